import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { useState } from 'react';
import { foldDiacritics } from '../../lib/format/fold-diacritics.ts';
import { useFirstMark } from './use-first-mark.ts';

/**
 * For a `Select` of names that offers something else too (no one, everybody): a typed part of a name and Enter choose
 * that name; those that start with it come first in their group. The text of the chosen option marks nothing: Mantine
 * shows the whole list then, and Enter would choose its first option.
 * @param fixed values of the options that are no names: found by the beginning of their label, after the names
 * @param chosen label of the chosen option
 */
export function useNameSearch(fixed: readonly string[], chosen: string | undefined) {
  const [searchValue, onSearchChange] = useState('');
  const isMarked = useFirstMark(searchValue, searchValue === '' || searchValue === chosen);
  const filter: OptionsFilter = ({ options, search, limit }) => found(options, { search, limit, fixed });
  return {
    searchable: true,
    searchValue,
    onSearchChange,
    selectFirstOptionOnChange: isMarked,
    allowDeselect: false,
    filter,
  };
}

interface Wanted {
  search: string;
  limit: number;
  fixed: readonly string[];
}

function found(options: ComboboxParsedItem[], { search, limit, fixed }: Wanted): ComboboxParsedItem[] {
  const wanted = foldDiacritics(search.trim());
  if (wanted === '') return options;
  const begins = ({ label }: { label: string }) => Number(foldDiacritics(label).startsWith(wanted));
  const isFixed = ({ value }: ComboboxItem) => fixed.includes(value);
  const pick = (matches: (item: ComboboxItem) => boolean) =>
    options.flatMap((option): ComboboxParsedItem[] => {
      if (!('items' in option)) return matches(option as ComboboxItem) ? [option] : [];
      const items = option.items.filter((item) => matches(item as ComboboxItem)).slice(0, limit);
      return items.length > 0 ? [{ ...option, items: items.toSorted((a, b) => begins(b) - begins(a)) }] : [];
    });
  const names = pick((item) => !isFixed(item) && foldDiacritics(item.label).includes(wanted));
  return [...names, ...pick((item) => isFixed(item) && begins(item) === 1)];
}

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../select/use-selection.ts';
import classes from './calendar.module.css';
import { FilterFields, FilterSearch, type FilterFieldsProps } from './filter-fields.tsx';
import { SelectButton } from './select-button.tsx';

interface FilterBarProps extends FilterFieldsProps {
  selection: Selection;
}

/** On a phone: the filters as a strip to swipe, and the button to select several shifts. */
export const FilterBar = memo(function FilterBar({ selection, ...fields }: FilterBarProps) {
  const { t } = useTranslation('schedule');
  return (
    <div className={classes.filters} role="group" aria-label={t('filters.label')}>
      <FilterSearch {...fields} />
      <FilterFields {...fields} />
      <SelectButton selection={selection} hasWords />
    </div>
  );
});

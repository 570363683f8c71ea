import { useEffect, useState } from 'react';

/**
 * `selectFirstOptionOnChange` of a searched field: true for one render, once the options of a typed text are drawn.
 * Mantine would mark the first option also when the text is emptied, or cleared by a choice: Enter would choose it.
 */
export function useFirstMark(search: string, isOff = search === ''): boolean {
  const [seen, setSeen] = useState(search);
  useEffect(() => setSeen(search), [search]);
  return !isOff && seen !== search;
}

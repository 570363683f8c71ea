import { languageCodes } from '@pamaina/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayWords } from '../../../lib/dates/read-days.ts';

/** The words with which people name days, of all languages: who reads one may type another. */
export function useDayWords(): DayWords {
  const { t } = useTranslation('finder');
  return useMemo(() => {
    const listOf = (key: 'today' | 'yesterday' | 'tomorrow' | 'last' | 'next') => t(`days.${key}`).split(', ');
    return {
      today: listOf('today'),
      yesterday: listOf('yesterday'),
      tomorrow: listOf('tomorrow'),
      last: listOf('last'),
      next: listOf('next'),
      // 1 January 2024 is a Monday.
      weekdays: Array.from({ length: 7 }, (_, day) => namesOf({ weekday: 'long' }, Date.UTC(2024, 0, day + 1))),
      months: Array.from({ length: 12 }, (_, month) => [
        ...namesOf({ month: 'long' }, Date.UTC(2024, month, 1)),
        // In a date some languages give it another case.
        ...namesOf({ month: 'long', day: 'numeric' }, Date.UTC(2024, month, 1)),
      ]),
    };
  }, [t]);
}

/** The name of the day or month in each language. */
const namesOf = (options: Intl.DateTimeFormatOptions, at: number): string[] =>
  languageCodes.map((language) => {
    const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(at);
    return parts.find(({ type }) => type === 'month' || type === 'weekday')?.value ?? '';
  });

import { workingTimeSheet } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';

export type Sheet = workingTimeSheet.WorkingTimeSheet;
export type Line = workingTimeSheet.SheetLine;

const KEY = 'working-time-sheet';

/** A month as query values. */
export function monthQuery(month: Month): { year: string; month: string } {
  const { year, month: number } = yearAndMonth(month);
  return { year: String(year), month: String(number) };
}

export const sheetQueries = {
  month: (month: Month) =>
    queryOptions({
      queryKey: [KEY, month],
      queryFn: ({ signal }) => call(workingTimeSheet.getWorkingTimeSheet, { query: monthQuery(month), signal }),
      staleTime: 0,
    }),
  signs: () =>
    queryOptions({
      queryKey: [KEY, 'signs'],
      queryFn: ({ signal }) => call(workingTimeSheet.getSheetSigns, { signal }),
      staleTime: 0,
    }),
};

/** A weekend or a public holiday: shaded, as in the calendar. */
export const isFree = ({ date, is_holiday }: Sheet['dates'][number]): boolean =>
  is_holiday || [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());

import { timesheets } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, callCounted } from '../../../lib/http/api-client.ts';
import { callAll } from '../../../lib/http/call-all.ts';
import { firstOfMonth, lastOfMonth, yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { useAction } from '../../../lib/http/use-action.ts';

export type Entry = timesheets.TimesheetEntry;

const KEY = 'timesheets';

export const timesheetQueries = {
  month: (month: Month) =>
    queryOptions({
      queryKey: [KEY, month],
      queryFn: ({ signal }) =>
        callAll((page) =>
          callCounted(timesheets.listTimesheets, {
            query: { start: firstOfMonth(month), end: lastOfMonth(month), page: String(page) },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  lock: (month: Month) => {
    const { year, month: number } = yearAndMonth(month);
    return queryOptions({
      queryKey: [KEY, 'lock', month],
      queryFn: ({ signal }) =>
        call(timesheets.getTimesheetLock, { query: { year: String(year), month: String(number) }, signal }),
    });
  },
  open: (month: Month) => {
    const { year, month: number } = yearAndMonth(month);
    return queryOptions({
      queryKey: [KEY, 'open', month],
      queryFn: ({ signal }) =>
        call(timesheets.listOpenTimesheets, { query: { year: String(year), month: String(number) }, signal }),
      staleTime: 0,
    });
  },
  history: (id: string) =>
    queryOptions({
      queryKey: [KEY, 'history', id],
      queryFn: ({ signal }) => call(timesheets.getTimesheetHistory, { params: { id }, signal }),
    }),
};

/** Locks a month in one of the ways; an error is shown, and the open items are reloaded. */
export function useLock(month: Month, onLocked: () => void) {
  const { t } = useTranslation('timesheets');
  const { run, isBusy } = useAction(timesheets.lockTimesheets, { done: t('locked'), onDone: onLocked });
  const { year, month: number } = yearAndMonth(month);
  const query = { year: String(year), month: String(number) };
  return { isBusy, send: (body: { take_schedule?: true; confirm?: string }) => run({ query, body }) };
}

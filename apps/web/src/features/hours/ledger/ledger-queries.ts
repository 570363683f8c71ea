import { ledger, type ReplyOf } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

export const ledgerQueries = {
  /** @param date any day of the viewed month; undefined: today */
  of: (date?: string) =>
    queryOptions({
      queryKey: ['ledger', date ?? 'today'],
      queryFn: ({ signal }) => call(ledger.getLedger, { query: date === undefined ? {} : { date }, signal }),
      placeholderData: keepPreviousData,
      // Parts of a page ask for it one after the other.
      staleTime: 5_000,
    }),
  /** One employee's hours on the way to the norm; `date` is any day of the viewed month. */
  course: (of: { employee_id: string; date: string }) =>
    queryOptions({
      queryKey: ['ledger', 'course', of],
      queryFn: ({ signal }) => call(ledger.getCourse, { query: of, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** @param of the number of months, and a day of the last one; without it, the months that the planner balances */
  fairness: (of?: { date: string; months: string }) =>
    queryOptions({
      queryKey: ['ledger', 'fairness', of ?? 'now'],
      queryFn: ({ signal }) => call(ledger.getFairness, { query: of ?? {}, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};

/** Less than a shift above or below the norm evens out by itself. Hours. */
const WORTH_TELLING = 8;

/** How many people end the period above and below the norm, and what that costs; null if nobody does. */
export function balanceOf({ people }: ReplyOf<typeof ledger.getLedger>) {
  const above = people.filter(({ overtime_hours }) => overtime_hours >= WORTH_TELLING).length;
  const below = people.filter(({ shortfall_hours }) => shortfall_hours >= WORTH_TELLING).length;
  const cents = people.reduce((sum, { forecast_cents }) => sum + (forecast_cents ?? 0), 0);
  return above + below === 0 ? null : { above, below, cents };
}

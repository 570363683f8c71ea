import { ledger, type ReplyOf } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

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
/** Cents; a rounding difference is not reported as a saving. */
const NOTHING = 100;

/** How many people end the period above and below the norm, and what that costs; null if nobody does. */
export function balanceOf({ people }: ReplyOf<typeof ledger.getLedger>) {
  const above = people.filter(({ overtime_hours }) => overtime_hours >= WORTH_TELLING).length;
  const below = people.filter(({ shortfall_hours }) => shortfall_hours >= WORTH_TELLING).length;
  const cents = people.reduce((sum, { forecast_cents }) => sum + (forecast_cents ?? 0), 0);
  return above + below === 0 ? null : { above, below, cents };
}

interface CostStory {
  text: string;
  /** Without hourly rates nobody knows. */
  isCosted: boolean;
}

/**
 * The cost of a period's hours, and how much of it no schedule avoids; null if there is nothing to report.
 * @param isProved it is read beside the proof that no schedule is better: says how both are true
 */
export function useCostStory(data: ReplyOf<typeof ledger.getLedger> | undefined, isProved = false): CostStory | null {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  if (data === undefined) return null;
  const balance = balanceOf(data);
  if (balance === null) return null;
  const { cents, ...counts } = balance;
  if (cents === 0) return { text: t('warning.uncosted', counts), isCosted: false };
  const story = t('warning.text', { ...counts, cost: format.money(cents) });
  const least = data.least_cents;
  if (least === null) return { text: story, isCosted: true };
  const saved = cents - least;
  const rest =
    saved < NOTHING
      ? t('warning.unavoidable')
      : t('warning.partly', { least: format.money(least), saved: format.money(saved) });
  const bridge = isProved && saved >= NOTHING ? [t('warning.bridge')] : [];
  return { text: [story, rest, ...bridge].join(' '), isCosted: true };
}

import type { analytics } from '@pamaina/contract';
import { weekStart } from '../../lib/dates/dates.ts';
import type { Period } from './analytics-queries.ts';

/** The totals of several consecutive days. */
export interface Span {
  /** The first day of the span. */
  start: string;
  end: string;
  needed: number;
  filled: number;
  hours: number;
  cost_cents: number;
}

/** The days of a period as its chart shows them: a month by days, a quarter by weeks, a year by months. */
export function groupDays(days: readonly analytics.Day[], period: Period): Span[] {
  const keyOf = (date: string) =>
    period === 'this_month' ? date : period === 'this_quarter' ? weekStart(date) : date.slice(0, 7);
  return [...Map.groupBy(days, ({ date }) => keyOf(date)).values()].map((group) => ({
    start: group[0]?.date ?? '',
    end: group.at(-1)?.date ?? '',
    needed: sum(group, 'needed'),
    filled: sum(group, 'filled'),
    hours: Math.round(sum(group, 'hours') * 100) / 100,
    cost_cents: sum(group, 'cost_cents'),
  }));
}

function sum(days: readonly analytics.Day[], field: 'needed' | 'filled' | 'hours' | 'cost_cents'): number {
  return days.reduce((total, day) => total + day[field], 0);
}

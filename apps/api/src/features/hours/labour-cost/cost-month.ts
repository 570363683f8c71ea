import { costTerms as terms, yearOf, type labourCost } from '@pamaina/contract';
import { addDays, datesBetween, mondayOf } from '../../../platform/time/zone.ts';
import { budgetOf, type StoredCostTerms } from '../../business/cost-terms/index.ts';
import {
  costOfLate,
  reckonCost,
  withoutRate,
  type Books,
  type CountedShift,
  type DateRange,
} from '../analytics/index.ts';
import { forecastOf, type ForecastFacts } from '../takings/index.ts';
import { hourlyRates } from './hourly-rates.ts';
import { takingsOf } from './takings-of.ts';

/** Plain data, so that a thread can be given it. */
export interface MonthFacts {
  books: Books<CountedShift>;
  costTerms: StoredCostTerms;
  month: DateRange;
  /** The month with its first and last week. */
  range: DateRange;
  today: string;
  /** What came in, in units of the currency. */
  known: readonly { date: string; value: number }[];
  forecast: ForecastFacts;
}

interface Day {
  date: string;
  minutes: number;
  /** Not rounded; of them the premiums for overtime. */
  cents: number;
  overtimeCents: number;
  /** Of the cents: for late changes. */
  lateCents: number;
  takings: number | null;
  is_expected: boolean;
}

/**
 * What the schedule of a month costs by day, beside takings and budgets. A task for a thread: plain data in and out.
 */
export function costMonth(facts: MonthFacts): labourCost.LabourCost {
  const { books, costTerms, month, range } = facts;
  const days = daysOf(facts);
  const ofMonth = days.filter(isInside(month));
  return {
    currency: books.team.currency,
    days: ofMonth.map(presentDay),
    total: sumOf(ofMonth),
    budgets: [month, ...weeksOf(range)].flatMap((span, at) => {
      const state = budgetState(costTerms, at === 0 ? 'month' : 'week', span, days.filter(isInside(span)));
      return state === null ? [] : [state];
    }),
    without_rate: withoutRate(books, month).size,
    rates: hourlyRates(books.team, costTerms, range),
    employer_share: terms.employerShareOf(costTerms.employer_shares, yearOf(month.end)),
  };
}

const isInside =
  ({ start, end }: DateRange) =>
  ({ date }: { date: string }) =>
    date >= start && date <= end;

function daysOf({ books, range, today, known, forecast }: MonthFacts): Day[] {
  const work = Map.groupBy(reckonCost(books, range), ({ shift }) => shift.date);
  const late = Map.groupBy(costOfLate(books, range), (change) => change.date);
  // What is over is known as far as it ever will be.
  const expected = range.end < today ? [] : forecastOf(forecast).days;
  const takingsOn = takingsOf(known, expected, today);
  return datesBetween(range.start, range.end).map((date): Day => {
    const own = work.get(date) ?? [];
    const lateCents = (late.get(date) ?? []).reduce((sum, { cents }) => sum + cents, 0);
    const { cents: takings, isExpected } = takingsOn(date);
    return {
      date,
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
      cents: own.reduce((sum, { cents }) => sum + cents, lateCents),
      lateCents,
      overtimeCents: own.reduce((sum, { overtimeCents }) => sum + overtimeCents, 0),
      takings,
      is_expected: isExpected,
    };
  });
}

/** The cost of days divided by their takings; null: there are none. */
export const shareOf = (cents: number, takings: number | null): number | null =>
  takings === null || takings <= 0 ? null : cents / takings;

const hoursOf = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

function presentDay({ date, minutes, cents, lateCents, takings, is_expected }: Day): labourCost.CostDay {
  const cost = Math.round(cents);
  return {
    date,
    hours: hoursOf(minutes),
    cost_cents: cost,
    late_cents: Math.round(lateCents),
    takings_cents: takings,
    share: shareOf(cost, takings),
    is_expected,
  };
}

/** The share is that of the days whose takings are known or expected. */
function sumOf(days: readonly Day[]): labourCost.LabourCost['total'] {
  const known = days.filter(({ takings }) => takings !== null);
  const takings = known.length === 0 ? null : known.reduce((sum, day) => sum + (day.takings ?? 0), 0);
  return {
    hours: hoursOf(days.reduce((sum, { minutes }) => sum + minutes, 0)),
    cost_cents: costOf(days),
    late_cents: Math.round(days.reduce((sum, { lateCents }) => sum + lateCents, 0)),
    takings_cents: takings,
    share: shareOf(costOf(known), takings),
  };
}

const costOf = (days: readonly Day[]) => Math.round(days.reduce((sum, { cents }) => sum + cents, 0));

/** The weeks of a range that begins on a Monday and ends on a Sunday. */
const weeksOf = ({ start, end }: DateRange): DateRange[] =>
  datesBetween(start, end)
    .filter((date) => mondayOf(date) === date)
    .map((monday) => ({ start: monday, end: addDays(monday, 6) }));

/** A month or week against its budget; null: it has none. */
export function budgetState(
  terms: StoredCostTerms,
  per: 'month' | 'week',
  { start, end }: DateRange,
  days: readonly Day[],
): labourCost.BudgetState | null {
  const budget = budgetOf(terms, per, start);
  if (budget === null) return null;
  const { percent, planning } = budget;
  const takings = days.some(({ takings: of, cents }) => of === null && cents > 0) ? null : sumOf(days).takings_cents;
  const budget_cents =
    percent === null ? budget.cents : takings === null ? null : Math.round((takings * percent) / 100);
  const cost = costOf(days);
  const over = budget_cents === null ? null : Math.max(0, cost - budget_cents);
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  return {
    per,
    start,
    end,
    planning,
    percent,
    budget_cents,
    cost_cents: cost,
    over_cents: over,
    overtime_cents: Math.round(days.reduce((sum, { overtimeCents }) => sum + overtimeCents, 0)),
    hours_over: over === null ? null : over === 0 ? 0 : Math.ceil(((over / cost) * minutes) / 15) / 4,
  };
}

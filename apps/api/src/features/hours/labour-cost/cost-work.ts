import { monthOf, type labourCost } from '@pamaina/contract';
import type { Reckoned } from '@pamaina/engine';
import { datesBetween } from '../../../platform/time/zone.ts';
import {
  costOfLate,
  ownerOf,
  reckonCost,
  withoutRate,
  type Books,
  type CountedShift,
  type DateRange,
  type Work,
} from '../analytics/index.ts';
import { shareOf } from './cost-month.ts';
import { compareHours, type DayHours, type HourFacts } from './compare-hours.ts';

/** Plain data, so that a thread can be given it. */
export interface WorkedFacts extends HourFacts {
  /** What was clocked; `beside` are the published days that nobody clocked and that count as scheduled. */
  books: Books;
  planned: readonly CountedShift[];
  range: DateRange;
  /** What came in, in units of the currency. */
  takings: readonly { date: string; value: number }[];
}

/** Of a day: minutes and unrounded cents. */
interface Sums {
  planned: number;
  planned_cents: number;
  worked: number;
  worked_cents: number;
  late_cents: number;
  takings: number | null;
  hours: DayHours | null;
}

/** What was worked and what it cost, by day. A task for a thread: plain data in and out. */
export function costWork(facts: WorkedFacts): labourCost.WorkedCost {
  const { books, planned, range } = facts;
  const isInside = ({ shift }: Reckoned<Work>) => shift.date >= range.start && shift.date <= range.end;
  const plannedCost = reckonCost({ ...books, work: planned, beside: [] }, range).filter(isInside);
  const clocked = reckonCost({ ...books, work: withRoles(books.work, planned) }, range).filter(isInside);
  const clockedDates = new Set(clocked.filter(({ minutes }) => minutes > 0).map(({ shift }) => shift.date));
  const worked = [...clocked, ...asScheduled(books, plannedCost, clockedDates)];
  const hours = compareHours(
    facts,
    worked.map(({ shift }) => shift),
  );
  const [plan, work] = [byDate(plannedCost), byDate(worked)];
  const late = Map.groupBy(costOfLate(books, range), (change) => change.date);
  const came = Map.groupBy(facts.takings, ({ date }) => date);
  const days = datesBetween(range.start, range.end).map((date) => {
    const rows = came.get(date);
    const lateCents = (late.get(date) ?? []).reduce((sum, { cents }) => sum + cents, 0);
    const sums: Sums = {
      planned: minutesOf(plan.get(date)),
      planned_cents: centsOf(plan.get(date)),
      worked: minutesOf(work.get(date)),
      worked_cents: centsOf(work.get(date)) + lateCents,
      late_cents: lateCents,
      takings: rows === undefined ? null : Math.round(rows.reduce((sum, { value }) => sum + value, 0) * 100),
      hours: hours.days.get(date) ?? null,
    };
    return { date, sums, is_as_planned: !clockedDates.has(date) };
  });
  return {
    currency: facts.books.team.currency,
    ...range,
    days: days.map(({ date, sums, is_as_planned }) => ({ date, is_as_planned, ...present([sums]) })),
    hours: hours.average,
    total: present(days.map(({ sums }) => sums)),
    months: [...Map.groupBy(days, ({ date }) => monthOf(date))].map(([month, own]) => ({
      month,
      ...present(own.map(({ sums }) => sums)),
    })),
    without_rate: withoutRate({ ...books, work: [...books.work, ...planned] }, range).size,
  };
}

/** Entries have no role: that of the person's shift on the day counts, and without one the first of the employee. */
function withRoles(work: readonly Work[], planned: readonly CountedShift[]): Work[] {
  const roles = new Map(planned.map((shift) => [keyOf(shift), shift.role]));
  return work.map((one) => ({ ...one, role: roles.get(keyOf(one)) ?? one.role }));
}

const keyOf = ({ isGone, person, date }: Work) => `${date} ${ownerOf(isGone, person)}`;

/** The published shifts of days that nobody clocked, and of who clocks nothing, as they were planned. */
function asScheduled(
  { beside = [] }: Books,
  planned: readonly Reckoned<CountedShift>[],
  clockedDates: ReadonlySet<string>,
): Reckoned<CountedShift>[] {
  const unclocked = new Set(beside.map(keyOf));
  return planned.filter(
    ({ shift }) => shift.isPublished && (!clockedDates.has(shift.date) || unclocked.has(keyOf(shift))),
  );
}

const byDate = (list: readonly Reckoned<Work>[]) => Map.groupBy(list, ({ shift }) => shift.date);

const minutesOf = (list: readonly Reckoned<Work>[] = []) => list.reduce((sum, { minutes }) => sum + minutes, 0);

const centsOf = (list: readonly Reckoned<Work>[] = []) => list.reduce((sum, { cents }) => sum + cents, 0);

/**
 * The share is that of the days on which anybody worked and whose takings are known: where something came in and nobody
 * worked, the hours aren't known. Over and short are those of the days that are known by hour.
 */
function present(days: readonly Sums[]): Omit<labourCost.WorkedDay, 'date' | 'is_as_planned'> {
  const add = (of: (day: Sums) => number) => days.reduce((sum, day) => sum + of(day), 0);
  const known = days.filter(({ takings }) => takings !== null);
  const takings = known.length === 0 ? null : known.reduce((sum, day) => sum + (day.takings ?? 0), 0);
  const shared = known.filter(({ worked }) => worked > 0);
  const compared = days.flatMap(({ hours }) => (hours === null ? [] : [hours]));
  const quarters = (of: (hours: DayHours) => number) =>
    compared.length === 0 ? null : compared.reduce((sum, hours) => sum + of(hours), 0) / 4;
  return {
    planned_hours: hundredths(add(({ planned }) => planned) / 60),
    planned_cents: Math.round(add(({ planned_cents }) => planned_cents)),
    worked_hours: hundredths(add(({ worked }) => worked) / 60),
    worked_cents: Math.round(add(({ worked_cents }) => worked_cents)),
    late_cents: Math.round(add(({ late_cents }) => late_cents)),
    takings_cents: takings,
    share: shareOf(
      Math.round(shared.reduce((sum, { worked_cents }) => sum + worked_cents, 0)),
      shared.length === 0 ? null : shared.reduce((sum, day) => sum + (day.takings ?? 0), 0),
    ),
    over_hours: quarters(({ over }) => over),
    short_hours: quarters(({ short }) => short),
  };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

import type { BodyOf, repair } from '@pamaina/contract';
import type { Problem } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import { addDays, datesBetween, dayStart, localOf, readInstant } from '../../platform/time/zone.ts';

/** A time at which one or several employees are away, in milliseconds since 1970. */
export interface Absence {
  /** At least one. */
  people: readonly string[];
  startsAt: number;
  endsAt: number;
  /** The end is not known yet: the days are kept free until `endsAt`. */
  isOpen: boolean;
}

const DAYS_MAX = 62;
/** How long the days are kept free when the end is unknown: the longest time off. */
const OPEN_DAYS = 366;

/**
 * The absence in a request. @throws `invalid` for unknown employees, an end before the start, and more than two months
 */
export async function readAbsence(
  tx: Tx,
  { time_zone: zone }: { id: string; time_zone: string },
  { employee_id, others, start, end }: BodyOf<typeof repair.proposeRepair>,
): Promise<Absence> {
  const people = [employee_id, ...others];
  const rows = await tx.selectFrom('employee').select('id').where('id', 'in', people).execute();
  const known = new Set(rows.map(({ id }) => id));
  if (!known.has(employee_id)) throw fieldProblem('employee_id', 'employee_unknown');
  if (known.size < people.length) throw fieldProblem('others', 'employee_unknown');
  const isDay = (value: string) => value.length === 10;
  const startsAt = isDay(start) ? dayStart(zone, start) : readInstant(zone, start);
  if (end == null) {
    const endsAt = dayStart(zone, addDays(localOf(zone, startsAt).date, OPEN_DAYS));
    return { people, startsAt, endsAt, isOpen: true };
  }
  const endsAt = isDay(end) ? dayStart(zone, addDays(end, 1)) : readInstant(zone, end);
  if (endsAt <= startsAt) throw fieldProblem('end', 'end_before_start');
  if (endsAt - startsAt > DAYS_MAX * 86_400_000) throw fieldProblem('end', 'range_long');
  return { people, startsAt, endsAt, isOpen: false };
}

/**
 * The months that an absence overlaps, `YYYY-MM`, in order; where its end is not known, the first and those with shifts
 * of the absent.
 */
export async function monthsOf(tx: Tx, absence: Absence, zone: string): Promise<string[]> {
  const { people, startsAt, endsAt, isOpen } = absence;
  if (isOpen) {
    const rows = await tx
      .selectFrom('shift')
      .select('date')
      .distinct()
      .where('employee_id', 'in', people)
      .where('ends_at', '>', new Date(startsAt).toISOString())
      .where('starts_at', '<', new Date(endsAt).toISOString())
      .execute();
    const dates = [localOf(zone, startsAt).date, ...rows.map(({ date }) => date)];
    return [...new Set(dates.map((date) => date.slice(0, 7)))].sort();
  }
  const dates = datesBetween(localOf(zone, startsAt).date, localOf(zone, endsAt - 1).date);
  return [...new Set(dates.map((date) => date.slice(0, 7)))];
}

/** The problem with the absence added; null: no employee is away. */
export function withAbsence(problem: Problem, absence: Absence | null): Problem {
  if (absence === null) return problem;
  const { people, startsAt, endsAt } = absence;
  const block = { start: startsAt / 60_000, end: endsAt / 60_000, source: 'ill' as const };
  return {
    ...problem,
    people: problem.people.map((person) =>
      people.includes(person.id) ? { ...person, blocks: [...person.blocks, block] } : person,
    ),
  };
}

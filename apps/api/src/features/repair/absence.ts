import type { BodyOf, repair } from '@pamaina/contract';
import type { Problem } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import { addDays, datesBetween, dayStart, localOf, readInstant } from '../../platform/time/zone.ts';

/** A time at which one person or several cannot work, in milliseconds since 1970. */
export interface Absence {
  /** At least one. */
  people: readonly string[];
  startsAt: number;
  endsAt: number;
}

const DAYS_MAX = 62;

/** What a call says of an absence. @throws `invalid` for unknown people, an end before the start, and more than two months */
export async function readAbsence(
  tx: Tx,
  { id: projectId, time_zone: zone }: { id: string; time_zone: string },
  { employee_id, others, start, end }: BodyOf<typeof repair.proposeRepair>,
): Promise<Absence> {
  const people = [employee_id, ...others];
  const rows = await tx
    .selectFrom('employee')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', people)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  if (!known.has(employee_id)) throw fieldProblem('employee_id', 'employee_unknown');
  if (known.size < people.length) throw fieldProblem('others', 'employee_unknown');
  const isDay = (value: string) => value.length === 10;
  const startsAt = isDay(start) ? dayStart(zone, start) : readInstant(zone, start);
  const endsAt = isDay(end) ? dayStart(zone, addDays(end, 1)) : readInstant(zone, end);
  if (endsAt <= startsAt) throw fieldProblem('end', 'end_before_start');
  if (endsAt - startsAt > DAYS_MAX * 86_400_000) throw fieldProblem('end', 'range_long');
  return { people, startsAt, endsAt };
}

/** The months that an absence touches, `YYYY-MM`, in order. */
export function monthsOf({ startsAt, endsAt }: Absence, zone: string): string[] {
  const dates = datesBetween(localOf(zone, startsAt).date, localOf(zone, endsAt - 1).date);
  return [...new Set(dates.map((date) => date.slice(0, 7)))];
}

/** The problem as it is with the absence in it; null: nobody is away. */
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

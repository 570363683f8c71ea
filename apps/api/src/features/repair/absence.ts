import type { BodyOf, repair } from '@pamaina/contract';
import type { Problem } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import { addDays, datesBetween, dayStart, localOf, readInstant } from '../../platform/time/zone.ts';

/** A time at which somebody cannot work, in milliseconds since 1970. */
export interface Absence {
  employeeId: string;
  startsAt: number;
  endsAt: number;
}

const DAYS_MAX = 62;

/** What a call says of an absence. @throws `invalid` for an unknown person, an end before the start, and more than two months */
export async function readAbsence(
  tx: Tx,
  { id: projectId, time_zone: zone }: { id: string; time_zone: string },
  { employee_id, start, end }: BodyOf<typeof repair.proposeRepair>,
): Promise<Absence> {
  const employee = await tx
    .selectFrom('employee')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', employee_id)
    .executeTakeFirst();
  if (!employee) throw fieldProblem('employee_id', 'employee_unknown');
  const isDay = (value: string) => value.length === 10;
  const startsAt = isDay(start) ? dayStart(zone, start) : readInstant(zone, start);
  const endsAt = isDay(end) ? dayStart(zone, addDays(end, 1)) : readInstant(zone, end);
  if (endsAt <= startsAt) throw fieldProblem('end', 'end_before_start');
  if (endsAt - startsAt > DAYS_MAX * 86_400_000) throw fieldProblem('end', 'range_long');
  return { employeeId: employee.id, startsAt, endsAt };
}

/** The months that an absence touches, `YYYY-MM`, in order. */
export function monthsOf({ startsAt, endsAt }: Absence, zone: string): string[] {
  const dates = datesBetween(localOf(zone, startsAt).date, localOf(zone, endsAt - 1).date);
  return [...new Set(dates.map((date) => date.slice(0, 7)))];
}

/** The problem as it is with the absence in it; null: nobody is away. */
export function withAbsence(problem: Problem, absence: Absence | null): Problem {
  if (absence === null) return problem;
  const { employeeId, startsAt, endsAt } = absence;
  const block = { start: startsAt / 60_000, end: endsAt / 60_000, source: 'self' as const };
  return {
    ...problem,
    people: problem.people.map((person) =>
      person.id === employeeId ? { ...person, blocks: [...person.blocks, block] } : person,
    ),
  };
}

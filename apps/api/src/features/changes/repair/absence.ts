import { monthOf } from '@pamaina/contract';
import { absenceTypes, type BodyOf, type repair } from '@pamaina/contract';
import type { Problem } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { chosenLeaveType, type StoredLeave } from '../leave-types/index.ts';
import { withAway } from '../../plan/planning-input/index.ts';
import { readAbsenceSpan, refuseTaken, type AbsenceSpan } from '../time-off/index.ts';

/** A time at which one or several employees are away. */
export interface Absence extends AbsenceSpan, StoredLeave {
  /** At least one. */
  people: readonly string[];
  /** Only managers read it. */
  note: string | null;
}

/**
 * The absence in a request. @throws `invalid` for unknown employees, an end before the start, and more than a year;
 * `time_off_overlaps` on days of other time off, unless it is an illness
 */
export async function readAbsence(
  tx: Tx,
  { time_zone: zone }: { id: string; time_zone: string },
  { employee_id, others, start, end, type, note }: BodyOf<typeof repair.proposeRepair>,
): Promise<Absence> {
  const people = [employee_id, ...others];
  const rows = await tx.selectFrom('employee').select('id').where('id', 'in', people).execute();
  const known = new Set(rows.map(({ id }) => id));
  if (!known.has(employee_id)) throw fieldProblem('employee_id', 'employee_unknown');
  if (known.size < people.length) throw fieldProblem('others', 'employee_unknown');
  const span = readAbsenceSpan(zone, { start, end: end ?? null });
  const leave = await chosenLeaveType(tx, type);
  if (leave.type !== 'sick_leave') await refuseTaken(tx, zone, { people, ...span });
  return { ...span, people, ...leave, note: note || null };
}

/** The months that an absence concerns, `YYYY-MM`, in order: its first, and those with shifts of the absent. */
export async function monthsOf(
  tx: Tx,
  { people, startsAt, endsAt }: Pick<Absence, 'people' | 'startsAt' | 'endsAt'>,
  zone: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('shift')
    .select('date')
    .distinct()
    .where('employee_id', 'in', people)
    .where('ends_at', '>', new Date(startsAt).toISOString())
    .where('starts_at', '<', new Date(endsAt).toISOString())
    .execute();
  const dates = [localOf(zone, startsAt).date, ...rows.map(({ date }) => date)];
  return [...new Set(dates.map((date) => monthOf(date)))].sort();
}

/** The problem with the absence added; null: no employee is away. */
export function withAbsence(problem: Problem, absence: Absence | null): Problem {
  if (absence === null) return problem;
  const { people, type } = absence;
  const source = type === 'sick_leave' ? 'ill' : 'time_off';
  return withAway(problem, { people, times: [absence], source, isLeave: absenceTypes[type].isLeave });
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/ground/hook.ts';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';

export interface EmploymentDays {
  employeeId: string;
  /** Null: no such day. */
  firstDay: string | null;
  lastDay: string | null;
  /** The user who sets them. */
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Before the first or last day of an employee changes, in the same transaction and with the employee locked: shifts on
 * days without a contract are released.
 */
export const employmentNarrows = createHook<[tx: Tx, days: EmploymentDays]>('employmentNarrows');

/** The dates outside of the days on which the employee has worked: shifts that have begun, and clock entries. */
export async function workedOutside(
  tx: Tx,
  { employeeId, firstDay, lastDay, now }: Omit<EmploymentDays, 'actor'>,
): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    select distinct date from (
      select date from shift
      where project_id = ${tx.projectId} and employee_id = ${employeeId} and starts_at <= ${new Date(now).toISOString()}
      union all
      select date from time_entry
      where project_id = ${tx.projectId} and employee_id = ${employeeId} and state <> 'void'
    ) as work where date < ${firstDay}::date or date > ${lastDay}::date order by date`.execute(tx);
  return rows.map(({ date }) => date);
}

/** Releases the shifts that the new days leave outside. @throws `invalid` where such a day was worked */
export async function narrowEmployment(tx: Tx, days: EmploymentDays): Promise<void> {
  const [worked] = await workedOutside(tx, days);
  if (worked !== undefined)
    throw days.firstDay !== null && worked < days.firstDay
      ? fieldProblem('first_day', 'worked_before')
      : fieldProblem('last_day', 'worked_after');
  await employmentNarrows(tx, days);
}

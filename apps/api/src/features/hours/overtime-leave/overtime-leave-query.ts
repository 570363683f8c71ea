import type { overtimeLeave } from '@pamaina/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { readableItems } from '../../../platform/database/stored-json.ts';
import { ProblemError, fieldProblem } from '../../../platform/ground/problem-error.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import type { member, ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { workDayMinutes } from '../../changes/time-off/index.ts';
import { findProject } from '../../access/projects/index.ts';

/** As clients see it, with the leave in working days of the person's contract. */
function overtimeLeaveQuery(tx: Tx) {
  return tx
    .selectFrom('overtime_leave')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.project_id', '=', 'overtime_leave.project_id')
        .onRef('employee.id', '=', 'overtime_leave.employee_id'),
    )
    .select(['overtime_leave.id', 'employee_id', 'employee.name as employee_name', 'parts', 'leave_minutes'])
    .select(['status', 'decision_note', 'overtime_leave.version'])
    .select([
      sql<number>`extract(year from month)::integer`.as('year'),
      sql<number>`extract(month from month)::integer`.as('month'),
      sql<number>`round(leave_minutes / ${workDayMinutes}, 2)::float8`.as('leave_days'),
    ]);
}

/** One of them. @throws `not_found` alike for none, another project's, and a colleague's when `employeeId` is given */
export async function findOvertimeLeave(
  tx: Tx,
  { id, employeeId }: { id: string; employeeId?: string },
): Promise<overtimeLeave.OvertimeLeave> {
  let query = overtimeLeaveQuery(tx).where('overtime_leave.id', '=', id.toLowerCase());
  if (employeeId !== undefined) query = query.where('employee_id', '=', employeeId);
  const found = await query.executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return withParts(found);
}

type Leave = overtimeLeave.OvertimeLeave;

const Parts = readableItems(z.object({ multiplier: z.number(), minutes: z.number() }));

/** Which hours become leave, by how much each counts; those that can't be read are left out. */
export const readParts = (stored: unknown): Leave['parts'] => Parts.parse(stored);

const withParts = <Row extends { parts: unknown }>(row: Row) => ({ ...row, parts: readParts(row.parts) });

/** What the history tells of it. */
export const activityDetails = ({
  id,
  employee_id,
  employee_name,
  year,
  month,
  parts,
  leave_minutes,
  status,
}: Leave) => ({
  id,
  employee_id,
  employee_name,
  year,
  month,
  parts,
  leave_minutes,
  status,
});

/** What a notification tells of it. */
export const factsOf = ({ year, month, leave_minutes }: Leave) => ({
  year,
  month,
  minutes: leave_minutes,
});

/** Whose hours: an employee's own, whatever is asked for; a manager names somebody. @throws `invalid` */
export function personOfLeave(caller: ReturnType<typeof member>, named: string | undefined): string {
  const id = caller.role === 'manager' ? named : employeeOf(caller);
  if (id === undefined) throw fieldProblem('employee_id', 'required');
  return id;
}

/** Requests for the months of a year, and whatever waits for an answer; the newest month first. */
export async function listOvertimeLeave(
  call: ProjectCall<typeof overtimeLeave.listOvertimeLeave>,
): Promise<overtimeLeave.OvertimeLeave[]> {
  const caller = call.caller;
  const { role } = caller;
  const { tx } = call;
  const { time_zone } = await findProject(tx);
  const year = call.query.year ?? Number(localOf(time_zone, call.now).date.slice(0, 4));
  const found = overtimeLeaveQuery(tx)
    .where(sql<boolean>`(status = 'pending' or month between ${`${year}-01-01`} and ${`${year}-12-31`})`)
    .orderBy('overtime_leave.month', 'desc')
    .orderBy('overtime_leave.requested_at', 'desc');
  const rows = await (role === 'manager' ? found : found.where('employee_id', '=', employeeOf(caller))).execute();
  return rows.map(withParts);
}

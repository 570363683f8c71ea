import type { timeOff } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { addDays, dayStart } from '../../../platform/time/zone.ts';
import { folded } from '../../../platform/database/folded.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { Page, type ProjectCall } from '../../../platform/http/route.ts';

/** The code of an absence's type, and the name of one of the business. */
export const leaveOf = [
  sql<string>`coalesce(time_off.leave_code, time_off.type)`.as('type'),
  sql<string | null>`(select own.name from leave_type own
    where own.project_id = time_off.project_id and own.type = time_off.leave_code)`.as('type_name'),
] as const;

/**
 * The project's time off as clients see it, with the employee's name; the date of the request is local. Only a manager
 * gets the manager's note.
 */
export function timeOffQuery(tx: Tx, reader: Caller['role'] = 'employee') {
  return tx
    .selectFrom('time_off')
    .innerJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'time_off.project_id').onRef('employee.id', '=', 'time_off.employee_id'),
    )
    .innerJoin('project', 'project.id', 'time_off.project_id')
    .select([
      'time_off.id',
      'time_off.employee_id',
      'employee.name as employee_name',
      'time_off.type as counts_as',
      'time_off.start_date',
      'time_off.end_date',
      'time_off.starts_at',
      'time_off.ends_at',
      'time_off.reason',
      'time_off.status',
      sql<string>`local_time(time_off.requested_at, project.time_zone)::date`.as('requested_date'),
      'time_off.decision_note',
      'time_off.decided_by',
      'time_off.is_open',
      'time_off.version',
    ])
    .select([...leaveOf])
    .select(sql<string | null>`case when ${reader === 'manager'} then time_off.manager_note end`.as('manager_note'));
}

/** One of them. @throws `not_found` alike for none, another project's, and a colleague's when `employeeId` is given */
export async function findTimeOff(
  tx: Tx,
  { id, employeeId, reader }: { id: string; employeeId?: string; reader?: Caller['role'] },
): Promise<timeOff.TimeOff> {
  let query = timeOffQuery(tx, reader).where('time_off.id', '=', id.toLowerCase());
  if (employeeId !== undefined) query = query.where('time_off.employee_id', '=', employeeId);
  const found = await query.executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}

type Details = Pick<
  timeOff.TimeOff,
  'id' | 'employee_id' | 'employee_name' | 'type' | 'start_date' | 'end_date' | 'status'
>;

/**
 * What the history stores of a request. Its reason and the manager's note may reveal an illness, so they are left out.
 */
export function activityDetails({
  id,
  employee_id,
  employee_name,
  type,
  start_date,
  end_date,
  status,
}: Details): Details {
  return { id, employee_id, employee_name, type, start_date, end_date, status };
}

/** Time off from local midnight to local midnight, as instants. */
export function spanOf(
  zone: string,
  { start_date, end_date }: Pick<timeOff.TimeOff, 'start_date' | 'end_date'>,
): { starts_at: string; ends_at: string } {
  return {
    starts_at: new Date(dayStart(zone, start_date)).toISOString(),
    ends_at: new Date(dayStart(zone, addDays(end_date, 1))).toISOString(),
  };
}

/** A page of requests: a manager sees all, an employee the own. Pending ones are in the order of their days. */
export async function listTimeOff(call: ProjectCall<typeof timeOff.listTimeOff>) {
  const caller = call.caller;
  const { status, name } = call.query;
  const { tx } = call;
  let query = timeOffQuery(tx, caller.role);
  if (caller.role === 'employee') query = query.where('time_off.employee_id', '=', employeeOf(caller));
  if (status !== undefined) query = query.where('time_off.status', '=', status);
  if (name !== undefined)
    query = query.where(sql<boolean>`position(${folded(sql.val(name))} in ${folded(sql.ref('employee.name'))}) > 0`);
  const direction = status === 'pending' ? 'asc' : 'desc';
  const ordered = query.orderBy('time_off.start_date', direction).orderBy('time_off.id', direction);
  return new Page(await pageOf(tx, ordered, call.query));
}

/** Pending requests, earliest start first. No employee has two for one day, so the list stays short. */
export async function listPendingTimeOff(call: ProjectCall<typeof timeOff.listPendingTimeOff>) {
  const { tx } = call;
  return timeOffQuery(tx, 'manager')
    .where('time_off.status', '=', 'pending')
    .orderBy('time_off.start_date')
    .orderBy('time_off.id')
    .execute();
}

/**
 * How many requests for time off and for leave instead of overtime pay are pending, as part of a statement. @param
 * employeeId of one person; everybody's with null
 */
export function pendingTimeOffCount(tx: Tx, employeeId: string | null = null): RawBuilder<number> {
  return sql<number>`(select count(*) from (
      select employee_id from (${pendingTimeOff(tx)}) as days
      union all
      select employee_id from (${pendingOvertimeLeave(tx)}) as leave
    ) as pending
    where ${employeeId}::text is null or employee_id = ${employeeId})`;
}

/** Everybody's pending requests for time off, with the first day that each is about, as part of a statement. */
export const pendingTimeOff = (tx: Tx): RawBuilder<unknown> => sql`
  select employee_id, start_date as date from time_off where project_id = ${tx.projectId} and status = 'pending'`;

/**
 * Everybody's pending requests for leave instead of overtime pay, and when they were written, as part of a statement:
 * no days off are chosen yet.
 */
export const pendingOvertimeLeave = (tx: Tx): RawBuilder<unknown> => sql`
  select employee_id, requested_at from overtime_leave where project_id = ${tx.projectId} and status = 'pending'`;

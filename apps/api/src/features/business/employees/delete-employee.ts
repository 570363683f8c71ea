import type { employees } from '@pamaina/contract';
import { sql } from 'kysely';
import { releaseIdentities } from '../../../platform/auth/accounts.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/ground/hook.ts';
import { recordActivities, recordActivity } from '../../access/activity/index.ts';
import { withdrawNoticesOf } from '../../messages/notifications/index.ts';
import { planningFactsChanged, releaseOwnLogins } from '../../access/projects/index.ts';
import { beganOn } from '../../../platform/database/began-on.ts';

/**
 * Deletes an employee with login and sessions and frees the ID. A
 * login that the employee registered only leaves the team.
 * @throws `not_found`
 */
export async function deleteEmployee(call: ProjectCall<typeof employees.deleteEmployee>): Promise<void> {
  const { username } = call.caller;
  const { id } = call.params;
  const { tx } = call;
  // The lock prevents scheduling the employee in between.
  const employee = await tx
    .selectFrom('employee')
    .select(['name', 'identity_key'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!employee) throw new ProblemError('not_found');
  const { name } = employee;
  await employeeLeaves(tx, { employeeId: id, name, actor: username, now: call.now });
  await withdrawNoticesOf(tx, [id]);
  const kept = await releaseOwnLogins(tx, id);
  await tx.deleteFrom('employee').where('id', '=', id).execute();
  if (!kept.has(employee.identity_key)) await releaseIdentities(tx, [employee.identity_key]);
  // Warnings of colleagues' shifts that involve the employee no longer apply, and contain the name.
  await planningFactsChanged(tx, 'all');
  const details = { id, name };
  await recordActivity(tx, { action_type: 'employee.deleted', actor: username, details });
}

export interface Leaver {
  employeeId: string;
  name: string;
  /** The user who deletes them. */
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Before an employee's row is deleted, in the same transaction: whatever refers to them is ended or released. */
export const employeeLeaves = createHook<[tx: Tx, leaver: Leaver]>('employeeLeaves');

/**
 * Gives an employee who is about to be deleted the number that replaces the name if the personal data is erased one
 * day, and stores what payroll needs to know about them; signs of days only up to `now`, in epoch milliseconds.
 */
export async function rememberFormer(tx: Tx, { employeeId, name, now }: Leaver): Promise<void> {
  // The second of two concurrent deletions numbers after the first.
  await sql`select from project where id = ${tx.projectId} for no key update`.execute(tx);
  await sql`
    insert into former_employee (project_id, number, employee_id, name, since, terms)
    select ${tx.projectId}, coalesce(max(number), 0) + 1, ${employeeId}, ${name}, max(left_at) filter (where employee_id = ${employeeId}), (
      select jsonb_build_object(
        'hourly_rate_cents', hourly_rate_cents, 'contract_hours_per_week', contract_hours_per_week,
        'has_reduced_norm', has_reduced_norm, 'work_days_per_week', work_days_per_week,
        'rest_weekdays', case when regime = 'fixed' then rest_weekdays else '{}' end,
        'join_date', ${beganOn(sql`time_zone`)}, 'last_day', last_day,
        'absences', (
          select coalesce(jsonb_agg(jsonb_build_object('type', type, 'leave_code', leave_code, 'from', start_date, 'to', end_date,
            'minutes', minutes_between(starts_at, ends_at), 'scheduled', scheduled)), '[]')
          from time_off where time_off.project_id = employee.project_id and time_off.employee_id = employee.id and status = 'approved'
        ),
        'marks', (
          select coalesce(jsonb_object_agg(date, kind), '{}') from sheet_mark
          where sheet_mark.project_id = employee.project_id and sheet_mark.employee_id = employee.id
            and date <= local_time(to_timestamp(${now / 1000}), time_zone)::date
        ),
        'overtime_leave', (
          select coalesce(jsonb_agg(jsonb_build_object('month', month, 'minutes', leave_minutes) order by month), '[]') from overtime_leave
          where overtime_leave.project_id = employee.project_id and overtime_leave.employee_id = employee.id and status = 'approved'
        ))
      from employee join project on project.id = employee.project_id
      where employee.project_id = ${tx.projectId} and employee.id = ${employeeId}
    )
    from former_employee where project_id = ${tx.projectId}`.execute(tx);
}

/**
 * Deletes employees on whom nothing was built, with logins that nobody used: nothing has to be released, and payroll
 * need not know them. Their numbers are kept, so that their data can be erased. The caller has locked their rows
 * and then the project.
 */
export async function deleteUnused(tx: Tx, people: readonly { id: string; name: string }[], actor: string) {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await withdrawNoticesOf(tx, ids);
  await sql`
    insert into former_employee (project_id, number, employee_id, name, since)
    select ${tx.projectId}, row_number() over (order by id) + (
        select coalesce(max(number), 0) from former_employee where project_id = ${tx.projectId}
      ), id, name, (
        select max(left_at) from former_employee where project_id = ${tx.projectId} and employee_id = employee.id
      )
    from employee where project_id = ${tx.projectId} and id = any(${ids})`.execute(tx);
  const gone = await tx.deleteFrom('employee').where('id', 'in', ids).returning('identity_key').execute();
  await releaseIdentities(
    tx,
    gone.map(({ identity_key }) => identity_key),
  );
  await planningFactsChanged(tx, 'all');
  await recordActivities(
    tx,
    people.map(({ id, name }) => ({ action_type: 'employee.deleted', actor, details: { id, name } })),
  );
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Leaver } from './employee-leaves.ts';

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
        'join_date', coalesce(first_day, (employee.created_at at time zone time_zone)::date), 'last_day', last_day,
        'absences', (
          select coalesce(jsonb_agg(jsonb_build_object('type', type, 'from', start_date, 'to', end_date, 'scheduled', scheduled)), '[]')
          from time_off where time_off.project_id = employee.project_id and time_off.employee_id = employee.id and status = 'approved'
        ),
        'marks', (
          select coalesce(jsonb_object_agg(date, kind), '{}') from sheet_mark
          where sheet_mark.project_id = employee.project_id and sheet_mark.employee_id = employee.id
            and date <= (to_timestamp(${now / 1000}) at time zone time_zone)::date
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

import type { employment } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { findProject } from '../../access/projects/index.ts';

/** The local date of the project. @param now milliseconds since 1970 */
export async function todayOf(tx: Tx, now: number): Promise<string> {
  return localOf((await findProject(tx)).time_zone, now).date;
}

/** First and last day of an employee and their terms. @throws `not_found` */
export async function readEmployment(tx: Tx, id: string, now: number): Promise<employment.Employment> {
  const today = await todayOf(tx, now);
  const { rows } = await sql<employment.Employment>`
    select employee.id as employee_id, first_day, last_day, is_fixed_term, probation_end, version, (
      select coalesce(json_agg(json_build_object(
        'valid_from', nullif(valid_from, '-infinity'), 'roles', roles, 'contract_hours_per_week', contract_hours_per_week,
        'has_reduced_norm', has_reduced_norm, 'work_days_per_week', work_days_per_week, 'hourly_rate_cents', hourly_rate_cents,
        'rest_weekdays', coalesce(term.rest_weekdays, employee.rest_weekdays),
        'is_current', valid_from <= ${today} and coalesce(ends > ${today}, true), 'created_by', created_by
      ) order by valid_from), json_build_array(json_build_object(
        'valid_from', null, 'roles', employee.roles, 'contract_hours_per_week', employee.contract_hours_per_week,
        'has_reduced_norm', employee.has_reduced_norm, 'work_days_per_week', employee.work_days_per_week,
        'hourly_rate_cents', employee.hourly_rate_cents, 'rest_weekdays', employee.rest_weekdays, 'is_current', true, 'created_by', null
      )))
      from (
        select own.*, lead(valid_from) over (order by valid_from) as ends from employment_term as own
        where own.project_id = ${tx.projectId} and own.employee_id = employee.id
      ) as term
    ) as terms
    from employee where employee.project_id = ${tx.projectId} and employee.id = ${id}`.execute(tx);
  const [found] = rows;
  if (!found) throw new ProblemError('not_found');
  return found;
}

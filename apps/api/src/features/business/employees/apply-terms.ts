import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * Gives the employees' rows the terms in force on a day, for whatever reads no days: lists, forms, the own profile.
 * Repeated calls change nothing more.
 * @param employeeId one of them; absent: all
 */
export async function applyTerms(tx: Tx, today: string, employeeId?: string): Promise<void> {
  const one = employeeId === undefined ? sql`` : sql`and employee.id = ${employeeId}`;
  await sql`select set_config('app.applying_terms', 'on', true)`.execute(tx);
  await sql`
    update employee set roles = term.roles, contract_hours_per_week = term.contract_hours_per_week,
      has_reduced_norm = term.has_reduced_norm, work_days_per_week = term.work_days_per_week, hourly_rate_cents = term.hourly_rate_cents,
      rest_weekdays = coalesce(term.rest_weekdays, employee.rest_weekdays)
    from (
      select distinct on (employee_id) * from employment_term
      where project_id = ${tx.projectId} and valid_from <= ${today} order by employee_id, valid_from desc
    ) as term
    where employee.project_id = ${tx.projectId} and employee.id = term.employee_id ${one} and (
      employee.roles, employee.contract_hours_per_week, employee.has_reduced_norm, employee.work_days_per_week, employee.hourly_rate_cents,
      employee.rest_weekdays
    ) is distinct from (
      term.roles, term.contract_hours_per_week, term.has_reduced_norm, term.work_days_per_week, term.hourly_rate_cents,
      coalesce(term.rest_weekdays, employee.rest_weekdays)
    )`.execute(tx);
  await sql`select set_config('app.applying_terms', 'off', true)`.execute(tx);
}

import { sql } from 'kysely';

/** Minutes of a working day by the contract of a row of `employee`; without one, of full time. As in the engine. */
export const workDayMinutes = sql`(coalesce(nullif(employee.contract_hours_per_week, 0), 40)::numeric * 60 / case
  when cardinality(employee.rest_weekdays) > 0 and (select regime from project where project.id = employee.project_id) = 'fixed'
  then 7 - cardinality(employee.rest_weekdays) else employee.work_days_per_week end)`;

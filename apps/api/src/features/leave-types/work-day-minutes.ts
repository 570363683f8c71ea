import { sql } from 'kysely';

/** Minutes of a working day by the contract of a row of `employee`; without one, of full time. */
export const workDayMinutes = sql`(coalesce(nullif(employee.contract_hours_per_week, 0), 40)::numeric * 60 / employee.work_days_per_week)`;

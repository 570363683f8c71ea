import { sql, type RawBuilder } from 'kysely';

/** Today, for a query with a column `time_zone` that reads the counted hours for the planner. */
export const TODAY = sql<string>`(now() at time zone time_zone)::date`;

/**
 * Whether a row of `counted_work` counts towards the norm: clocked hours, scheduled ones from today on, and published
 * ones before. If the employee clocked in the same month, a published past day without clock events is missing and
 * counts as zero; past drafts never count (docs/decisions/020-time-clock.md). Used by ledger, payroll and planner.
 * @param today the project's, `YYYY-MM-DD`
 */
export const isCounted = (today: string | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  counted_work.status = 'clocked' or counted_work.date >= ${today}
  or counted_work.status = 'published' and not exists (
    select from time_entry entry
    where entry.project_id = counted_work.project_id and entry.employee_id = counted_work.employee_id
      and entry.state <> 'void' and not entry.is_additional
      and entry.date >= date_trunc('month', counted_work.date)::date
      and entry.date < (date_trunc('month', counted_work.date) + interval '1 month')::date
  ))`;

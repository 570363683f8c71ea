import { sql, type RawBuilder } from 'kysely';

/** Today, where a query that has a column `time_zone` reads what counts for the planner. */
export const TODAY = sql<string>`(now() at time zone time_zone)::date`;

/**
 * Whether a row of `counted_work` counts towards the norm: what was clocked, what is planned from today on, and what was published
 * before. Where the person clocked in the same month, a published day behind today to which they did not is missing and counts nothing;
 * drafts behind today were never to be worked (docs/decisions/020-time-clock.md).
 * Ledger, payroll and planner all ask here.
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

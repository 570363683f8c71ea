import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the month of a date is published: it has a published shift. A month that was published and cleared is not.
 * @param projectId a column or value
 * @param date a column or value, of the month that is asked about
 */
export const isPublished = (
  projectId: RawBuilder<string>,
  date: RawBuilder<string>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from shift where shift.project_id = ${projectId} and shift.status = 'published'
    and shift.date >= date_trunc('month', ${date}::date)::date
    and shift.date < (date_trunc('month', ${date}::date) + interval '1 month')::date
)`;

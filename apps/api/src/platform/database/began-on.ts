import { type RawBuilder, sql } from 'kysely';

/**
 * The day on which the employee whose row is read began: the first one of the record, else that of the first published
 * shift or clocked work, whenever that was, or of the record itself if it is older. Norms begin with it.
 * @param zone of the project
 */
export const beganOn = (
  zone: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`coalesce(employee.first_day, least(
  local_time(employee.created_at, ${zone})::date,
  (select min(shift.date) from shift
    where shift.project_id = employee.project_id and shift.employee_id = employee.id and shift.status = 'published'),
  (select min(entry.date) from time_entry as entry
    where entry.project_id = employee.project_id and entry.employee_id = employee.id and entry.state <> 'void' and not entry.is_additional)
))`;

import { sql } from 'kysely';

/**
 * Whether granted time off covers a row of `shift` that had started when it was granted: the employee kept the shift
 * and did not work it. A shift assigned during time off counts: they were called in. `counted_work` leaves the same
 * shifts out (DK 115; docs/decisions/020-time-clock.md).
 */
export const wasExcused = sql<boolean>`exists (
  select from time_off away
  where away.project_id = shift.project_id and away.employee_id = shift.employee_id and away.status = 'approved'
    and shift.date between away.start_date and away.end_date and away.decided_at >= shift.starts_at
)`;

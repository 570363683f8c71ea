import { sql, type RawBuilder } from 'kysely';

interface Waiting {
  /** Of one person's own offers; with null those of everybody that wait for a manager. */
  employeeId: string | null;
  /** An instant. */
  now: string;
}

/** How many offers wait for an answer, as a part of a statement; what has ended by itself waits no more. */
export function pendingSwapCount(projectId: string, { employeeId, now }: Waiting): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from ${liveOffers(projectId, now)}
    and (offer.status = 'employee_accepted' and ${employeeId}::text is null
      or offer.status in ('pending', 'employee_accepted') and offer.offered_by = ${employeeId}))`;
}

/** How many offers wait for the answer of one person: made to them alone, or to anybody with one of their roles. */
export function incomingSwapCount(projectId: string, employeeId: string, now: string): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from ${liveOffers(projectId, now)}
    and offer.status = 'pending' and offer.offered_by <> ${employeeId}
    and (offer.target = ${employeeId} or offer.target_name is null and exists (
      select from employee where employee.project_id = ${projectId} and employee.id = ${employeeId}
        and offer.role = any(employee.roles))))`;
}

/** Offers whose shift has not begun and is still its giver's (as `swapQuery` tells it). */
function liveOffers(projectId: string, now: string) {
  return sql`swap_offer as offer
    join shift as offered on offered.project_id = offer.project_id and offered.id = offer.shift_id
    where offer.project_id = ${projectId} and offer.starts_at > ${now} and offered.employee_id = offer.offered_by`;
}

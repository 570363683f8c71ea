import { sql, type RawBuilder } from 'kysely';

interface Waiting {
  /** One employee's own offers; null for those of everyone that wait for a manager. */
  employeeId: string | null;
  /** An instant. */
  now: string;
}

/** The number of pending offers, as part of a statement; expired ones do not count. */
export function pendingSwapCount(projectId: string, { employeeId, now }: Waiting): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from ${liveOffers(projectId, now)}
    and (offer.status = 'employee_accepted' and ${employeeId}::text is null
      or offer.status in ('pending', 'employee_accepted') and offer.offered_by = ${employeeId}))`;
}

/** How many offers wait for one employee: made to them, or to everyone with one of their roles. */
export function incomingSwapCount(projectId: string, employeeId: string, now: string): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from ${liveOffers(projectId, now)}
    and offer.status = 'pending' and offer.offered_by <> ${employeeId}
    and (offer.target = ${employeeId} or offer.target_name is null and exists (
      select from employee where employee.project_id = ${projectId} and employee.id = ${employeeId}
        and offer.role = any(employee.roles))))`;
}

/** Offers whose shift has not started and still belongs to the giver (see `swapQuery`). */
function liveOffers(projectId: string, now: string) {
  return sql`swap_offer as offer
    join shift as offered on offered.project_id = offer.project_id and offered.id = offer.shift_id
    where offer.project_id = ${projectId} and offer.starts_at > ${now} and offered.employee_id = offer.offered_by`;
}

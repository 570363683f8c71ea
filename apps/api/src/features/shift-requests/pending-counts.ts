import { sql, type RawBuilder } from 'kysely';

interface Waiting {
  /** One employee's own; null for those of everyone that wait for a manager. */
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

/** The number of claims that wait for a manager, as part of a statement; expired ones do not count. */
export function pendingClaimCount(projectId: string, { employeeId, now }: Waiting): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from shift_claim as claim
    join shift as claimed on claimed.project_id = claim.project_id and claimed.id = claim.shift_id
    where claim.project_id = ${projectId} and claim.status = 'pending' and claim.starts_at > ${now}
      and claimed.employee_id is null and claimed.former_name is null
      and (${employeeId}::text is null or claim.employee_id = ${employeeId}))`;
}

/** Offers whose shift has not started and still belongs to the giver (see `requestQuery`). */
function liveOffers(projectId: string, now: string) {
  return sql`swap_offer as offer
    join shift as offered on offered.project_id = offer.project_id and offered.id = offer.shift_id
    where offer.project_id = ${projectId} and offer.starts_at > ${now} and offered.employee_id = offer.offered_by`;
}

import { sql, type RawBuilder } from 'kysely';

interface Waiting {
  /** One employee's; null for everyone's. */
  employeeId: string | null;
  /** An instant. */
  now: string;
}

/** The number of claims waiting for a manager, as part of a statement; expired ones do not count (see `claimQuery`). */
export function pendingClaimCount(projectId: string, { employeeId, now }: Waiting): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from shift_claim as claim
    join shift as claimed on claimed.project_id = claim.project_id and claimed.id = claim.shift_id
    where claim.project_id = ${projectId} and claim.status = 'pending' and claim.starts_at > ${now}
      and claimed.employee_id is null and claimed.former_name is null
      and (${employeeId}::text is null or claim.employee_id = ${employeeId}))`;
}

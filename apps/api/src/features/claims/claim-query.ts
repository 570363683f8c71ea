import type { claims } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

type Status = claims.Claim['status'];

/**
 * Claims with their current status: a pending one expires at the start of its shift, when the shift is deleted and when
 * it is assigned; an approved one is completed at its end.
 * @param now an instant
 */
export function claimQuery(tx: Tx, projectId: string, now: string) {
  const status = sql<Status>`case
    when claim.status = 'pending' and claim.starts_at <= ${now} then 'expired'
    when claim.status = 'pending' and shift.id is null then 'cancelled'
    when claim.status = 'pending' and shift.employee_id = claim.employee_id then 'approved'
    when claim.status = 'pending' and (shift.employee_id is not null or shift.former_name is not null) then 'rejected'
    when claim.status = 'approved' and claim.ends_at <= ${now} then 'completed'
    else claim.status end`;
  const found = tx
    .selectFrom('shift_claim as claim')
    .leftJoin('shift', (join) =>
      join.onRef('shift.project_id', '=', 'claim.project_id').onRef('shift.id', '=', 'claim.shift_id'),
    )
    .select([
      'claim.id',
      'claim.shift_id',
      'claim.date',
      'claim.start_time',
      'claim.end_time',
      'claim.template',
      'claim.role',
      'claim.employee_id',
      'claim.employee_name',
      'claim.note',
      'claim.rejection_reason',
      'claim.created_at',
      status.as('status'),
    ])
    .where('claim.project_id', '=', projectId);
  return tx.selectFrom(found.as('claim')).selectAll();
}

export type ClaimRow = Awaited<ReturnType<ReturnType<typeof claimQuery>['executeTakeFirstOrThrow']>>;

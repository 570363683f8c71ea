import type { claims } from '@pamaina/contract';
import type { ClaimRow } from './claim-query.ts';

export function presentClaim(row: ClaimRow): claims.Claim {
  const { id, role, employee_id, employee_name, status, note, rejection_reason, created_at } = row;
  return {
    id,
    shift: {
      id: row.shift_id,
      date: row.date,
      start_time: row.start_time.slice(0, 5),
      end_time: row.end_time.slice(0, 5),
      template: row.template,
    },
    role,
    employee_id,
    employee_name,
    status,
    note,
    rejection_reason,
    created_at,
  };
}

import type { swaps } from '@pamaina/contract';
import type { Member } from '../../platform/http/route.ts';
import type { SwapRow } from './swap-query.ts';

/** An offer as its reader sees it: employees read `employee_accepted` as `accepted` (api.md, Offer statuses). */
export function presentSwap(row: SwapRow, { role }: Pick<Member, 'role'>): swaps.SwapOffer {
  return {
    id: row.id,
    shift: {
      id: row.shift_id,
      date: row.date,
      start_time: row.start_time.slice(0, 5),
      end_time: row.end_time.slice(0, 5),
      template: row.template,
    },
    role: row.role,
    offered_by: { employee_id: row.offered_by, name: row.offered_by_name },
    target: personOf(row.target, row.target_name),
    accepted_by: personOf(row.accepted_by, row.accepted_by_name),
    status: role === 'employee' && row.status === 'employee_accepted' ? 'accepted' : row.status,
    note: row.note,
    rejection_reason: row.rejection_reason,
    created_at: row.created_at,
  };
}

const personOf = (employee_id: string | null, name: string | null) => (name === null ? null : { employee_id, name });

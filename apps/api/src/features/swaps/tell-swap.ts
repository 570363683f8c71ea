import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../notifications/index.ts';
import type { SwapRow } from './swap-query.ts';

type Settled = 'accepted' | 'declined' | 'cancelled' | 'approved' | 'rejected';

/** Notifies those concerned of an offer's new status, except the user who changed it. */
export async function tellSwap(tx: Tx, projectId: string, how: Settled, swap: SwapRow): Promise<void> {
  const { id, date, role, offered_by, accepted_by, target } = swap;
  const shift = { date, role, start: swap.start_time.slice(0, 5), end: swap.end_time.slice(0, 5) };
  const [giver, taker] = [swap.offered_by_name, swap.accepted_by_name ?? swap.target_name ?? ''];
  const to = (...people: (string | null)[]) => ({ employees: people.filter((person) => person !== null) });
  const answer = { kind: 'swap_answered', subject: id } as const;
  switch (how) {
    case 'accepted':
      return notify(tx, projectId, [
        { ...answer, variant: 'accepted', to: to(offered_by), facts: { ...shift, name: taker } },
        {
          kind: 'swap_waiting',
          variant: 'asked',
          subject: id,
          to: 'managers',
          facts: { ...shift, from: giver, name: taker },
        },
      ]);
    case 'declined':
      return notify(tx, projectId, [
        { ...answer, variant: 'declined', to: to(offered_by), facts: { ...shift, name: taker } },
      ]);
    case 'cancelled':
      return notify(tx, projectId, [
        { ...answer, variant: 'cancelled', to: to(accepted_by ?? target), facts: { ...shift, name: giver } },
      ]);
    case 'approved':
      return notify(tx, projectId, [
        { ...answer, variant: 'given', to: to(offered_by), facts: { ...shift, name: taker } },
        { ...answer, variant: 'taken', to: to(accepted_by), facts: shift },
      ]);
    case 'rejected': {
      const note = swap.rejection_reason;
      const facts = { ...shift, ...(note !== null && { note }) };
      return notify(tx, projectId, [{ ...answer, variant: 'rejected', to: to(offered_by, accepted_by), facts }]);
    }
  }
}

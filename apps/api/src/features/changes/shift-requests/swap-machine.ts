import { swaps } from '@pamaina/contract';
import { allowedActions, type Machine, type RequestRow, shiftFacts, shiftOf } from './machine.ts';

type Status = Exclude<swaps.SwapOffer['status'], 'accepted'>;
type Action = swaps.SwapOffer['allowed_actions'][number];

/** An employee offers a shift, a colleague accepts it, the manager decides. */
export const swapMachine: Machine<Status, Action, swaps.SwapOffer> = {
  kind: 'swap',
  table: 'swap_offer',
  people: {
    giver: ['offered_by', 'offered_by_name'],
    target: ['target', 'target_name'],
    taker: ['accepted_by', 'accepted_by_name'],
  },
  transitions: [
    ['pending', 'accept', 'colleague', 'employee_accepted', 'judge', 'take'],
    ['pending', 'decline', 'target', 'declined'],
    ['pending', 'cancel', 'giver', 'cancelled'],
    ['pending', 'expire', 'system', 'expired'],
    ['pending', 'shift_lost', 'system', 'cancelled'],
    ['pending', 'employee_left', 'system', 'cancelled'],
    ['employee_accepted', 'approve', 'manager', 'approved', 'judge', 'move', 'decide'],
    ['employee_accepted', 'reject', 'manager', 'rejected', 'decide'],
    ['employee_accepted', 'cancel', 'giver', 'cancelled'],
    ['employee_accepted', 'expire', 'system', 'expired'],
    ['employee_accepted', 'shift_lost', 'system', 'cancelled'],
    ['employee_accepted', 'employee_left', 'system', 'cancelled'],
    ['approved', 'complete', 'system', 'completed'],
  ],
  actions: swaps.swapActions,
  over: 'swap_over',
  exists: ['swap_offer_live', 'swap_exists'],
  names: ({ giver_name, taker_name }) => ({ offered_by: giver_name, accepted_by: taker_name }),
  notices: (action, row, { to: heirs = [], leaver }) => {
    const { id: subject, giver, taker, target, rejection_reason: note } = row;
    const shift = shiftFacts(row);
    const answer = { kind: 'swap_answered', subject } as const;
    const to = (...people: (string | null)[]) => ({ employees: people.filter((person) => person !== null) });
    // The one at the other side: who accepted, or to whom it is offered.
    const [from, other] = [row.giver_name ?? '', taker ?? target];
    const name = row.taker_name ?? row.target_name ?? '';
    switch (action) {
      case 'accept':
        return [
          { ...answer, variant: 'accepted', to: to(giver), facts: { ...shift, name } },
          { kind: 'swap_waiting', variant: 'asked', subject, to: 'managers', facts: { ...shift, from, name } },
        ];
      case 'decline':
        return [{ ...answer, variant: 'declined', to: to(giver), facts: { ...shift, name } }];
      case 'cancel':
        return [{ ...answer, variant: 'cancelled', to: to(other), facts: { ...shift, name: from } }];
      case 'approve':
        return [
          { ...answer, variant: 'given', to: to(giver), facts: { ...shift, name } },
          { ...answer, variant: 'taken', to: to(taker), facts: shift },
        ];
      case 'reject': {
        const facts = { ...shift, ...(note !== null && { note }) };
        return [{ ...answer, variant: 'rejected', to: to(giver, taker), facts }];
      }
      case 'employee_left':
        return leaver === giver
          ? [{ ...answer, variant: 'cancelled', to: to(other), facts: { ...shift, name: from } }]
          : [{ ...answer, variant: 'declined', to: to(giver), facts: { ...shift, name } }];
      case 'shift_lost':
        // The giver is notified of the shift itself, and its new owner has lost nothing.
        if (other !== null && heirs.includes(other)) return [];
        return [{ ...answer, variant: 'ended', to: to(other), facts: { ...shift, name: from } }];
      case 'expire':
      case 'complete':
      case 'shift_removed':
      case 'shift_given':
      case 'shift_taken':
        return [];
    }
  },
  present: (row, actor) => ({
    id: row.id,
    shift: shiftOf(row),
    role: row.role,
    offered_by: { employee_id: row.giver, name: row.giver_name ?? '' },
    target: personOf(row.target, row.target_name),
    accepted_by: personOf(row.taker, row.taker_name),
    // Employees read it as accepted.
    status: actor.role === 'employee' && row.status === 'employee_accepted' ? 'accepted' : row.status,
    note: row.note,
    rejection_reason: row.rejection_reason,
    created_at: row.created_at,
    allowed_actions: allowedActions(swapMachine, row, actor),
  }),
};

const personOf = (employee_id: RequestRow['giver'], name: string | null) =>
  name === null ? null : { employee_id, name };

import { swaps } from '@pamaina/contract';
import type { Notice } from '../notifications/index.ts';
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
  notices: (action, row, { to = [], leaver }) => {
    const { id: subject, giver, taker, target, rejection_reason: note } = row;
    const shift = shiftFacts(row);
    const from = row.giver_name ?? '';
    const other = { id: taker ?? target, name: row.taker_name ?? row.target_name ?? '' };
    const answer = (
      variant: Extract<Notice, { kind: 'swap_answered' }>['variant'],
      people: readonly (string | null)[],
      facts: Record<string, string> = {},
    ): Notice => ({
      kind: 'swap_answered',
      variant,
      subject,
      to: { employees: people.filter((person) => person !== null) },
      facts: { ...shift, ...facts },
    });
    switch (action) {
      case 'accept': {
        const facts = { ...shift, from, name: other.name };
        return [
          answer('accepted', [giver], { name: other.name }),
          { kind: 'swap_waiting', variant: 'asked', subject, to: 'managers', facts },
        ];
      }
      case 'decline':
        return [answer('declined', [giver], { name: other.name })];
      case 'cancel':
        return [answer('cancelled', [other.id], { name: from })];
      case 'approve':
        return [answer('given', [giver], { name: other.name }), answer('taken', [taker])];
      case 'reject':
        return [answer('rejected', [giver, taker], note === null ? {} : { note })];
      case 'employee_left':
        return leaver === giver
          ? [answer('cancelled', [other.id], { name: from })]
          : [answer('declined', [giver], { name: other.name })];
      case 'shift_lost':
        // The giver is notified of the shift itself, and its new owner has lost nothing.
        return other.id !== null && to.includes(other.id) ? [] : [answer('ended', [other.id], { name: from })];
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
    // Employees read it as accepted (api.md, Offer statuses).
    status: actor.role === 'employee' && row.status === 'employee_accepted' ? 'accepted' : row.status,
    note: row.note,
    rejection_reason: row.rejection_reason,
    created_at: row.created_at,
    allowed_actions: allowedActions(swapMachine, row, actor),
  }),
};

const personOf = (employee_id: RequestRow['giver'], name: string | null) =>
  name === null ? null : { employee_id, name };

import { swaps } from '@pamaina/contract';
import type { Notice } from '../../messages/notifications/index.ts';
import {
  allowedActions,
  exchangeFacts,
  type Machine,
  type RequestRow,
  returnOf,
  shiftFacts,
  shiftOf,
} from './machine.ts';

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
  hasReturn: true,
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
    const exchange = exchangeFacts(row);
    const to = (...people: (string | null)[]) => ({ employees: people.filter((person) => person !== null) });
    // The one at the other side: who accepted, or to whom it is offered.
    const [from, other] = [row.giver_name ?? '', taker ?? target];
    const name = row.taker_name ?? row.target_name ?? '';
    const answer = (variant: Answer, who: ReturnType<typeof to>, by: string): Notice =>
      exchange === null
        ? { kind: 'swap_answered', variant, subject, to: who, facts: { ...shift, name: by } }
        : { kind: 'swap_answered', variant: `exchange_${variant}`, subject, to: who, facts: { ...exchange, name: by } };
    switch (action) {
      case 'accept': {
        const waiting = { kind: 'swap_waiting', subject, to: 'managers' } as const;
        return [
          answer('accepted', to(giver), name),
          exchange === null
            ? { ...waiting, variant: 'asked', facts: { ...shift, from, name } }
            : { ...waiting, variant: 'exchange', facts: { ...exchange, from, name } },
        ];
      }
      case 'decline':
        return [answer('declined', to(giver), name)];
      case 'cancel':
        return [answer('cancelled', to(other), from)];
      case 'approve':
        return exchange === null
          ? [
              { kind: 'swap_answered', variant: 'given', subject, to: to(giver), facts: { ...shift, name } },
              { kind: 'swap_answered', variant: 'taken', subject, to: to(taker), facts: shift },
            ]
          : exchanged(exchange).map((facts, index) => ({
              kind: 'swap_answered',
              variant: 'exchanged',
              subject,
              to: to(index === 0 ? giver : taker),
              facts,
            }));
      case 'reject': {
        const why = note === null ? {} : { note };
        const rejected = { kind: 'swap_answered', subject, to: to(giver, taker) } as const;
        return [
          exchange === null
            ? { ...rejected, variant: 'rejected', facts: { ...shift, ...why } }
            : { ...rejected, variant: 'exchange_rejected', facts: { ...exchange, ...why } },
        ];
      }
      case 'employee_left':
        return leaver === giver ? [answer('cancelled', to(other), from)] : [answer('declined', to(giver), name)];
      case 'shift_lost':
        return ended(row, heirs).map((person) => answer('ended', to(person), person === giver ? name : from));
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
    return_shift: returnOf(row),
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

/** What both kinds of offers are answered with. */
type Answer = 'accepted' | 'declined' | 'cancelled' | 'ended';

/** What each of the two has from now on and has no more: of the giver, then of the taker. */
function exchanged(facts: NonNullable<ReturnType<typeof exchangeFacts>>) {
  const { date, start, end, role, back_date, back_start, back_end, back_role } = facts;
  const forGiver = { date: back_date, start: back_start, end: back_end, role: back_role };
  const given = { back_date: date, back_start: start, back_end: end, back_role: role };
  return [{ ...forGiver, ...given }, facts];
}

/**
 * Who hears that an offer ended with a shift. Who lost the shift is notified of that itself, and its new owner has lost
 * nothing: only the other side does not know. Of an exchange both hear it: one loses what would come back.
 */
function ended(row: RequestRow, heirs: readonly string[]): string[] {
  const other = row.taker ?? row.target;
  const sides =
    row.return_date === null ? [other].filter((person) => !heirs.includes(person ?? '')) : [row.giver, other];
  return sides.filter((person) => person !== null);
}

const personOf = (employee_id: RequestRow['giver'], name: string | null) =>
  name === null ? null : { employee_id, name };

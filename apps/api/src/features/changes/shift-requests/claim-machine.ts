import { claims } from '@pamaina/contract';
import type { Notice } from '../../messages/notifications/index.ts';
import { allowedActions, type Machine, shiftFacts, shiftOf } from './machine.ts';

type Status = claims.Claim['status'];
type Action = claims.Claim['allowed_actions'][number];

/** An employee claims an open shift, the manager decides. */
export const claimMachine: Machine<Status, Action, claims.Claim> = {
  kind: 'claim',
  table: 'shift_claim',
  hasReturn: false,
  people: { giver: null, target: null, taker: ['employee_id', 'employee_name'] },
  transitions: [
    ['pending', 'approve', 'manager', 'approved', 'judge', 'move', 'decide'],
    ['pending', 'reject', 'manager', 'rejected', 'decide'],
    ['pending', 'cancel', 'taker', 'cancelled'],
    ['pending', 'expire', 'system', 'expired'],
    ['pending', 'shift_removed', 'system', 'cancelled', 'decide'],
    ['pending', 'shift_given', 'system', 'approved', 'decide'],
    ['pending', 'shift_taken', 'system', 'rejected', 'decide'],
    ['pending', 'employee_left', 'system', 'cancelled'],
    ['approved', 'complete', 'system', 'completed'],
  ],
  actions: claims.claimActions,
  over: 'claim_over',
  exists: ['shift_claim_live', 'claim_exists'],
  names: ({ taker_name }) => ({ claimed_by: taker_name }),
  notices: (action, row) => {
    const { id: subject, taker, rejection_reason: note } = row;
    const variant = variants[action];
    if (variant === undefined || taker === null) return [];
    const facts = { ...shiftFacts(row), ...(note !== null && { note }) };
    return [{ kind: 'claim_answered', variant, subject, to: { employees: [taker] }, facts }];
  },
  present: (row, actor) => ({
    id: row.id,
    shift: shiftOf(row),
    role: row.role,
    employee_id: row.taker,
    employee_name: row.taker_name ?? '',
    status: row.status,
    note: row.note,
    rejection_reason: row.rejection_reason,
    created_at: row.created_at,
    allowed_actions: allowedActions(claimMachine, row, actor),
  }),
};

/** What the claimant is notified of; not of what they did themselves, nor of the shift that is theirs now. */
const variants: Partial<Record<string, Extract<Notice, { kind: 'claim_answered' }>['variant']>> = {
  approve: 'approved',
  reject: 'rejected',
  shift_taken: 'lost',
  shift_removed: 'removed',
};

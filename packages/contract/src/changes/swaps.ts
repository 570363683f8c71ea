import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, uuid } from '../base/fields.ts';
import { Rule } from '../plan/rules.ts';
import {
  approvalErrors,
  byEmployee,
  decision,
  managersList,
  newRequest,
  ofEmployee,
  pages,
  rejection,
  requestFields,
} from './shift-request.ts';

/** `employee_accepted` is for managers; employees see it as `accepted`. */
export const swapStatuses = [
  'pending',
  'accepted',
  'employee_accepted',
  'approved',
  'completed',
  'rejected',
  'declined',
  'cancelled',
  'expired',
] as const;

/** What a person can do with an offer. */
export const swapActions = ['accept', 'decline', 'cancel', 'approve', 'reject'] as const;

const Person = z.object({ employee_id: z.string().nullable(), name: z.string() });

/** A shift that an employee offers, as it was at the time of the offer; with another that comes back: an exchange. */
export const SwapOffer = z.object({
  ...requestFields,
  /** The colleague’s shift that comes back, as it was then; null: nothing is asked for in return. */
  return_shift: requestFields.shift.extend({ role: z.string() }).nullable(),
  offered_by: Person,
  /** Null: any eligible employee. */
  target: Person.nullable(),
  accepted_by: Person.nullable(),
  status: z.enum(swapStatuses),
  /** What the caller can do with it now. */
  allowed_actions: z.array(z.enum(swapActions)),
});
export type SwapOffer = z.infer<typeof SwapOffer>;

export const createSwap = endpoint({
  ...byEmployee,
  method: 'POST',
  path: '/schedule/requests',
  summary: 'Offer your published shift to one employee or to anyone eligible, or exchange it for one of theirs',
  body: z.strictObject({
    ...newRequest,
    target_employee_id: identity.nullish(),
    /** A published shift of that employee that comes back. */
    return_shift_id: uuid.nullish(),
  }),
  status: 201,
  reply: SwapOffer,
  errors: ['not_found', 'shift_begun', 'swap_exists', 'swap_not_eligible'],
});

export const listTakers = endpoint({
  ...byEmployee,
  method: 'GET',
  path: '/schedule/requests/takers',
  summary: 'Employees who can take your published shift, best match first',
  query: z.strictObject({ shift_id: uuid }),
  dear: true,
  status: 200,
  reply: z.array(z.object({ employee_id: z.string(), name: z.string() })),
  errors: ['not_found'],
});

/** A colleague’s shift that could come back for one of the caller’s. */
export const ReturnShift = requestFields.shift.extend({
  id: z.string(),
  role: z.string(),
  /** Whether the rules let both have the other’s shift. */
  is_possible: z.boolean(),
  /** The rules against the caller; those against the colleague are theirs to know. */
  obstacles: z.array(z.string()),
});
export type ReturnShift = z.infer<typeof ReturnShift>;

export const listReturns = endpoint({
  ...byEmployee,
  method: 'GET',
  path: '/schedule/requests/returns',
  summary: 'Published shifts of a colleague for which you could exchange yours, soonest first; max 40',
  query: z.strictObject({ shift_id: uuid, employee_id: identity }),
  dear: true,
  status: 200,
  reply: z.array(ReturnShift),
  errors: ['not_found'],
});

export const listIncomingSwaps = endpoint({
  ...byEmployee,
  method: 'GET',
  path: '/schedule/requests/incoming',
  summary: 'Offers the caller can accept or has accepted, newest first; max 200',
  status: 200,
  reply: z.array(SwapOffer),
  errors: [],
});

export const listOutgoingSwaps = endpoint({
  ...byEmployee,
  method: 'GET',
  path: '/schedule/requests/outgoing',
  summary: 'The caller’s own offers, newest first; max 200',
  status: 200,
  reply: z.array(SwapOffer),
  errors: [],
});

export const acceptSwap = endpoint({
  ...ofEmployee,
  method: 'POST',
  path: '/schedule/requests/{id}/accept',
  summary: 'Accept an offered shift; the manager must approve it',
  reply: SwapOffer,
  errors: ['not_found', 'swap_over', 'swap_not_eligible'],
});

export const declineSwap = endpoint({
  ...ofEmployee,
  method: 'POST',
  path: '/schedule/requests/{id}/decline',
  summary: 'Decline an offer made only to the caller',
  reply: SwapOffer,
  errors: ['not_found', 'swap_over'],
});

export const cancelSwap = endpoint({
  ...ofEmployee,
  method: 'POST',
  path: '/schedule/requests/{id}/cancel',
  summary: 'Cancel your own offer before the manager decides',
  reply: SwapOffer,
  errors: ['not_found', 'swap_over'],
});

export const listSwaps = endpoint({
  ...managersList,
  method: 'GET',
  path: '/manager/swaps',
  summary: 'All offers by filter, newest first; pending ones by shift date',
  query: z.strictObject({
    status: z.enum(swapStatuses, 'choice').optional(),
    employee_id: identity.optional(),
    start: date.optional(),
    end: date.optional(),
    ...pages,
  }),
  reply: z.object({ items: z.array(SwapOffer), total: z.number() }),
  errors: [],
});

/** One of the two of an exchange, with what they would get. */
export const ExchangeVerdict = z.object({
  employee_id: z.string(),
  name: z.string(),
  /** The hard rules against them; none: they may have it. Null: they can’t work it at all. */
  broken: z.array(Rule).nullable(),
});
export type ExchangeVerdict = z.infer<typeof ExchangeVerdict>;

export const judgeExchange = endpoint({
  ...decision,
  method: 'GET',
  path: '/manager/swaps/{id}/verdicts',
  summary: 'The hard rules against both employees of an accepted exchange, as its approval checks them',
  dear: true,
  reply: z.array(ExchangeVerdict),
  errors: ['not_found'],
});

export const approveSwap = endpoint({
  ...decision,
  method: 'POST',
  path: '/manager/swaps/{id}/approve',
  summary: 'Approve an accepted offer: the rules are checked again and the shift, or both, reassigned',
  reply: SwapOffer,
  errors: [...approvalErrors, 'swap_over'],
});

export const rejectSwap = endpoint({
  ...rejection,
  method: 'POST',
  path: '/manager/swaps/{id}/reject',
  summary: 'Reject an accepted offer, with a reason',
  reply: SwapOffer,
  errors: ['not_found', 'swap_over'],
});

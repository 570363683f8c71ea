import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, pagingUpTo, lines, uuid } from '../base/fields.ts';

/** `employee_accepted` is for managers; employees see it as `accepted` (api.md, Offer statuses). */
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

/** A shift that an employee offers, as it was at the time of the offer. */
export const SwapOffer = z.object({
  id: z.string(),
  shift: z.object({
    /** Null if the shift no longer exists. */
    id: z.string().nullable(),
    date: z.string(),
    start_time: z.string(),
    end_time: z.string(),
    template: z.string().nullable(),
  }),
  role: z.string(),
  offered_by: Person,
  /** Null: any eligible employee. */
  target: Person.nullable(),
  accepted_by: Person.nullable(),
  status: z.enum(swapStatuses),
  note: z.string().nullable(),
  rejection_reason: z.string().nullable(),
  created_at: z.string(),
  /** What the caller can do with it now. */
  allowed_actions: z.array(z.enum(swapActions)),
});
export type SwapOffer = z.infer<typeof SwapOffer>;

const byId = z.object({ id: uuid });

export const createSwap = endpoint({
  method: 'POST',
  path: '/schedule/requests',
  summary: 'Offer your published shift to one employee or to anyone eligible',
  role: 'employee',
  project: true,
  body: z.strictObject({ shift_id: uuid, target_employee_id: identity.nullish(), note: lines(300, 0).nullish() }),
  status: 201,
  reply: SwapOffer,
  errors: ['not_found', 'shift_begun', 'swap_exists', 'swap_not_eligible'],
});

export const listTakers = endpoint({
  method: 'GET',
  path: '/schedule/requests/takers',
  summary: 'Employees who can take your published shift, best match first',
  role: 'employee',
  project: true,
  query: z.strictObject({ shift_id: uuid }),
  dear: true,
  status: 200,
  reply: z.array(z.object({ employee_id: z.string(), name: z.string() })),
  errors: ['not_found'],
});

export const listIncomingSwaps = endpoint({
  method: 'GET',
  path: '/schedule/requests/incoming',
  summary: 'Offers the caller can accept or has accepted, newest first; max 200',
  role: 'employee',
  project: true,
  status: 200,
  reply: z.array(SwapOffer),
  errors: [],
});

export const listOutgoingSwaps = endpoint({
  method: 'GET',
  path: '/schedule/requests/outgoing',
  summary: 'The caller’s own offers, newest first; max 200',
  role: 'employee',
  project: true,
  status: 200,
  reply: z.array(SwapOffer),
  errors: [],
});

export const acceptSwap = endpoint({
  method: 'POST',
  path: '/schedule/requests/{id}/accept',
  summary: 'Accept an offered shift; the manager must approve it',
  role: 'employee',
  project: true,
  params: byId,
  status: 200,
  reply: SwapOffer,
  errors: ['not_found', 'swap_over', 'swap_not_eligible'],
});

export const declineSwap = endpoint({
  method: 'POST',
  path: '/schedule/requests/{id}/decline',
  summary: 'Decline an offer made only to the caller',
  role: 'employee',
  project: true,
  params: byId,
  status: 200,
  reply: SwapOffer,
  errors: ['not_found', 'swap_over'],
});

export const cancelSwap = endpoint({
  method: 'POST',
  path: '/schedule/requests/{id}/cancel',
  summary: 'Cancel your own offer before the manager decides',
  role: 'employee',
  project: true,
  params: byId,
  status: 200,
  reply: SwapOffer,
  errors: ['not_found', 'swap_over'],
});

const PAGE_MAX = 10_000;

export const listSwaps = endpoint({
  method: 'GET',
  path: '/manager/swaps',
  summary: 'All offers by filter, newest first; pending ones by shift date',
  role: 'manager',
  ability: 'requests.decide',
  project: true,
  query: z.strictObject({
    status: z.enum(swapStatuses, 'choice').optional(),
    employee_id: identity.optional(),
    start: date.optional(),
    end: date.optional(),
    ...pagingUpTo(PAGE_MAX),
  }),
  status: 200,
  reply: z.object({ items: z.array(SwapOffer), total: z.number() }),
  errors: [],
});

export const approveSwap = endpoint({
  method: 'POST',
  path: '/manager/swaps/{id}/approve',
  summary: 'Approve an accepted offer: the rules are checked again and the shift is reassigned',
  role: 'manager',
  ability: 'requests.decide',
  project: true,
  params: byId,
  status: 200,
  reply: SwapOffer,
  errors: ['not_found', 'swap_over', 'swap_not_eligible', 'shift_overlaps', 'generation_running'],
});

export const rejectSwap = endpoint({
  method: 'POST',
  path: '/manager/swaps/{id}/reject',
  summary: 'Reject an accepted offer, with a reason',
  role: 'manager',
  ability: 'requests.decide',
  project: true,
  params: byId,
  body: z.strictObject({ reason: lines(500) }),
  status: 200,
  reply: SwapOffer,
  errors: ['not_found', 'swap_over'],
});

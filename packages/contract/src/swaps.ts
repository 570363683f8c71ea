import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { date, identity, pagingUpTo, lines, uuid } from './fields.ts';

/** `employee_accepted` is for managers, employees read it as `accepted` (api.md, Offer statuses). */
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

const Person = z.object({ employee_id: z.string().nullable(), name: z.string() });

/** A shift that somebody would give away, as it was when it was offered. */
export const SwapOffer = z.object({
  id: z.string(),
  shift: z.object({
    /** Null when the shift is gone. */
    id: z.string().nullable(),
    date: z.string(),
    start_time: z.string(),
    end_time: z.string(),
    template: z.string().nullable(),
  }),
  role: z.string(),
  offered_by: Person,
  /** Null: anybody eligible. */
  target: Person.nullable(),
  accepted_by: Person.nullable(),
  status: z.enum(swapStatuses),
  note: z.string().nullable(),
  rejection_reason: z.string().nullable(),
  created_at: z.string(),
});
export type SwapOffer = z.infer<typeof SwapOffer>;

const byId = z.object({ id: uuid });

export const createSwap = endpoint({
  method: 'POST',
  path: '/schedule/requests',
  summary: 'Offer an own published shift to one person, or to anybody who may take it',
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
  summary: 'Who may take an own published shift, best first',
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
  summary: 'Offers that the caller may take or has taken, the latest first; 200 at most',
  role: 'employee',
  project: true,
  status: 200,
  reply: z.array(SwapOffer),
  errors: [],
});

export const listOutgoingSwaps = endpoint({
  method: 'GET',
  path: '/schedule/requests/outgoing',
  summary: "The caller's own offers, the latest first; 200 at most",
  role: 'employee',
  project: true,
  status: 200,
  reply: z.array(SwapOffer),
  errors: [],
});

export const acceptSwap = endpoint({
  method: 'POST',
  path: '/schedule/requests/{id}/accept',
  summary: 'Take an offered shift, if the manager agrees',
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
  summary: 'Say no to an offer made to oneself alone',
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
  summary: 'Take an own offer back before the manager has answered',
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
  summary: 'All offers by filter, the latest first; what waits: the soonest shift first',
  role: 'manager',
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
  summary: 'Agree to an accepted offer: the rules are judged again and the shift moves',
  role: 'manager',
  project: true,
  params: byId,
  status: 200,
  reply: SwapOffer,
  errors: ['not_found', 'swap_over', 'swap_not_eligible', 'shift_overlaps', 'generation_running'],
});

export const rejectSwap = endpoint({
  method: 'POST',
  path: '/manager/swaps/{id}/reject',
  summary: 'Refuse an accepted offer, with the reason',
  role: 'manager',
  project: true,
  params: byId,
  body: z.strictObject({ reason: lines(500) }),
  status: 200,
  reply: SwapOffer,
  errors: ['not_found', 'swap_over'],
});

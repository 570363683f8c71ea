import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { monthQuery, uuid } from '../base/fields.ts';
import { byEmployee, decision, managersList, ofEmployee, requestFields } from './shift-request.ts';

/** `done`: the shifts have changed hands. `ended`: by itself, see `reason`. */
export const ringStatuses = ['pending', 'done', 'declined', 'withdrawn', 'ended'] as const;

/** A shift of it has begun or is another’s or changed, an employee has left, or a rule is against it now. */
export const ringReasons = ['begun', 'shift', 'person', 'rules'] as const;

/** What a person can do with a ring. */
export const ringActions = ['agree', 'decline', 'withdraw'] as const;

const ShiftOfRing = requestFields.shift.extend({ role: z.string() });

/** The sizes of a ring. */
export const ringSizes = [2, 4] as const;

/**
 * A ring of swaps: the shift of each goes to the next one, that of the last to the first. All shifts change hands or
 * none.
 */
export const Ring = z.object({
  id: z.string(),
  people: z.array(
    z.object({
      /** Null if they have left. */
      employee_id: z.string().nullable(),
      name: z.string(),
      /** What they give, as it was when the ring was offered. */
      shift: ShiftOfRing,
      /** Null of colleagues: those who haven’t would be known to have said no. */
      has_agreed: z.boolean().nullable(),
    }),
  ),
  /** How many of `people` have agreed. */
  agreed: z.number().int(),
  status: z.enum(ringStatuses),
  /** Why it ended by itself. */
  reason: z.enum(ringReasons).nullable(),
  created_at: z.string(),
  /** What the caller can do with it now. */
  allowed_actions: z.array(z.enum(ringActions)),
});
export type Ring = z.infer<typeof Ring>;

/** A ring that nobody has offered. */
export const FoundRing = z.object({
  people: z.array(
    z.object({
      employee_id: z.string(),
      name: z.string(),
      shift: ShiftOfRing.extend({ id: z.string() }),
      /** Better off by their own preferences; false: as before. Nobody is worse off. */
      is_better_off: z.boolean(),
    }),
  ),
});
export type FoundRing = z.infer<typeof FoundRing>;

export const RingsFound = z.object({
  rings: z.array(FoundRing),
  /** No other ring of people who are in none of these exists. */
  complete: z.boolean(),
  /** Whether there are published shifts from tomorrow on at all. */
  has_shifts: z.boolean(),
});
export type RingsFound = z.infer<typeof RingsFound>;

export const findRings = endpoint({
  ...managersList,
  method: 'GET',
  path: '/manager/rings/found',
  summary:
    'Rings of up to four employees of a published month in which nobody is worse off by their own preferences, at least one is better off and no rule is broken; everyone is in one at most',
  query: monthQuery,
  dear: true,
  reply: RingsFound,
  errors: [],
});

export const offerRing = endpoint({
  ...managersList,
  method: 'POST',
  path: '/manager/rings',
  summary: 'Offer a ring of swaps to everyone in it; when all have agreed, the shifts change hands',
  body: z.strictObject({
    /** Published shifts of different employees in one month: each goes to the employee of the next one. */
    shift_ids: z.array(uuid).min(ringSizes[0], 'required').max(ringSizes[1], 'too_many'),
  }),
  status: 201,
  reply: Ring,
  errors: ['not_found', 'shift_begun', 'swap_exists', 'repair_stale', 'generation_running'],
});

export const listRings = endpoint({
  ...managersList,
  method: 'GET',
  path: '/manager/rings',
  summary: 'Rings of swaps that were offered, those that wait first, then the newest; max 50',
  reply: z.array(Ring),
  errors: [],
});

export const withdrawRing = endpoint({
  ...decision,
  method: 'POST',
  path: '/manager/rings/{id}/withdraw',
  summary: 'Cancel a ring that not all have agreed to; they are notified',
  reply: Ring,
  errors: ['not_found', 'swap_over'],
});

export const listOwnRings = endpoint({
  ...byEmployee,
  method: 'GET',
  path: '/schedule/rings',
  summary: 'Rings of swaps that the caller is in: those that wait, and the last ones; max 20',
  status: 200,
  reply: z.array(Ring),
  errors: [],
});

export const agreeToRing = endpoint({
  ...ofEmployee,
  method: 'POST',
  path: '/schedule/rings/{id}/agree',
  summary:
    'Agree to a ring; the last one to agree makes the shifts change hands. A ring that a rule is against by now ends',
  reply: Ring,
  errors: ['not_found', 'swap_over', 'shift_overlaps', 'generation_running'],
});

export const declineRing = endpoint({
  ...ofEmployee,
  method: 'POST',
  path: '/schedule/rings/{id}/decline',
  summary:
    'Decline a ring, as long as not all have agreed: it ends. Of three or four, colleagues don’t learn who declined',
  reply: Ring,
  errors: ['not_found', 'swap_over'],
});

import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { pagingUpTo, lines, uuid } from '../base/fields.ts';

export const claimStatuses = ['pending', 'approved', 'completed', 'rejected', 'cancelled', 'expired'] as const;

/** What a person can do with a claim. */
export const claimActions = ['cancel', 'approve', 'reject'] as const;

const ClaimedShift = z.object({
  /** Null if the shift no longer exists. */
  id: z.string().nullable(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  template: z.string().nullable(),
});

/** An employee's request for a published open shift, as it was at the time of the request. */
export const Claim = z.object({
  id: z.string(),
  shift: ClaimedShift,
  role: z.string(),
  employee_id: z.string().nullable(),
  employee_name: z.string(),
  status: z.enum(claimStatuses),
  note: z.string().nullable(),
  /** Null with `rejected`: another employee got the shift. */
  rejection_reason: z.string().nullable(),
  created_at: z.string(),
  /** What the caller can do with it now. */
  allowed_actions: z.array(z.enum(claimActions)),
});
export type Claim = z.infer<typeof Claim>;

const OpenShift = z.object({
  id: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  template: z.string().nullable(),
  role: z.string(),
  /** The caller's own pending claim. */
  claim_id: z.string().nullable(),
  /** What the caller can do: claim it, or what their claim allows. */
  allowed_actions: z.array(z.enum(['claim', ...claimActions])),
});
export type OpenShift = z.infer<typeof OpenShift>;

const byId = z.object({ id: uuid });

export const listOpenShifts = endpoint({
  method: 'GET',
  path: '/schedule/open-shifts',
  summary: 'Open published shifts the caller can claim without breaking a rule, soonest first',
  role: 'employee',
  project: true,
  dear: true,
  status: 200,
  reply: z.array(OpenShift),
  errors: [],
});

export const createClaim = endpoint({
  method: 'POST',
  path: '/schedule/claims',
  summary: 'Claim an open published shift',
  role: 'employee',
  project: true,
  body: z.strictObject({ shift_id: uuid, note: lines(300, 0).nullish() }),
  status: 201,
  reply: Claim,
  errors: ['not_found', 'shift_begun', 'claim_exists', 'swap_not_eligible'],
});

export const listOwnClaims = endpoint({
  method: 'GET',
  path: '/schedule/claims',
  summary: 'The caller’s own claims, newest first; max 200',
  role: 'employee',
  project: true,
  status: 200,
  reply: z.array(Claim),
  errors: [],
});

export const cancelClaim = endpoint({
  method: 'POST',
  path: '/schedule/claims/{id}/cancel',
  summary: 'Withdraw your own claim before the manager decides',
  role: 'employee',
  project: true,
  params: byId,
  status: 200,
  reply: Claim,
  errors: ['not_found', 'claim_over'],
});

const PAGE_MAX = 10_000;

export const listClaims = endpoint({
  method: 'GET',
  path: '/manager/claims',
  summary: 'All claims by status, newest first; pending ones by shift date',
  role: 'manager',
  ability: 'requests.decide',
  project: true,
  query: z.strictObject({
    /** `decided`: all that are no longer pending. */
    status: z.enum([...claimStatuses, 'decided'], 'choice').optional(),
    ...pagingUpTo(PAGE_MAX),
  }),
  status: 200,
  reply: z.object({ items: z.array(Claim), total: z.number() }),
  errors: [],
});

export const approveClaim = endpoint({
  method: 'POST',
  path: '/manager/claims/{id}/approve',
  summary: 'Approve a claim: the rules are checked again and other claims for the shift are rejected',
  role: 'manager',
  ability: 'requests.decide',
  project: true,
  params: byId,
  status: 200,
  reply: Claim,
  errors: ['not_found', 'claim_over', 'swap_not_eligible', 'shift_overlaps', 'generation_running'],
});

export const rejectClaim = endpoint({
  method: 'POST',
  path: '/manager/claims/{id}/reject',
  summary: 'Reject a claim, with a reason',
  role: 'manager',
  ability: 'requests.decide',
  project: true,
  params: byId,
  body: z.strictObject({ reason: lines(500) }),
  status: 200,
  reply: Claim,
  errors: ['not_found', 'claim_over'],
});

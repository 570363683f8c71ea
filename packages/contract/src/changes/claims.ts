import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { queryInteger } from '../base/fields.ts';
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

export const claimStatuses = ['pending', 'approved', 'completed', 'rejected', 'cancelled', 'expired'] as const;

/** What a person can do with a claim. */
export const claimActions = ['cancel', 'approve', 'reject'] as const;

/** An employee's request for a published open shift, as it was at the time of the request. */
export const Claim = z.object({
  ...requestFields,
  employee_id: z.string().nullable(),
  employee_name: z.string(),
  status: z.enum(claimStatuses),
  /** What the caller can do with it now. */
  allowed_actions: z.array(z.enum(claimActions)),
});
export type Claim = z.infer<typeof Claim>;

const OpenShift = requestFields.shift.extend({
  id: z.string(),
  role: z.string(),
  /** The caller's own pending claim. */
  claim_id: z.string().nullable(),
  /** What the caller can do: claim it, or what their claim allows. */
  allowed_actions: z.array(z.enum(['claim', ...claimActions])),
});
export type OpenShift = z.infer<typeof OpenShift>;

export const listOpenShifts = endpoint({
  ...byEmployee,
  method: 'GET',
  path: '/schedule/open-shifts',
  summary: 'Open published shifts the caller can claim without breaking a rule, soonest first',
  /** `limit`: only the first so many are looked for. */
  query: z.strictObject({ limit: queryInteger(1, 100).optional() }),
  dear: true,
  status: 200,
  reply: z.array(OpenShift),
  errors: [],
});

export const createClaim = endpoint({
  ...byEmployee,
  method: 'POST',
  path: '/schedule/claims',
  summary: 'Claim an open published shift',
  body: z.strictObject(newRequest),
  status: 201,
  reply: Claim,
  errors: ['not_found', 'shift_begun', 'claim_exists', 'swap_not_eligible'],
});

export const listOwnClaims = endpoint({
  ...byEmployee,
  method: 'GET',
  path: '/schedule/claims',
  summary: 'The caller’s own claims, newest first; max 200',
  status: 200,
  reply: z.array(Claim),
  errors: [],
});

export const cancelClaim = endpoint({
  ...ofEmployee,
  method: 'POST',
  path: '/schedule/claims/{id}/cancel',
  summary: 'Withdraw your own claim before the manager decides',
  reply: Claim,
  errors: ['not_found', 'claim_over'],
});

export const listClaims = endpoint({
  ...managersList,
  method: 'GET',
  path: '/manager/claims',
  summary: 'All claims by status, newest first; pending ones by shift date',
  query: z.strictObject({
    /** `decided`: all that are no longer pending. */
    status: z.enum([...claimStatuses, 'decided'], 'choice').optional(),
    ...pages,
  }),
  reply: z.object({ items: z.array(Claim), total: z.number() }),
  errors: [],
});

export const approveClaim = endpoint({
  ...decision,
  method: 'POST',
  path: '/manager/claims/{id}/approve',
  summary: 'Approve a claim: the rules are checked again and other claims for the shift are rejected',
  reply: Claim,
  errors: [...approvalErrors, 'claim_over'],
});

export const rejectClaim = endpoint({
  ...rejection,
  method: 'POST',
  path: '/manager/claims/{id}/reject',
  summary: 'Reject a claim, with a reason',
  reply: Claim,
  errors: ['not_found', 'claim_over'],
});

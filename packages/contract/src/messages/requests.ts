import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { countedPaging, lines, text, uuid } from '../base/fields.ts';

export const requestTypes = ['time_off', 'shift_swap', 'schedule_change'] as const;
export const requestStatuses = ['pending', 'approved', 'rejected', 'cancelled'] as const;
export const requestPriorities = ['low', 'normal', 'high'] as const;

/** A free-text request of an employee to the manager. */
export const GeneralRequest = z.object({
  id: z.string(),
  employee_id: z.string(),
  employee_name: z.string(),
  type: z.enum(requestTypes),
  title: z.string(),
  reason: z.string(),
  priority: z.enum(requestPriorities),
  status: z.enum(requestStatuses),
  submitted_date: z.string(),
  decision_note: z.string().nullable(),
  /** The username of the user who decided. */
  decided_by: z.string().nullable(),
});
export type GeneralRequest = z.infer<typeof GeneralRequest>;

const byId = z.object({ id: uuid });
const answer = z.strictObject({ decision_note: lines(500, 0).nullish() });

export const listRequests = endpoint({
  method: 'GET',
  path: '/requests',
  summary: 'General requests in pages, newest first, pending ones by priority: managers see all, employees their own',
  role: 'user',
  ability: 'requests.decide',
  project: true,
  query: z.strictObject({ status: z.enum(requestStatuses, 'choice').optional(), ...countedPaging }),
  counted: true,
  status: 200,
  reply: z.array(GeneralRequest),
  errors: [],
});

export const createRequest = endpoint({
  method: 'POST',
  path: '/requests',
  summary: 'Send a request to the manager (employees)',
  role: 'employee',
  project: true,
  body: z.strictObject({
    type: z.enum(requestTypes, 'choice'),
    title: text(80),
    reason: lines(1000),
    priority: z.enum(requestPriorities, 'choice').default('normal'),
  }),
  status: 201,
  reply: GeneralRequest,
  errors: [],
});

export const approveRequest = endpoint({
  method: 'POST',
  path: '/requests/{id}/approve',
  summary: 'Approve a pending request',
  role: 'manager',
  ability: 'requests.decide',
  project: true,
  params: byId,
  body: answer,
  bodyKind: 'optional-json',
  status: 200,
  reply: GeneralRequest,
  errors: ['not_found', 'request_decided'],
});

export const rejectRequest = endpoint({
  method: 'POST',
  path: '/requests/{id}/reject',
  summary: 'Reject a pending request',
  role: 'manager',
  ability: 'requests.decide',
  project: true,
  params: byId,
  body: answer,
  bodyKind: 'optional-json',
  status: 200,
  reply: GeneralRequest,
  errors: ['not_found', 'request_decided'],
});

export const cancelRequest = endpoint({
  method: 'POST',
  path: '/requests/{id}/cancel',
  summary: 'Withdraw your own request while it is pending',
  role: 'employee',
  project: true,
  params: byId,
  status: 200,
  reply: GeneralRequest,
  errors: ['not_found', 'request_decided'],
});

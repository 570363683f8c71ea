import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { identity, integer, lines, monthQuery, uuid, year } from '../base/fields.ts';
import { timeOffStatuses } from '../changes/time-off.ts';

/** Worked minutes by their pay multiplier: each minute becomes that many minutes of leave. */
const Part = z.object({ multiplier: z.number(), minutes: z.number() });

const leave = {
  parts: z.array(Part),
  leave_minutes: z.number(),
  /** The same in the unit of the vacation balance: working days by the employee's contract. */
  leave_days: z.number(),
};

/** An employee's overtime, holiday and rest-day hours of a month that become annual leave (DK 144(5)). */
export const OvertimeLeave = z.object({
  id: z.string(),
  employee_id: z.string(),
  employee_name: z.string(),
  year: z.number(),
  month: z.number(),
  ...leave,
  status: z.enum(timeOffStatuses),
  decision_note: z.string().nullable(),
  version: z.number(),
});
export type OvertimeLeave = z.infer<typeof OvertimeLeave>;

export const listOvertimeLeave = endpoint({
  method: 'GET',
  path: '/overtime-leave',
  summary: 'Overtime turned into leave, of a year’s months and all pending, newest first: employees see their own',
  role: 'user',
  ability: 'absences.read',
  project: true,
  query: z.strictObject({ year: year.optional() }),
  status: 200,
  reply: z.array(OvertimeLeave),
  errors: [],
});

export const getOvertimeLeaveOffer = endpoint({
  method: 'GET',
  path: '/overtime-leave/offer',
  summary: 'The hours of a month that can become leave, as worked so far. Managers name the employee',
  role: 'user',
  ability: 'absences.read',
  project: true,
  query: monthQuery.extend({ employee_id: identity.optional() }),
  dear: true,
  status: 200,
  reply: z.object({ ...leave, state: z.enum(['free', 'none', 'asked', 'locked']) }),
  errors: ['not_found'],
});

export const askOvertimeLeave = endpoint({
  method: 'POST',
  path: '/overtime-leave',
  summary: 'Turn a month’s overtime into leave: employees ask, managers record it as approved for an employee',
  role: 'user',
  ability: 'absences.write',
  project: true,
  body: z.strictObject({
    year: integer(2000, 2100),
    month: integer(1, 12),
    employee_id: identity.optional(),
  }),
  dear: true,
  status: 201,
  reply: OvertimeLeave,
  errors: ['not_found', 'month_locked', 'overtime_leave_none', 'overtime_leave_asked'],
});

const byId = z.object({ id: uuid });

export const decideOvertimeLeave = endpoint({
  method: 'PUT',
  path: '/overtime-leave/{id}',
  summary: 'Approve or reject a pending request. Takes If-Match',
  role: 'manager',
  ability: 'requests.decide',
  project: true,
  params: byId,
  body: z.strictObject({
    status: z.enum(['approved', 'rejected'], 'choice'),
    decision_note: lines(500, 0).nullish(),
  }),
  dear: true,
  status: 200,
  reply: OvertimeLeave,
  errors: ['not_found', 'stale', 'month_locked', 'overtime_leave_none', 'overtime_leave_decided'],
});

export const withdrawOvertimeLeave = endpoint({
  method: 'DELETE',
  path: '/overtime-leave/{id}',
  summary:
    'Withdraw your own pending request (employees); managers can also revoke an approval until the month is locked',
  role: 'user',
  ability: 'absences.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found', 'month_locked', 'overtime_leave_decided'],
});

import { z } from 'zod';
import { countedAsTypes } from './absence-types.ts';
import { endpoint } from '../base/endpoint.ts';
import { identity, lines, year } from '../base/fields.ts';
import { amount, leaveCode, LeaveType, leaveUnits, newCode, said } from './leave-rule.ts';

export {
  HALF_DAYS_MAX,
  LEAVE_CODE_MAX,
  LEAVE_NAME_MAX,
  leaveCode,
  leaveCounts,
  leaveUnits,
  LeaveType,
  type LeaveRule,
  typeOfAbsence,
  usualLeaveRule,
  usuallyCountsAs,
} from './leave-rule.ts';

const byCode = z.object({ code: leaveCode });

export const listLeaveTypes = endpoint({
  method: 'GET',
  path: '/leave-types',
  summary: 'The types of absence, those of the law first: pay, what they are counted in, balance and entitlement',
  role: 'user',
  ability: 'member',
  project: true,
  status: 200,
  reply: z.array(LeaveType),
  errors: [],
});

export const createLeaveType = endpoint({
  method: 'POST',
  path: '/leave-types',
  summary: 'Add a type of absence of the business',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  body: z.strictObject({
    code: newCode,
    ...said,
    counts_as: z.enum(countedAsTypes, 'choice').optional(),
  }),
  status: 201,
  reply: LeaveType,
  errors: ['leave_code_taken', 'name_taken', 'leave_types_full'],
});

export const updateLeaveType = endpoint({
  method: 'PUT',
  path: '/leave-types/{code}',
  summary: 'Change a type of absence, or archive it. Types of the law keep their name. Takes If-Match',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  params: byCode,
  /** The code of a type stays. */
  body: z.strictObject({ code: leaveCode.optional(), ...said, name: said.name.optional() }),
  status: 200,
  reply: LeaveType,
  errors: ['not_found', 'stale', 'name_taken'],
});

export const deleteLeaveType = endpoint({
  method: 'DELETE',
  path: '/leave-types/{code}',
  summary: 'Delete a type of absence of the business that nothing uses; one in use can be archived. Takes If-Match',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  params: byCode,
  status: 204,
  errors: ['not_found', 'stale', 'leave_type_of_law', 'leave_type_in_use'],
});

/** The balance of a type for an employee in a calendar year, in the unit of the type, to two decimals. */
export const LeaveBalance = z.object({
  employee_id: z.string(),
  name: z.string(),
  /** The code of the type; its name if it is one of the business. */
  type: z.string(),
  type_name: z.string().nullable(),
  unit: z.enum(leaveUnits),
  year: z.number(),
  /** Of the whole year. Null: not tracked, and nothing is left of it. */
  entitled: z.number().nullable(),
  /** What of that is earned until today; null: all of it is there from the year's start. */
  earned: z.number().nullable(),
  /** From the year before, and what of it was not taken by its last day. */
  carried: z.number(),
  lost: z.number(),
  /** By managers. */
  corrected: z.number(),
  /** Overtime that became leave (DK 144(5)); of vacation. */
  added: z.number(),
  /** Approved and past; approved and from today on; requested. */
  taken: z.number(),
  planned: z.number(),
  pending: z.number(),
  /**
   * Negative if more is approved than there is. Of what is earned by months: what can be taken today, so that enough is
   * earned for each approved absence when it comes.
   */
  left: z.number().nullable(),
});
export type LeaveBalance = z.infer<typeof LeaveBalance>;

/**
 * What is left of a balance, without what is requested, and what some days of the year would take of it. Of what is
 * earned by months it is what these days could take: what is earned when they come.
 */
export const BalanceTaken = LeaveBalance.pick({ type: true, type_name: true, unit: true, year: true }).extend({
  left: z.number(),
  takes: z.number(),
});

export const listLeaveBalances = endpoint({
  method: 'GET',
  path: '/leave-types/balances',
  summary: 'What is left of each type with a balance: managers see everybody or one employee, employees their own',
  role: 'user',
  ability: 'absences.read',
  project: true,
  query: z.strictObject({ year: year.optional(), employee_id: identity.optional() }),
  dear: true,
  status: 200,
  reply: z.array(LeaveBalance),
  errors: [],
});

export const LeaveCorrection = z.object({
  id: z.string(),
  employee_id: z.string(),
  type: z.string(),
  year: z.number(),
  amount: z.number(),
  reason: z.string(),
  /** The username of the manager. */
  created_by: z.string(),
  /** Their name; null: they have only a username, or are not a member any more. */
  created_by_name: z.string().nullable(),
  created_at: z.string(),
});
export type LeaveCorrection = z.infer<typeof LeaveCorrection>;

export const listLeaveCorrections = endpoint({
  method: 'GET',
  path: '/leave-types/corrections',
  summary: 'The corrections of an employee’s balances, newest first: managers of anybody, employees their own',
  role: 'user',
  ability: 'absences.read',
  project: true,
  query: z.strictObject({ employee_id: identity.optional(), year: year.optional() }),
  status: 200,
  reply: z.array(LeaveCorrection),
  errors: [],
});

export const correctLeaveBalance = endpoint({
  method: 'POST',
  path: '/leave-types/corrections',
  summary: 'Correct the balance of an employee in a year, with the reason; a correction is taken back by another one',
  role: 'manager',
  ability: 'absences.write',
  project: true,
  body: z.strictObject({
    employee_id: identity,
    type: leaveCode,
    year: z.int('number_format').min(2000, 'number_range').max(2100, 'number_range'),
    amount: amount(-9999, 9999).refine((value) => value !== 0, 'number_range'),
    reason: lines(500),
  }),
  status: 201,
  reply: LeaveCorrection,
  errors: [],
});

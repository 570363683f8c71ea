import { z } from 'zod';
import { allAbsenceTypes, type AbsenceType } from '../absence-types.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, lines, text, year } from '../base/fields.ts';

export const leaveUnits = ['days', 'hours'] as const;

const amount = (min: number, max: number) =>
  z
    .number('number_format')
    .min(min, 'number_range')
    .max(max, 'number_range')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'number_format');

const type = z.enum(allAbsenceTypes, 'choice');

const rule = {
  is_paid: z.boolean('choice'),
  /** Working days of the employee's week without public holidays, or the hours of these days. */
  unit: z.enum(leaveUnits, 'choice'),
  /** The type whose balance it takes from; null: no balance is kept. */
  balance: type.nullable(),
  /** A year's entitlement in the unit; null: that of each employee (vacation), or no entitlement. */
  yearly: amount(0, 9999).nullable(),
  /** Balances are carried over from this day on; null: each year is for itself. */
  since: date.nullable(),
  /** The most that is carried into the next year; null: all of it. */
  carry_over_max: amount(0, 9999).nullable(),
  /** The last day of a year on which what was carried can be taken, `MM-DD`; null: there is none. */
  carry_over_until: text(5)
    .pipe(z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'month_day_format'))
    .nullable(),
  /** In the years in which the employee began and leaves, only for the days of the employment. */
  is_pro_rata: z.boolean('choice'),
};

export const LeaveType = z.object({
  type,
  /** Its sign in the working-time sheet. */
  code: z.string(),
  ...rule,
  since: z.string().nullable(),
  /** For If-Match; 0: as the product has it. */
  version: z.number(),
});
export type LeaveType = z.infer<typeof LeaveType>;
export type LeaveRule = Omit<LeaveType, 'type' | 'code' | 'version'>;

const usual: LeaveRule = {
  is_paid: true,
  unit: 'days',
  balance: null,
  yearly: null,
  since: null,
  carry_over_max: null,
  carry_over_until: null,
  is_pro_rata: false,
};

const UNPAID: ReadonlySet<AbsenceType> = new Set(['personal', 'unpaid_leave', 'no_show', 'other']);

/** A type as the product has it: only vacation has a balance, of the days in the employee's form (DK 126). */
export const usualLeaveRule = (of: AbsenceType): LeaveRule => ({
  ...usual,
  is_paid: !UNPAID.has(of),
  ...(of === 'vacation' && { balance: 'vacation' as const, is_pro_rata: false }),
});

export const listLeaveTypes = endpoint({
  method: 'GET',
  path: '/leave-types',
  summary: 'The types of absence: code, pay, what they are counted in, balance and entitlement',
  role: 'user',
  ability: 'member',
  project: true,
  status: 200,
  reply: z.array(LeaveType),
  errors: [],
});

export const updateLeaveType = endpoint({
  method: 'PUT',
  path: '/leave-types/{type}',
  summary: 'Change a type of absence. Takes If-Match',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  params: z.object({ type }),
  body: z.strictObject(rule),
  status: 200,
  reply: LeaveType,
  errors: ['stale'],
});

/** The balance of a type for an employee in a calendar year, in the unit of the type, to two decimals. */
export const LeaveBalance = z.object({
  employee_id: z.string(),
  name: z.string(),
  type,
  unit: z.enum(leaveUnits),
  year: z.number(),
  /** Null: not tracked, and nothing is left of it. */
  entitled: z.number().nullable(),
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
  /** Negative if more is approved than there is. */
  left: z.number().nullable(),
});
export type LeaveBalance = z.infer<typeof LeaveBalance>;

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
  type,
  year: z.number(),
  amount: z.number(),
  reason: z.string(),
  created_by: z.string(),
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
    type,
    year: z.int('number_format').min(2000, 'number_range').max(2100, 'number_range'),
    amount: amount(-9999, 9999).refine((value) => value !== 0, 'number_range'),
    reason: lines(500),
  }),
  status: 201,
  reply: LeaveCorrection,
  errors: [],
});

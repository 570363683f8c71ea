import { z } from 'zod';
import { allAbsenceTypes, countedAsTypes, isAbsenceType, type AbsenceType } from '../absence-types.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, lines, text, year } from '../base/fields.ts';

export const leaveUnits = ['days', 'hours'] as const;
export const leaveCounts = ['working_days', 'hours'] as const;

/** The longest code and name of a type. */
export const LEAVE_CODE_MAX = 40;
export const LEAVE_NAME_MAX = 60;

const amount = (min: number, max: number) =>
  z
    .number('number_format')
    .min(min, 'number_range')
    .max(max, 'number_range')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'number_format');

/** Of a type that exists: one of the law, or one of the business. */
export const leaveCode = text(LEAVE_CODE_MAX);

/** What an absence says of its type: the code, the name if it is one of the business, the type that it counts as. */
export const typeOfAbsence = {
  type: z.string(),
  type_name: z.string().nullable(),
  counts_as: z.enum(allAbsenceTypes),
};

/** Of a new type: part of addresses and files, so it has no spaces. */
const newCode = leaveCode
  .pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u, 'code_format'))
  .refine((code) => !isAbsenceType(code.toLowerCase()) && code.toLowerCase() !== 'unavailable', 'code_reserved');

const monthDay = text(10)
  .transform((day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? day.slice(5) : day))
  .pipe(z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'month_day_format'));

/** The most dates that are half a public holiday. */
export const HALF_DAYS_MAX = 10;

/** Sorted and without repetitions; 29 February is there in leap years. */
const halfDays = z
  .array(monthDay.pipe(z.string().refine((day) => date.safeParse(`2000-${day}`).success, 'month_day_format')))
  .max(HALF_DAYS_MAX, 'too_many')
  .transform((days) => [...new Set(days)].sort());

const said = {
  name: text(LEAVE_NAME_MAX),
  paid: z.boolean('choice'),
  /** Working days of the employee's week without public holidays, or the hours of these days. */
  counted_in: z.enum(leaveCounts, 'choice'),
  /** A year's entitlement in the unit; null: that of each employee (vacation), or no entitlement. */
  per_year: amount(0, 9999).nullish(),
  /** The last day of a year on which what was carried can be taken, `MM-DD` or a date of any year; null: none. */
  carry_over_until: monthDay.nullish(),
  /** The type whose balance it takes from, or its own code; null: no balance is kept. Own with a yearly entitlement. */
  balance: leaveCode.nullish(),
  /** Balances are carried over from this day on; null: each year is for itself. */
  since: date.nullish(),
  /** The most that is carried into the next year; null: all of it. */
  carry_over_max: amount(0, 9999).nullish(),
  /** In the years in which the employee began and leaves, only for the days of the employment. */
  is_pro_rata: z.boolean('choice').optional(),
  /**
   * Dates of each year, `MM-DD`, that are half a public holiday to its balance, as 12-24 in Germany: on a working day
   * that is no public holiday leave takes at most half of the day, and half of its hours. Norm and payroll stay.
   */
  half_days: halfDays.optional(),
  /** The type of the law that it is in norms, the working-time sheet and payroll; of those of the law fixed. */
  counts_as: z.enum(allAbsenceTypes, 'choice').optional(),
  /** Whether employees can request it; of the types of the law fixed. */
  can_request: z.boolean('choice').optional(),
  /** No longer offered for new absences; what there is keeps it. */
  archived: z.boolean('choice').optional(),
  /** In payroll files that have a code for what it counts as; null: that code. Only of types of the business. */
  payroll_code: text(20).nullish(),
};

export const LeaveType = z.object({
  /** What an absence says as its `type`. */
  code: z.string(),
  /** Of the law: in the language of the caller. */
  name: z.string(),
  is_of_law: z.boolean(),
  paid: z.boolean(),
  counted_in: z.enum(leaveCounts),
  per_year: z.number().nullable(),
  carry_over_until: z.string().nullable(),
  balance: z.string().nullable(),
  since: z.string().nullable(),
  carry_over_max: z.number().nullable(),
  is_pro_rata: z.boolean(),
  half_days: z.array(z.string()),
  counts_as: z.enum(allAbsenceTypes),
  /** That of `counts_as` in the working-time sheet. */
  sign: z.string(),
  can_request: z.boolean(),
  archived: z.boolean(),
  payroll_code: z.string().nullable(),
  /** For If-Match; 0: as the product has it. */
  version: z.number(),
});
export type LeaveType = z.infer<typeof LeaveType>;
export type LeaveRule = Pick<
  LeaveType,
  | 'paid'
  | 'counted_in'
  | 'per_year'
  | 'carry_over_until'
  | 'balance'
  | 'since'
  | 'carry_over_max'
  | 'is_pro_rata'
  | 'half_days'
>;

const usual: LeaveRule = {
  paid: true,
  counted_in: 'working_days',
  balance: null,
  per_year: null,
  since: null,
  carry_over_max: null,
  carry_over_until: null,
  is_pro_rata: false,
  half_days: [],
};

const UNPAID: ReadonlySet<AbsenceType> = new Set(['personal', 'unpaid_leave', 'no_show', 'other']);

/** A type as the product has it: only vacation has a balance, of the days in the employee's form (DK 126). */
export const usualLeaveRule = (of: AbsenceType): LeaveRule => ({
  ...usual,
  paid: !UNPAID.has(of),
  ...(of === 'vacation' && { balance: 'vacation' as const }),
});

/** What a type of a business counts as where it does not say so. */
export const usuallyCountsAs = (paid: boolean): (typeof countedAsTypes)[number] => (paid ? 'other' : 'unpaid_leave');

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

/** What is left of a balance, without what is requested, and what some days of the year would take of it. */
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

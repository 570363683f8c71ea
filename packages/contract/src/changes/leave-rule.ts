import { z } from 'zod';
import { allAbsenceTypes, isAbsenceType, type AbsenceType, type countedAsTypes } from './absence-types.ts';
import { date, text } from '../base/fields.ts';

export const leaveUnits = ['days', 'hours'] as const;
export const leaveCounts = ['working_days', 'hours'] as const;

/** The longest code and name of a type. */
export const LEAVE_CODE_MAX = 40;
export const LEAVE_NAME_MAX = 60;

/** Of days or hours, to two decimals. */
export const amount = (min: number, max: number) =>
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
export const newCode = leaveCode
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

/** What a business says of a type. */
export const said = {
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
   * A twelfth of a year is earned with each month of employment, on its first day; of a month with fewer days of
   * employment as much as it has. `is_pro_rata` changes nothing then.
   */
  is_earned_monthly: z.boolean('choice').optional(),
  /**
   * The entitlement is for a week of so many working days: other weeks give their part of it, by the days on which each
   * is agreed. Null: it is the same for every week. Only of what is counted in working days.
   */
  week_days: z.int('number_format').min(1, 'number_range').max(7, 'number_range').nullish(),
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
  is_earned_monthly: z.boolean(),
  week_days: z.number().nullable(),
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
  | 'is_earned_monthly'
  | 'week_days'
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
  is_earned_monthly: false,
  week_days: null,
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

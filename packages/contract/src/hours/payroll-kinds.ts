import { allAbsenceTypes, type AbsenceType } from '../changes/absence-types.ts';

/**
 * The rows of a payroll export: one per employee, per kind of an employee, per day of an employee, or per kind on a
 * day.
 */
export const payrollLayouts = ['people', 'kinds', 'days', 'day_kinds'] as const;
export type PayrollLayout = (typeof payrollLayouts)[number];

/** Every worked hour once, by how it is paid (DK 144): these add up to the hours worked. */
const PAID_ONCE = [
  'regular',
  'night',
  'rest',
  'holiday',
  'overtime',
  'overtime_night',
  'overtime_rest',
  'overtime_holiday',
  'additional',
] as const;

/**
 * As in the timesheet (DK 120): the hours worked, and how many of them at night, on holidays and so on. `to_leave`:
 * what became annual leave (DK 144(5)), which isn't paid and is no overtime, rest day or holiday in any kind.
 */
const OF_WHICH = [
  'worked',
  'all_night',
  'all_rest',
  'all_holiday',
  'all_overtime',
  'all_additional',
  'to_leave',
] as const;

/**
 * Overtime that the end of an accounting period found in locked months (DK 115): none of the hours worked this month,
 * and only its premium is still to be paid.
 */
const EARLIER = ['earlier_overtime'] as const;

/** Beside the hours worked: on-call time at home isn't working time (DK 118). */
const BESIDE = ['on_call_home'] as const;

/** What late changes of published shifts cost: hours that are paid and were not worked. */
const LATE = ['late_change'] as const;

/** Working days. */
const ABSENCES = allAbsenceTypes;

export const payrollKinds = {
  once: PAID_ONCE,
  ofWhich: OF_WHICH,
  earlier: EARLIER,
  beside: BESIDE,
  late: LATE,
  absences: ABSENCES,
} as const;

export const allPayrollKinds = [...PAID_ONCE, ...OF_WHICH, ...EARLIER, ...BESIDE, ...LATE, ...ABSENCES] as const;
export type PayrollKind = (typeof allPayrollKinds)[number];
export type PayrollAbsence = AbsenceType;
export type PayrollHours = Exclude<PayrollKind, PayrollAbsence>;

/**
 * The signs of the working-time sheet: for hours as published by BSS (docs/decisions/044), for time off from the form
 * of Government resolution No 78 of 2004. The signs of earlier overtime and of late changes are ours. A
 * business can replace them.
 */
export const payrollMarks: Record<PayrollKind, string> = {
  regular: 'FD',
  night: 'DN',
  rest: 'DP',
  holiday: 'DS',
  overtime: 'VD',
  overtime_night: 'VDN',
  overtime_rest: 'VDP',
  overtime_holiday: 'VDS',
  additional: 'PD',
  worked: 'FD',
  all_night: 'DN',
  all_rest: 'DP',
  all_holiday: 'DS',
  all_overtime: 'VD',
  all_additional: 'PD',
  to_leave: 'V',
  earlier_overtime: 'VDA',
  on_call_home: 'BN',
  late_change: 'VPK',
  vacation: 'A',
  sick_leave: 'L',
  personal: 'ND',
  unpaid_leave: 'NA',
  study_leave: 'MA',
  parents_day: 'M',
  business_trip: 'K',
  training: 'KV',
  no_show: 'PB',
  other: 'NP',
};

const EVERY = payrollLayouts;
const BY_KIND = ['kinds', 'day_kinds'] as const;
const BY_PERSON = ['people', 'days'] as const;

/** The possible contents of a column, and the layouts in which each applies to the row. */
export const payrollSources = {
  employee_id: EVERY,
  name: EVERY,
  first_name: EVERY,
  last_name: EVERY,
  row_number: EVERY,
  month: EVERY,
  month_start: EVERY,
  month_end: EVERY,
  date: ['days', 'day_kinds'],
  code: BY_KIND,
  kind: BY_KIND,
  hours: BY_KIND,
  days: BY_KIND,
  mark: ['days'],
  norm: ['people'],
  planned: ['people'],
  ...everyKind(BY_PERSON),
  /** What late changes cost; in a row of a kind only of theirs. */
  late_amount: EVERY,
  rate: EVERY,
  cost: ['people'],
  /** The same text in every row; empty if there is none. */
  fixed: EVERY,
} as const satisfies Record<string, readonly PayrollLayout[]>;

export type PayrollSource = keyof typeof payrollSources;
export const payrollSourceNames = Object.keys(payrollSources) as [PayrollSource, ...PayrollSource[]];

/** Whether a column applies to the rows of a layout without duplicating values. */
export const isInLayout = (source: PayrollSource, layout: PayrollLayout): boolean =>
  (payrollSources[source] as readonly PayrollLayout[]).includes(layout);

export const isByKind = (layout: PayrollLayout): boolean => (BY_KIND as readonly PayrollLayout[]).includes(layout);

function everyKind<Layouts>(layouts: Layouts): Record<PayrollKind, Layouts> {
  return Object.fromEntries(allPayrollKinds.map((kind) => [kind, layouts])) as Record<PayrollKind, Layouts>;
}

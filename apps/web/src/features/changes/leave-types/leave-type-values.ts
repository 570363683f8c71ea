import { leaveTypes } from '@pamaina/contract';

type LeaveType = leaveTypes.LeaveType;

/** A leave type as its form holds it, with the contract's names, so that a refusal finds its field. */
export interface LeaveTypeValues {
  code: string;
  name: string;
  paid: boolean;
  counted_in: LeaveType['counted_in'];
  /** Empty: as pay says. */
  counts_as: string;
  can_request: boolean;
  archived: boolean;
  /** `OWN`: of its own, also before there is a code; null: none is kept. */
  balance: string | null;
  /** Empty: none. */
  per_year: number | string;
  since: string | null;
  carry_over_max: number | string;
  carry_over_until: string;
  is_pro_rata: boolean;
  is_earned_monthly: boolean;
  /** Empty: the same for every week. */
  week_days: number | string;
  half_days: string[];
  /** Empty: that of what it counts as. */
  payroll_code: string;
}

/** Of the field of the balance: that of the type itself. No code begins with a dash. */
export const OWN = '-';

export const valuesOf = (entry: LeaveType | null): LeaveTypeValues => ({
  code: entry?.code ?? '',
  name: entry?.name ?? '',
  paid: entry?.paid ?? true,
  counted_in: entry?.counted_in ?? 'working_days',
  counts_as: entry === null || entry.counts_as === leaveTypes.usuallyCountsAs(entry.paid) ? '' : entry.counts_as,
  can_request: entry?.can_request ?? true,
  archived: entry?.archived ?? false,
  balance: entry === null || entry.balance === entry.code ? OWN : entry.balance,
  per_year: entry?.per_year ?? '',
  since: entry?.since ?? null,
  carry_over_max: entry?.carry_over_max ?? '',
  carry_over_until: entry?.carry_over_until ?? '',
  is_pro_rata: entry?.is_pro_rata ?? false,
  is_earned_monthly: entry?.is_earned_monthly ?? false,
  week_days: entry?.week_days ?? '',
  half_days: entry?.half_days ?? [],
  payroll_code: entry?.payroll_code ?? '',
});

/** What the form says, as the API takes it; of a type of the law only what can be changed. */
export function bodyOf(values: LeaveTypeValues, entry: LeaveType | null) {
  const { code, name, paid, counted_in, can_request, archived, since, is_pro_rata } = values;
  const amount = (value: number | string) => (value === '' ? null : Number(value));
  const until = values.carry_over_until.trim();
  const rule = {
    paid,
    counted_in,
    per_year: amount(values.per_year),
    carry_over_until: until === '' ? null : until,
    balance: values.balance === OWN ? (entry?.code ?? (code.trim() || null)) : values.balance,
    since,
    carry_over_max: amount(values.carry_over_max),
    is_pro_rata,
    is_earned_monthly: values.is_earned_monthly,
    // The field is there for working days alone.
    week_days: counted_in === 'hours' ? null : amount(values.week_days),
    half_days: values.half_days,
  };
  if (entry?.is_of_law === true) return rule;
  const counts_as = (values.counts_as || leaveTypes.usuallyCountsAs(paid)) as ReturnType<
    typeof leaveTypes.usuallyCountsAs
  >;
  const payroll_code = values.payroll_code.trim() || null;
  return { ...rule, name, counts_as, can_request, payroll_code, ...(entry === null ? { code } : { archived }) };
}

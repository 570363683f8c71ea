import { answers, type employees } from '@pamaina/contract';
import { toLimits, toLimitValues, type LimitValues } from '../settings/index.ts';

/** Working days of annual leave, by the days of the working week: four weeks (DK 126(2), Directive 2003/88/EC 7). */
export const leastVacation = { 5: 20, 6: 24 } as const;

/** The form's fields carry the contract's names, so that a refusal finds its field. An empty number is `''`. */
export interface EmployeeValues {
  id: string;
  name: string;
  roles: string[];
  max_hours_per_week: number | string;
  min_shifts_per_week: number | string;
  contract_hours_per_week: number | string;
  has_reduced_norm: boolean;
  work_days_per_week: '5' | '6';
  vacation_days_per_year: number | string;
  /** Typed in euro, sent in whole cents. */
  hourly_rate_cents: number | string;
  birth_date: string | null;
  email: string;
  phone: string;
  department: string;
  location: string;
  is_senior: boolean;
  consents: Required<employees.Consents>;
  needs_consent: boolean;
  limits: LimitValues;
  /** Weekdays, '1' Monday .. '7' Sunday. */
  wished_days_off: string[];
  rest_weekdays: string[];
}

const noConsents = { overtime: 'none', night: false, holiday: false, rest_day: false, on_call: false } as const;

export const emptyEmployee: EmployeeValues = {
  id: '',
  name: '',
  roles: [],
  max_hours_per_week: 40,
  min_shifts_per_week: 0,
  contract_hours_per_week: '',
  has_reduced_norm: false,
  work_days_per_week: '5',
  vacation_days_per_year: '',
  hourly_rate_cents: '',
  birth_date: null,
  email: '',
  phone: '',
  department: '',
  location: '',
  is_senior: false,
  consents: noConsents,
  needs_consent: false,
  limits: toLimitValues({}),
  wished_days_off: [],
  rest_weekdays: [],
};

export function toValues(employee: employees.Employee): EmployeeValues {
  return {
    id: employee.id,
    name: employee.name,
    roles: employee.roles,
    max_hours_per_week: employee.max_hours_per_week,
    min_shifts_per_week: employee.min_shifts_per_week,
    contract_hours_per_week: employee.contract_hours_per_week ?? '',
    has_reduced_norm: employee.has_reduced_norm,
    work_days_per_week: employee.work_days_per_week === 6 ? '6' : '5',
    vacation_days_per_year: employee.vacation_days_per_year ?? '',
    hourly_rate_cents: employee.hourly_rate_cents === null ? '' : employee.hourly_rate_cents / 100,
    birth_date: employee.birth_date,
    email: employee.email ?? '',
    phone: employee.phone ?? '',
    department: employee.department ?? '',
    location: employee.location ?? '',
    is_senior: employee.is_senior,
    consents: { ...noConsents, ...employee.consents },
    needs_consent: employee.needs_consent,
    limits: toLimitValues(employee.limits),
    wished_days_off: employee.wished_days_off.map(String),
    rest_weekdays: employee.rest_weekdays.map(String),
  };
}

/** What a link proposes for somebody: a role more, or another limit; nothing where it makes no sense. */
export function proposedValues({ roles, limits }: employees.Employee, proposed: string): Partial<EmployeeValues> {
  const [, kind, value = ''] = /^(\w+):(.+)$/.exec(proposed) ?? [];
  if (kind === 'role') return roles.includes(value) ? {} : { roles: [...roles, value] };
  const field = answers.bentLimits.find((limit) => limit === kind);
  const amount = Number(value);
  if (field === undefined || !Number.isFinite(amount)) return {};
  if (field === 'max_hours_per_week') return { max_hours_per_week: amount };
  return { limits: { ...toLimitValues(limits), [field]: amount } };
}

/** What is sent; an emptied required number becomes no number at all, which the schema refuses. */
export function toBody(values: EmployeeValues) {
  const cents = optionalNumber(values.hourly_rate_cents);
  return {
    id: values.id,
    name: values.name,
    roles: values.roles,
    max_hours_per_week: optionalNumber(values.max_hours_per_week) ?? Number.NaN,
    min_shifts_per_week: optionalNumber(values.min_shifts_per_week) ?? Number.NaN,
    contract_hours_per_week: optionalNumber(values.contract_hours_per_week),
    has_reduced_norm: values.has_reduced_norm,
    work_days_per_week: daysOf(values),
    vacation_days_per_year: optionalNumber(values.vacation_days_per_year),
    hourly_rate_cents: cents === null ? null : Math.round(cents * 100),
    birth_date: values.birth_date,
    email: values.email.trim() === '' ? null : values.email,
    phone: values.phone.trim() === '' ? null : values.phone,
    department: values.department.trim() === '' ? null : values.department,
    location: values.location.trim() === '' ? null : values.location,
    is_senior: values.is_senior,
    consents: values.consents,
    needs_consent: values.needs_consent,
    limits: toLimits(values.limits),
    wished_days_off: values.wished_days_off.map(Number),
    rest_weekdays: values.rest_weekdays.map(Number),
  };
}

const daysOf = ({ work_days_per_week }: EmployeeValues): 5 | 6 => (work_days_per_week === '6' ? 6 : 5);

function optionalNumber(value: number | string): number | null {
  return value === '' ? null : Number(value);
}

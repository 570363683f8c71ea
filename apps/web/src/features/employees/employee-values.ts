import type { employees } from '@pamaina/contract';

/** The form's fields carry the contract's names, so that a refusal finds its field. An empty number is `''`. */
export interface EmployeeValues {
  id: string;
  name: string;
  roles: string[];
  max_hours_per_week: number | string;
  min_shifts_per_week: number | string;
  contract_hours_per_week: number | string;
  /** Typed in euro, sent in whole cents. */
  hourly_rate_cents: number | string;
  birth_date: string | null;
  email: string;
  phone: string;
}

export const emptyEmployee: EmployeeValues = {
  id: '',
  name: '',
  roles: [],
  max_hours_per_week: 40,
  min_shifts_per_week: 0,
  contract_hours_per_week: '',
  hourly_rate_cents: '',
  birth_date: null,
  email: '',
  phone: '',
};

export function toValues(employee: employees.Employee): EmployeeValues {
  return {
    id: employee.id,
    name: employee.name,
    roles: employee.roles,
    max_hours_per_week: employee.max_hours_per_week,
    min_shifts_per_week: employee.min_shifts_per_week,
    contract_hours_per_week: employee.contract_hours_per_week ?? '',
    hourly_rate_cents: employee.hourly_rate_cents === null ? '' : employee.hourly_rate_cents / 100,
    birth_date: employee.birth_date,
    email: employee.email ?? '',
    phone: employee.phone ?? '',
  };
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
    hourly_rate_cents: cents === null ? null : Math.round(cents * 100),
    birth_date: values.birth_date,
    email: values.email.trim() === '' ? null : values.email,
    phone: values.phone.trim() === '' ? null : values.phone,
  };
}

function optionalNumber(value: number | string): number | null {
  return value === '' ? null : Number(value);
}

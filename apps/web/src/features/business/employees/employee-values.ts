import { explanations, employees } from '@pamaina/contract';
import { fromFormValues, toFormValues, type FormValues } from '../../../lib/field-values.ts';
import { toLimits, toLimitValues, type LimitValues } from '../settings/index.ts';

/** Working days of annual leave, by the days of the working week: four weeks (DK 126(2), Directive 2003/88/EC 7). */
export const leastVacation = { 5: 20, 6: 24 } as const;

/** Four weeks of a week of one’s own (DK 126(2)), which counts under the fixed regime. */
export const leastOwnVacation = (restDays: number): number => 4 * (7 - restDays);

/** The form's fields carry the contract's names, so that a refusal finds its field. */
export type EmployeeValues = FormValues<typeof employees.fields> & {
  id: string;
  work_days_per_week: '5' | '6';
  consents: Required<employees.Consents>;
  limits: LimitValues;
};

const noConsents = { overtime: 'none', night: false, holiday: false, rest_day: false, on_call: false } as const;

export const emptyEmployee: EmployeeValues = {
  ...toFormValues(employees.fields, null),
  id: '',
  work_days_per_week: '5',
  consents: noConsents,
  limits: toLimitValues({}),
};

export function toValues(employee: employees.Employee): EmployeeValues {
  return {
    ...toFormValues(employees.fields, employee),
    id: employee.id,
    work_days_per_week: employee.work_days_per_week === 6 ? '6' : '5',
    consents: { ...noConsents, ...employee.consents },
    limits: toLimitValues(employee.limits),
  };
}

/** What a link proposes for somebody: a role more, or another limit; nothing where it makes no sense. */
export function proposedValues({ roles, limits }: employees.Employee, proposed: string): Partial<EmployeeValues> {
  const [, kind, value = ''] = /^(\w+):(.+)$/.exec(proposed) ?? [];
  if (kind === 'role') return roles.includes(value) ? {} : { roles: [...roles, value] };
  const field = explanations.bentLimits.find((limit) => limit === kind);
  const amount = Number(value);
  if (field === undefined || !Number.isFinite(amount)) return {};
  if (field === 'max_hours_per_week') return { max_hours_per_week: amount };
  return { limits: { ...toLimitValues(limits), [field]: amount } };
}

/** What is sent. */
export function toBody(values: EmployeeValues) {
  const days: 5 | 6 = values.work_days_per_week === '6' ? 6 : 5;
  return {
    ...fromFormValues(employees.fields, values),
    id: values.id,
    work_days_per_week: days,
    consents: values.consents,
    limits: toLimits(values.limits),
  };
}

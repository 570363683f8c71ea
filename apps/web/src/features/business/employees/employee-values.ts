import { explanations, employees } from '@pamaina/contract';
import { fromFormValues, toFormValues, type FormValues } from '../../../lib/field-values.ts';
import { consentNames, type ConsentName, toLimits, toLimitValues, type LimitValues } from '../settings/index.ts';

/** Working days of annual leave, by the days of the working week: four weeks (DK 126(2), Directive 2003/88/EC 7). */
export const leastVacation = { 5: 20, 6: 24 } as const;

/** Four weeks of a week of one’s own (DK 126(2)), which counts under the fixed regime. */
export const leastOwnVacation = (restDays: number): number => 4 * (7 - restDays);

/** The form's fields carry the contract's names, so that a refusal finds its field. */
export type EmployeeValues = FormValues<typeof employees.fields> & {
  id: string;
  work_days_per_week: '5' | '6';
  consents: Required<employees.Consents>;
  consent_dates: Record<ConsentName, ConsentDays>;
  limits: LimitValues;
};

const noConsents = {
  overtime: 'none',
  night: false,
  holiday: false,
  rest_day: false,
  on_call: false,
  long_week: false,
} as const;

/** Local dates; null: none. */
interface ConsentDays {
  from: string | null;
  until: string | null;
}

const toConsentDates = (stored: employees.ConsentDates) =>
  Object.fromEntries(
    consentNames.map((name) => [name, stored[name] ?? { from: null, until: null }]),
  ) as EmployeeValues['consent_dates'];

/** Of consents that were given; those without days need none. */
const fromConsentDates = ({ consents, consent_dates }: EmployeeValues): employees.ConsentDates =>
  Object.fromEntries(
    consentNames
      .filter((name) => consents[name] !== false && consents[name] !== 'none')
      .map((name) => [name, consent_dates[name]] as const)
      .filter(([, { from, until }]) => from !== null || until !== null),
  );

export const emptyEmployee: EmployeeValues = {
  ...toFormValues(employees.fields, null),
  id: '',
  work_days_per_week: '5',
  consents: noConsents,
  consent_dates: toConsentDates({}),
  limits: toLimitValues({}),
};

export function toValues(employee: employees.Employee): EmployeeValues {
  return {
    ...toFormValues(employees.fields, employee),
    id: employee.id,
    work_days_per_week: employee.work_days_per_week === 6 ? '6' : '5',
    consents: { ...noConsents, ...employee.consents },
    consent_dates: toConsentDates(employee.consent_dates),
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
    consent_dates: fromConsentDates(values),
    limits: toLimits(values.limits),
  };
}

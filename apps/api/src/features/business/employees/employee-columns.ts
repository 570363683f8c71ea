import { employees, fieldNames } from '@pamaina/contract';
import type { ExpressionBuilder } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import { readConsentDates, readConsents, readLimits } from '../settings/index.ts';

type FieldName = keyof typeof employees.fields;

const names = fieldNames(employees.fields);

/** What the API says of a person, for `select` and `returning` alike. */
export function employeeColumns(employee: ExpressionBuilder<Tables, 'employee'>) {
  return [
    'employee.id' as const,
    ...names.map((name) => `employee.${name}` as const),
    'employee.last_day' as const,
    'employee.is_fixed_term' as const,
    'employee.version' as const,
    employee
      .exists(
        employee
          .selectFrom('account')
          .select('account.id')
          .whereRef('account.project_id', '=', 'employee.project_id')
          .whereRef('account.employee_id', '=', 'employee.id'),
      )
      .$castTo<boolean>()
      .as('has_login'),
  ];
}

/** The row of `employeeColumns` with what its JSON says. */
export const readEmployee = <Row extends { consents: unknown; consent_dates: unknown; limits: unknown }>(row: Row) => ({
  ...row,
  consents: readConsents(row.consents),
  consent_dates: readConsentDates(row.consent_dates),
  limits: readLimits(row.limits),
});

type Body = Omit<z.output<typeof employees.newEmployee>, 'id'>;

/** A body as the row's columns: what was left out is empty. Objects are JSON. */
export function writtenFields(body: Body) {
  const written = names.map((name) => {
    const value = body[name] ?? null;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, isObject ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(written) as { [Name in FieldName]: Written<Body[Name]> };
}

type Written<Value> = Value extends undefined
  ? null
  : Value extends readonly unknown[]
    ? Value
    : Value extends object
      ? string
      : Value;

import { employees } from '@pamaina/contract';

/** An employee with the defaults of every field. */
export function makeEmployee(
  given: Partial<employees.EmployeeInFull> & { id: string; name: string },
): employees.EmployeeInFull {
  const defaults = Object.entries(employees.fields).map(([name, { schema }]) => [
    name,
    schema.safeParse(undefined).data ?? null,
  ]);
  return employees.EmployeeInFull.parse({
    ...Object.fromEntries(defaults),
    roles: ['cook'],
    has_login: false,
    last_day: null,
    is_fixed_term: false,
    employment_start: null,
    employment_end: null,
    contract_kind: 'full',
    terms: [],
    version: 1,
    ...given,
  });
}

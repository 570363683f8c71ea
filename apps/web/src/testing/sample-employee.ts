import { employees } from '@pamaina/contract';

/** An employee with the defaults of every field. */
export function makeEmployee(given: Partial<employees.Employee> & { id: string; name: string }): employees.Employee {
  const defaults = Object.entries(employees.fields).map(([name, { schema }]) => [
    name,
    schema.safeParse(undefined).data ?? null,
  ]);
  return employees.Employee.parse({
    ...Object.fromEntries(defaults),
    roles: ['cook'],
    has_login: false,
    last_day: null,
    is_fixed_term: false,
    version: 1,
    ...given,
  });
}

import type { employees, requirements, templates } from '@pamaina/contract';

/** Minutes per week. */
export interface RoleBalance {
  /** Null: all roles together. */
  role: string | null;
  needed: number;
  /** Of all employees in this role, whatever other roles they have. */
  available: number;
}

/**
 * The hours that a standard week needs in each role and the hours that the employees can work by contract, or by their
 * weekly limit if no contract hours are known. An employee with several roles counts in each of them, and once in the
 * total, which comes first.
 */
export function needAndHours(
  list: readonly requirements.Requirement[],
  order: readonly templates.Template[],
  people: readonly employees.Employee[],
): RoleBalance[] {
  const minutesOf = new Map(order.map(({ name, minutes }) => [name, minutes]));
  const standard = list.filter(({ weekday }) => weekday !== null);
  const balance = (role: string | null): RoleBalance => ({
    role,
    needed: sum(
      standard.filter((entry) => role === null || entry.role === role),
      ({ count, template }) => count * (minutesOf.get(template) ?? 0),
    ),
    available: sum(
      people.filter(({ roles }) => role === null || roles.includes(role)),
      (person) => (person.contract_hours_per_week ?? person.max_hours_per_week) * 60,
    ),
  });
  const roles = [...new Set(standard.map(({ role }) => role))].sort((a, b) => a.localeCompare(b));
  return [balance(null), ...roles.map(balance)];
}

function sum<Item>(list: readonly Item[], amount: (item: Item) => number): number {
  return list.reduce((total, item) => total + amount(item), 0);
}

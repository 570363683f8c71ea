import type { employees, requirements, templates } from '@pamaina/contract';

/** Minutes a week. */
export interface RoleBalance {
  /** Null: all roles together. */
  role: string | null;
  needed: number;
  /** Of everybody with this role, whatever else they can do. */
  available: number;
}

/**
 * What a standard week needs of each role against what the people can give by contract, or by their weekly limit where no contract is
 * known. Who has several roles counts in each of them, and once in the sum, which comes first.
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

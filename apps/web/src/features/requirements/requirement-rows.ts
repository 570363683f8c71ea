import type { requirements, templates } from '@pamaina/contract';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * A line of the weekly standard: how many employees a template needs in a role, Monday first; null where no number is
 * set.
 */
export interface RequirementRow {
  template: string;
  role: string;
  counts: (number | null)[];
}

export function rowKey({ template, role }: Pick<RequirementRow, 'template' | 'role'>): string {
  return JSON.stringify([template, role]);
}

/** The weekly standard as lines, ordered by the start of the shifts; `added` are lines that have no number yet. */
export function rowsOf(
  list: readonly requirements.Requirement[],
  order: readonly templates.Template[],
  added: readonly Pick<RequirementRow, 'template' | 'role'>[],
): RequirementRow[] {
  const rows = new Map<string, RequirementRow>();
  for (const { template, role, weekday, count } of list) {
    if (weekday === null) continue;
    const key = rowKey({ template, role });
    const row = rows.get(key) ?? { template, role, counts: WEEKDAYS.map(() => null) };
    row.counts[weekday - 1] = count;
    rows.set(key, row);
  }
  const place = new Map(order.map(({ name, start_time, end_time }) => [name, `${start_time}${end_time}`]));
  const stored = [...rows.values()].toSorted(
    (a, b) =>
      (place.get(a.template) ?? '').localeCompare(place.get(b.template) ?? '') ||
      a.template.localeCompare(b.template) ||
      a.role.localeCompare(b.role),
  );
  const fresh = added.filter((row) => !rows.has(rowKey(row)));
  return [...stored, ...fresh.map(({ template, role }) => ({ template, role, counts: WEEKDAYS.map(() => null) }))];
}

/** The total employees and net minutes that a weekday (from 0) needs. */
export function totalOf(
  rows: readonly RequirementRow[],
  order: readonly templates.Template[],
  day: number,
): { people: number; minutes: number } {
  const minutesOf = new Map(order.map(({ name, minutes }) => [name, minutes]));
  let [people, minutes] = [0, 0];
  for (const { template, counts } of rows) {
    people += counts[day] ?? 0;
    minutes += (counts[day] ?? 0) * (minutesOf.get(template) ?? 0);
  }
  return { people, minutes };
}

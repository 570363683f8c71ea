import type { scenarios } from '@pamaina/contract';

type Shift = scenarios.ScenarioShift;

/** A cell of the picture: what goes, what comes, and what stays on the day. */
export interface DifferenceCell {
  removed: Shift[];
  added: Shift[];
  kept: Shift[];
}

export interface DifferenceRow {
  key: string;
  /** Null: open shifts. */
  name: string | null;
  /** The key of an imaginary person. */
  imaginary: string | null;
  byDate: ReadonlyMap<string, DifferenceCell>;
}

const keyOf = ({ employee_id, imaginary }: scenarios.ScenarioDifference) =>
  employee_id !== null ? `e ${employee_id}` : imaginary !== null ? `i ${imaginary}` : 'open';

const sameShift = (one: Shift, other: Shift) =>
  one.start_time === other.start_time &&
  one.end_time === other.end_time &&
  one.role === other.role &&
  one.template === other.template;

/** Of two lists what only the first has; shifts can be there more than once. */
function without(list: readonly Shift[], other: readonly Shift[]): Shift[] {
  const left = [...other];
  return list.filter((shift) => {
    const index = left.findIndex((one) => sameShift(one, shift));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Rows and days that differ, and nothing else: open shifts first, as in the calendar, then by the server's order. */
export function differenceRows(differences: readonly scenarios.ScenarioDifference[]): {
  rows: DifferenceRow[];
  dates: string[];
} {
  const rows = new Map<string, DifferenceRow & { byDate: Map<string, DifferenceCell> }>();
  for (const one of differences) {
    const key = keyOf(one);
    const row = rows.get(key) ?? { key, name: one.name, imaginary: one.imaginary, byDate: new Map() };
    const removed = without(one.before, one.after);
    const added = without(one.after, one.before);
    row.byDate.set(one.date, { removed, added, kept: without(one.before, removed) });
    rows.set(key, row);
  }
  const sorted = [...rows.values()].sort((a, b) => rank(a) - rank(b));
  return { rows: sorted, dates: [...new Set(differences.map(({ date }) => date))].sort() };
}

const rank = ({ key, imaginary }: DifferenceRow) => (key === 'open' ? 0 : imaginary !== null ? 1 : 2);

// Method: branching on the missing employees of a need, then on what an employee does on a day.
// Paper: Ryan, Foster, "An integer programming approach to scheduling", 1981; the order of the two is our own.
import type { Demand, Limits } from '../master/demand.ts';
import { fullDomain, copyOf, type Fixings, type DayDomains } from './day-domains.ts';
import type { MasterSolution } from '../master/master.ts';
import { TOLERANCE } from '../parameters.ts';
import type { Column } from '../master/roster-pool.ts';

/** A subset of the plans: limits on the number of missing employees, and on the rosters. */
export interface Branch {
  lack: Limits;
  fixings: Fixings;
}

/**
 * Splits the node of a fractional solution into two branches that both exclude it: on the number of missing employees
 * if that is fractional; otherwise on what an employee does on a day (free, or a prefix of the codes). Null if nothing
 * is fractional.
 */
export function split(
  branch: Branch,
  demand: Demand,
  columns: readonly Column[],
  { weights }: MasterSolution,
): [Branch, Branch] | null {
  const mixed = [...columns.keys()].filter((i) => weights[i]! > TOLERANCE.branching);
  const lack = Float64Array.from(demand.asked);
  for (const i of mixed) for (const code of columns[i]!.codes) lack[demand.place[code]!]! -= weights[i]!;
  const place = middle(lack, (amount) => amount - Math.floor(amount));
  if (place !== null) {
    const most = Math.floor(lack[place]!);
    const low = Float64Array.from(branch.lack.low);
    const high = Float64Array.from(branch.lack.high);
    low[place] = most + 1;
    high[place] = most;
    return [
      { ...branch, lack: { ...branch.lack, high } },
      { ...branch, lack: { ...branch.lack, low } },
    ];
  }
  const cells = cellsOf(mixed.map((i) => ({ column: columns[i]!, weight: weights[i]! })));
  const idle = cells.filter(({ most }) => most < 0);
  const among = middle(idle, ({ share }) => share) === null ? cells : idle;
  const cell = among[middle(among, ({ share }) => share) ?? -1];
  if (!cell) return null;
  const { person, day, most } = cell;
  const part = (change: (of: DayDomains) => void): Branch => {
    const before = branch.fixings.get(person);
    const after = before ? copyOf(before) : fullDomain(columns.find((column) => column.person === person)!.row.length);
    change(after);
    return { ...branch, fixings: new Map(branch.fixings).set(person, after) };
  };
  return [part(({ high }) => (high[day] = most)), part(({ low }) => (low[day] = most + 1))];
}

/** The element whose share is nearest to a half; null if all are integral. */
function middle<T>(list: ArrayLike<T>, share: (one: T) => number): number | null {
  let found = null;
  let far = 0.5 - TOLERANCE.branching;
  for (let i = 0; i < list.length; i++) {
    const off = Math.abs(share(list[i]!) - 0.5);
    if (off >= far) continue;
    far = off;
    found = i;
  }
  return found;
}

/** The cells of fractional rosters: the share whose code on a day is at most `most`, for every code but the last. */
function cellsOf(mixed: readonly { column: Column; weight: number }[]) {
  const cells: { person: number; day: number; most: number; share: number }[] = [];
  for (const person of new Set(mixed.map(({ column }) => column.person))) {
    const list = mixed.filter(({ column }) => column.person === person);
    if (list.length === 1) continue;
    for (let day = 0; day < list[0]!.column.row.length; day++) {
      const codes = [...new Set(list.map(({ column }) => column.row[day]!))].sort((a, b) => a - b);
      for (const most of codes.slice(0, -1)) {
        const share = list.reduce((sum, { column, weight }) => sum + (column.row[day]! <= most ? weight : 0), 0);
        cells.push({ person, day, most, share });
      }
    }
  }
  return cells;
}

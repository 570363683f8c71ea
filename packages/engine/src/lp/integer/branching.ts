// Method: branching on the missing employees of a need, on an employee's sum of minutes, then on what they do on a day.
// Paper: Ryan, Foster, "An integer programming approach to scheduling", 1981; sums and the order are our own.
import type { Demand, Limits } from '../master/demand.ts';
import { fullDomain, copyOf, minutesOf, type Fixings, type DayDomains } from '../network/day-domains.ts';
import type { MasterSolution } from '../master/master.ts';
import { TOLERANCE } from '../tolerance.ts';
import { addTo, type Column } from '../network/column.ts';

/** [penalty] An employee's minutes are branched on if fewer and more of them differ by this in the mixture's cost. */
const LEAST_GAIN: number = 0.05;

/** A subset of the plans: limits on the number of missing employees, and on the rosters. */
export interface Branch {
  lack: Limits;
  fixings: Fixings;
}

/** Whose sums of minutes can be branched on, and the net minutes by code. */
export interface Sums {
  net: Int32Array;
  counts: (person: number) => boolean;
}

/** The rosters in a fractional solution with their weights. */
type Mixed = readonly { column: Column; weight: number }[];

/**
 * Splits the node of a fractional solution into two branches that both exclude it: on the number of missing employees
 * if that is fractional; then on the minutes of an employee whose rosters with more minutes cost more or less than the
 * others; otherwise on what an employee does on a day (free, or a prefix of the codes). Null if nothing is fractional.
 */
export function split(
  branch: Branch,
  demand: Demand,
  columns: readonly Column[],
  { weights }: MasterSolution,
  sums: Sums,
): [Branch, Branch] | null {
  const mixed = [...columns.keys()].filter((i) => weights[i]! > TOLERANCE.branching);
  const lack = Float64Array.from(demand.asked);
  for (const i of mixed) addTo(lack, demand.place, columns[i]!, -weights[i]!);
  const whole = lack.map((amount, i) => (demand.amount[i] === 1 ? 0 : amount));
  const place = middle(whole, (amount) => amount - Math.floor(amount));
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
  const rosters = mixed.map((i) => ({ column: columns[i]!, weight: weights[i]! }));
  const sum = dearestSum(rosters, sums);
  if (sum) {
    const { person, below } = sum;
    const days = columns.find((column) => column.person === person)!.row.length;
    const before = branch.fixings.get(person) ?? fullDomain(days);
    const { least, most } = before.minutes ?? { least: 0, most: Infinity };
    const part = (minutes: { least: number; most: number }): Branch => ({
      ...branch,
      fixings: new Map(branch.fixings).set(person, { ...copyOf(before), minutes: { ...minutes, net: sums.net } }),
    });
    // Rosters of any sum are in one of both, also those that the master doesn't have.
    return [part({ least, most: below }), part({ least: below + 1, most })];
  }
  const cells = cellsOf(rosters);
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

/**
 * The employee and the sum of minutes up to which and above which rosters differ most in cost, so that the mixture's
 * sum between them is too cheap. Null if the cost doesn't depend on minutes.
 */
function dearestSum(mixed: Mixed, { net, counts }: Sums) {
  let found: { person: number; below: number } | null = null;
  let most = LEAST_GAIN;
  for (const [person, list] of byPerson(mixed)) {
    if (list.length === 1 || !counts(person)) continue;
    const sorted = list
      .map(({ column, weight }) => ({ minutes: minutesOf(column.row, net), cost: column.cost, weight }))
      .sort((a, b) => a.minutes - b.minutes);
    const whole = { weight: total(sorted, () => 1), cost: total(sorted, ({ cost }) => cost) };
    const below = { weight: 0, cost: 0 };
    for (const [i, { minutes, weight, cost }] of sorted.slice(0, -1).entries()) {
      below.weight += weight;
      below.cost += weight * cost;
      if (sorted[i + 1]!.minutes === minutes) continue;
      const rest = whole.weight - below.weight;
      const gain = Math.abs(below.cost * rest - (whole.cost - below.cost) * below.weight) / whole.weight;
      if (gain <= most) continue;
      most = gain;
      found = { person, below: minutes };
    }
  }
  return found;
}

function total<T extends { weight: number }>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((sum, one) => sum + one.weight * of(one), 0);
}

function byPerson(mixed: Mixed): Map<number, { column: Column; weight: number }[]> {
  const found = new Map<number, { column: Column; weight: number }[]>();
  for (const one of mixed) {
    const list = found.get(one.column.person);
    if (list) list.push(one);
    else found.set(one.column.person, [one]);
  }
  return found;
}

/** The cells of fractional rosters: the share whose code on a day is at most `most`, for every code but the last. */
function cellsOf(mixed: Mixed) {
  const cells: { person: number; day: number; most: number; share: number }[] = [];
  for (const [person, list] of byPerson(mixed)) {
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

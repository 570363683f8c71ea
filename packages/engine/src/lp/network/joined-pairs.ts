// Method: two employees whom rules join day by day are one unit of the master: a column has a roster for each of them.
// Paper: none; our own. The rules need no rows in the master then, and the bound is that of the pairs' convex hull.
import type { Model, Statement } from '../../model/model.ts';

/** Two employees who are planned as one: `first` stands for both. */
export interface JoinedPair {
  first: number;
  second: number;
  /** The joint rows that the pair alone decides, each on one day. */
  rows: readonly number[];
  rules: readonly PairRule[];
}

/** At most this many of the statements about one day can be true. */
export interface PairRule {
  day: number;
  most: number;
  statements: readonly Statement[];
}

/** The pairs of a model by the first employee; nobody is in two of them. */
export type JoinedPairs = ReadonlyMap<number, JoinedPair>;

/**
 * The pairs of employees of whom one must work when the other does, the pair with most rows first. Of a chain of pairs
 * every second one is left to the rows in the master.
 */
export function joinedPairsOf({ joint, people, day }: Model): JoinedPair[] {
  const found = new Map<number, { first: number; second: number; rows: number[]; isBound: boolean }>();
  joint?.open.forEach((statements, row) => {
    const members = [...new Set(statements.map(({ person }) => person))].sort((a, b) => a - b);
    const days = new Set(statements.map(({ codes }) => day[codes[0]!]));
    const [first, second] = members;
    if (row >= joint.amounts || members.length !== 2 || days.size > 1 || joint.hard[row] === 0) return;
    const key = first! * people + second!;
    const pair = found.get(key) ?? { first: first!, second: second!, rows: [], isBound: false };
    pair.rows.push(row);
    pair.isBound ||= statements.some(({ works }) => !works);
    found.set(key, pair);
  });
  const taken = new Set<number>();
  return [...found.values()]
    .filter(({ isBound }) => isBound)
    .sort((a, b) => b.rows.length - a.rows.length || a.first - b.first || a.second - b.second)
    .filter(({ first, second }) => {
      if (taken.has(first) || taken.has(second)) return false;
      taken.add(first).add(second);
      return true;
    })
    .map(({ first, second, rows }) => ({
      first,
      second,
      rows,
      rules: rows.map((row) => {
        const statements = joint!.open[row]!;
        return { day: day[statements[0]!.codes[0]!]!, most: joint!.most[row]! - joint!.base[row]!, statements };
      }),
    }));
}

/** Whether one of a pair can take a code (-1 for free) on a day and the other another one. */
export function keepsRules(rules: readonly PairRule[], one: number, days: number) {
  const byDay: PairRule[][] = Array.from({ length: days }, () => []);
  for (const rule of rules) byDay[rule.day]!.push(rule);
  return (day: number, first: number, second: number): boolean =>
    byDay[day]!.every(({ statements, most }) => {
      let count = 0;
      for (const { person, codes, works } of statements)
        if (codes.includes(person === one ? first : second) === works) count++;
      return count <= most;
    });
}

/** The joint rules without the rows that pairs decide; rows keep their numbers. */
export function withoutPairs(model: Model, pairs: JoinedPairs): Model {
  const { joint } = model;
  const gone = new Set([...pairs.values()].flatMap(({ rows }) => rows));
  if (!joint || gone.size === 0) return model;
  const start = new Int32Array(joint.start.length);
  const row: number[] = [];
  const change: number[] = [];
  for (let key = 0; key + 1 < start.length; key++) {
    for (let i = joint.start[key]!; i < joint.start[key + 1]!; i++) {
      if (gone.has(joint.row[i]!)) continue;
      row.push(joint.row[i]!);
      change.push(joint.change[i]!);
    }
    start[key + 1] = row.length;
  }
  return {
    ...model,
    joint: {
      ...joint,
      start,
      row: Int32Array.from(row),
      change: Float64Array.from(change),
      idle: joint.idle.map((rows) => rows.filter((at) => !gone.has(at))),
      open: joint.open.map((statements, at) => (gone.has(at) ? [] : statements)),
    },
  };
}

/** The employees without those for whom another one stands. */
export function unitsOf(people: readonly number[], pairs: JoinedPairs): number[] {
  const seconds = new Set(Array.from(pairs.values(), ({ second }) => second));
  return people.filter((person) => !seconds.has(person));
}

/** Those for whom the units stand. */
export function membersOf(units: readonly number[], pairs: JoinedPairs): number[] {
  return units.flatMap((unit) => [unit, ...(pairs.has(unit) ? [pairs.get(unit)!.second] : [])]);
}

/** The row of a unit: the employee's days, and then those of the second employee of a pair. */
export function readRow(cells: Int32Array, days: number, unit: number, pairs: JoinedPairs): Int32Array {
  const row = (person: number): Int32Array => cells.subarray(person * days, (person + 1) * days);
  const pair = pairs.get(unit);
  return pair ? Int32Array.from([...row(pair.first), ...row(pair.second)]) : row(unit);
}

/** Writes the row of a unit into the cells. */
export function writeRow(cells: Int32Array, days: number, unit: number, row: Int32Array, pairs: JoinedPairs): void {
  cells.set(row.subarray(0, days), unit * days);
  const pair = pairs.get(unit);
  if (pair) cells.set(row.subarray(days), pair.second * days);
}

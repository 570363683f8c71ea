import { createJointCounts } from './joint-counts.ts';
import type { Model } from '../model/model.ts';
import type { Domains } from './domains.ts';
import type { Evaluator } from './evaluator.ts';

/** The changes of a move: up to `capacity` cells of some employees. */
export interface Move {
  length: number;
  person: Int32Array;
  day: Int32Array;
  /** -1 for a day off. */
  code: Int32Array;
}

/** A roster under search, with all data for exact deltas. */
export interface Roster {
  /** By `person * days + day`: the current code, -1 for none. */
  cells: Int32Array;
  /** By code: the number of assigned employees. */
  counts: Int32Array;
  /** By employee: the hard amount of their row. */
  hards: Int32Array;
  move: Move;
  /** Soft penalty plus the weighted hard amount of the whole roster. */
  cost: () => number;
  /** The hard amount of the whole roster. */
  hard: () => number;
  /**
   * Applies `move` if it increases the cost by at most `limit`; returns whether it did. A move that exceeds a need's
   * limit is never applied.
   */
  attempt: (limit: number) => boolean;
  /** Replaces all cells and recalculates everything. */
  load: (cells: Int32Array) => void;
}

/** An empty roster with only the fixed shifts. */
export function createRoster(model: Model, domains: Domains, evaluator: Evaluator): Roster {
  const { people, days, codes, required, most, under, over } = model;
  const { rowCost, lastHard, shiftCost } = evaluator;
  const cells = Int32Array.from(model.fixed);
  const counts = new Int32Array(codes);
  const joint = createJointCounts(model);
  const costs = new Float64Array(people);
  const hards = new Int32Array(people);
  const capacity = 64;
  const move: Move = {
    length: 0,
    person: new Int32Array(capacity),
    day: new Int32Array(capacity),
    code: new Int32Array(capacity),
  };
  const old = new Int32Array(capacity);
  /** The employees of a move, with their new costs; an employee in it has its stamp. */
  const changing = new Int32Array(capacity);
  const newCosts = new Float64Array(capacity);
  const newHards = new Int32Array(capacity);
  const stamps = new Float64Array(people);
  let stamp = 0;
  let total = 0;
  let totalHard = 0;

  function load(from: Int32Array): void {
    cells.set(from);
    counts.set(model.base);
    total = evaluator.base;
    totalHard = 0;
    for (let p = 0; p < people; p++) {
      for (let day = 0; day < days; day++) {
        const code = cells[p * days + day]!;
        if (code < 0) continue;
        if (domains.free[p * days + day] === 1) counts[code]!++;
        total += shiftCost[p * codes + code]!;
      }
      costs[p] = rowCost(p, cells, Infinity);
      total += costs[p]!;
      hards[p] = lastHard();
      totalHard += hards[p]!;
    }
    for (let code = 0; code < codes; code++) {
      const lack = required[code]! - counts[code]!;
      total += lack > 0 ? lack * under[code]! : -lack * over[code]!;
    }
    joint?.load(cells);
    total += jointCost();
  }

  /** The current cost of the joint rules. */
  function jointCost(): number {
    return joint ? joint.cost() + joint.hard() * evaluator.hardWeight() : 0;
  }

  function undo(): void {
    for (let i = move.length - 1; i >= 0; i--) {
      const cell = move.person[i]! * days + move.day[i]!;
      const now = cells[cell]!;
      if (now >= 0) {
        counts[now]!--;
        joint?.change(move.person[i]!, now, -1);
      }
      if (old[i]! >= 0) {
        counts[old[i]!]!++;
        joint?.change(move.person[i]!, old[i]!, 1);
      }
      cells[cell] = old[i]!;
    }
  }

  function attempt(limit: number): boolean {
    let delta = -jointCost();
    let changed = 0;
    let before = 0;
    stamp++;
    for (let i = 0; i < move.length; i++) {
      const person = move.person[i]!;
      if (stamps[person] !== stamp) {
        stamps[person] = stamp;
        changing[changed++] = person;
        before += costs[person]!;
      }
      const cell = person * days + move.day[i]!;
      const code = cells[cell]!;
      old[i] = code;
      if (code >= 0) {
        delta += counts[code]! <= required[code]! ? under[code]! : -over[code]!;
        counts[code]!--;
        delta -= shiftCost[person * codes + code]!;
        joint?.change(person, code, -1);
        cells[cell] = -1;
      }
    }
    let fits = true;
    for (let i = 0; i < move.length; i++) {
      const code = move.code[i]!;
      if (code < 0) continue;
      const person = move.person[i]!;
      if (counts[code]! >= most[code]!) fits = false;
      delta += counts[code]! < required[code]! ? -under[code]! : over[code]!;
      counts[code]!++;
      delta += shiftCost[person * codes + code]!;
      joint?.change(person, code, 1);
      cells[person * days + move.day[i]!] = code;
    }
    delta += jointCost();
    const room = limit - delta + before;
    let after = 0;
    for (let i = 0; i < changed && fits && after <= room; i++) {
      const cost = rowCost(changing[i]!, cells, room - after);
      newCosts[i] = cost;
      newHards[i] = lastHard();
      after += cost;
    }
    if (!fits || after > room || room < 0) {
      undo();
      return false;
    }
    for (let i = 0; i < changed; i++) {
      const person = changing[i]!;
      costs[person] = newCosts[i]!;
      totalHard += newHards[i]! - hards[person]!;
      hards[person] = newHards[i]!;
    }
    total += delta + after - before;
    return true;
  }

  load(model.fixed);
  return {
    cells,
    counts,
    hards,
    move,
    cost: () => total,
    hard: () => totalHard + (joint?.hard() ?? 0),
    attempt,
    load,
  };
}

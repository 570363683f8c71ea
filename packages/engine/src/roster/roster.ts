import type { Model } from '../model/model.ts';
import { createCoverCounts, type CoverCounts } from './cover-counts.ts';
import type { Domains } from './domains.ts';
import type { Evaluator } from './evaluator.ts';
import type { Changes } from './row-amounts.ts';
import { createRowState } from './row-state.ts';

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
  /** By code of a duty: the number of assigned employees. */
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

/** [cells] The most that one move changes: the size of its arrays. */
const CELLS_OF_MOVE = 64;

const numbers = (): Int32Array => new Int32Array(CELLS_OF_MOVE);

/** An empty roster with only the fixed shifts. */
export function createRoster(model: Model, domains: Domains, evaluator: Evaluator): Roster {
  const { people } = model;
  const cells = Int32Array.from(model.fixed);
  const rows = createRowState(model, evaluator, cells, CELLS_OF_MOVE);
  const cover = createCoverCounts(model, domains, evaluator);
  const { move, apply, undo, changesOf } = createTriedMove(model, cells, cover);
  const costs = new Float64Array(people);
  const hards = new Int32Array(people);
  /** The employees of a move, with their new costs; an employee in it has its stamp. */
  const changing = numbers();
  const newCosts = new Float64Array(CELLS_OF_MOVE);
  const newHards = numbers();
  const stamps = new Float64Array(people);
  const totals = { stamp: 0, cost: 0, hard: 0 };

  function load(from: Int32Array): void {
    cells.set(from);
    totals.cost = evaluator.base + cover.load(cells) + cover.jointCost();
    totals.hard = 0;
    for (let p = 0; p < people; p++) {
      costs[p] = rows.load(p);
      hards[p] = rows.lastHard();
      totals.cost += costs[p]!;
      totals.hard += hards[p]!;
    }
  }

  function attempt(limit: number): boolean {
    const delta = apply();
    let changed = 0;
    let before = 0;
    const stamp = ++totals.stamp;
    for (let i = 0; i < move.length; i++) {
      const person = move.person[i]!;
      if (stamps[person] === stamp) continue;
      stamps[person] = stamp;
      changing[changed++] = person;
      before += costs[person]!;
    }
    const room = delta === Infinity ? -1 : limit - delta + before;
    let after = 0;
    for (let i = 0; i < changed && after <= room; i++) {
      const person = changing[i]!;
      newCosts[i] = rows.attempt(i, person, changesOf(person), room - after);
      newHards[i] = rows.lastHard();
      after += newCosts[i]!;
    }
    if (after > room) {
      undo();
      return false;
    }
    for (let i = 0; i < changed; i++) accept(i, changing[i]!);
    totals.cost += delta + after - before;
    return true;
  }

  function accept(slot: number, person: number): void {
    costs[person] = newCosts[slot]!;
    totals.hard += newHards[slot]! - hards[person]!;
    hards[person] = newHards[slot]!;
    rows.accept(slot, person, changesOf(person));
  }

  load(model.fixed);
  return {
    cells,
    counts: cover.counts,
    hards,
    move,
    cost: () => totals.cost,
    hard: () => totals.hard + cover.jointHard(),
    attempt,
    load,
  };
}

/** A move on the cells and the cover counts, before the rows are judged. */
function createTriedMove({ days, most, one, other }: Model, cells: Int32Array, cover: CoverCounts) {
  const { counts } = cover;
  const move: Move = { length: 0, person: numbers(), day: numbers(), code: numbers() };
  const old = numbers();
  const changes: Changes = { length: 0, day: numbers(), old: numbers(), code: numbers() };

  /** Returns the change of the cost without the rows; `Infinity` if a need has more than it may have. */
  function apply(): number {
    let delta = -cover.jointCost();
    for (let i = 0; i < move.length; i++) {
      const cell = move.person[i]! * days + move.day[i]!;
      old[i] = cells[cell]!;
      if (old[i]! >= 0) delta += cover.release(move.person[i]!, old[i]!);
      cells[cell] = -1;
    }
    let fits = true;
    for (let i = 0; i < move.length; i++) {
      const code = move.code[i]!;
      if (code < 0) continue;
      if (counts[one[code]!]! >= most[one[code]!]!) fits = false;
      if (other[code]! >= 0 && counts[other[code]!]! >= most[other[code]!]!) fits = false;
      delta += cover.take(move.person[i]!, code);
      cells[move.person[i]! * days + move.day[i]!] = code;
    }
    return fits ? delta + cover.jointCost() : Infinity;
  }

  function undo(): void {
    for (let i = move.length - 1; i >= 0; i--) {
      const person = move.person[i]!;
      const cell = person * days + move.day[i]!;
      if (cells[cell]! >= 0) cover.untake(person, cells[cell]!);
      if (old[i]! >= 0) cover.unrelease(person, old[i]!);
      cells[cell] = old[i]!;
    }
  }

  /** The changes of one employee's row. */
  function changesOf(person: number): Changes {
    let length = 0;
    for (let i = 0; i < move.length; i++) {
      if (move.person[i] !== person) continue;
      changes.day[length] = move.day[i]!;
      changes.old[length] = old[i]!;
      changes.code[length++] = move.code[i]!;
    }
    changes.length = length;
    return changes;
  }

  return { move, apply, undo, changesOf };
}

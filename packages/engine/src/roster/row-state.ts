import type { Model } from '../model/model.ts';
import type { Evaluator } from './evaluator.ts';
import { createRowSums } from './row-sums.ts';

/** A change of one cell of the employee whose row is tried. */
export interface Changes {
  length: number;
  day: Int32Array;
  /** The codes before and after. */
  old: Int32Array;
  code: Int32Array;
}

/**
 * The rows of a roster under search, with what their rules have counted: a changed row is then judged by the changed
 * days and what lies next to them.
 */
export interface RowState {
  /** Counts an employee's row anew; returns its cost, as `Evaluator.rowCost` does. */
  load: (person: number) => number;
  /**
   * The cost of an employee's row, whose cells have been changed; `Infinity` as soon as it is certain to exceed
   * `limit`. `slot`: the place in which the amounts are kept for `accept`.
   */
  attempt: (slot: number, person: number, changes: Changes, limit: number) => number;
  /** The hard amount of the last row that was loaded, or tried up to its end. */
  lastHard: () => number;
  /** Takes over the row tried in a slot. */
  accept: (slot: number, person: number, changes: Changes) => void;
}

export function createRowState(model: Model, evaluator: Evaluator, cells: Int32Array, slots: number): RowState {
  const { people, days } = model;
  const { hardRows, softRows, reader } = evaluator;
  const { row, read } = reader;
  const sums = createRowSums(model, hardRows);
  const kindOf = (i: number): string => hardRows[i]!.amount.change?.kind ?? 'whole';
  const near = [...hardRows.keys()].filter((i) => kindOf(i) === 'near');
  const whole = [...hardRows.keys()].filter((i) => kindOf(i) === 'whole');
  const clip = createClip(model, evaluator, cells);
  /** The last place is that of the rules about two consecutive shifts. */
  const size = hardRows.length + 1;
  const amounts = new Int32Array(people * size);
  const tried = new Int32Array(slots * size);
  /** By employee: the amounts that depend on the changed days and those next to them. */
  const standingNear = new Int32Array(people);
  const before = new Int32Array(size);
  let counted = 0;

  const beyond = (i: number, person: number, amount: number): number =>
    amount === 0 ? 0 : Math.max(0, amount - hardRows[i]!.standing[person]!);

  /** What the changed days and those next to them had before the change. */
  function countBefore(person: number, from: number, to: number, { length, day, old, code }: Changes): void {
    const offset = person * days;
    for (let i = 0; i < length; i++) cells[offset + day[i]!] = old[i]!;
    before[size - 1] = read(person, cells, from, to);
    for (const i of near) before[i] = hardRows[i]!.amount(row);
    for (let i = 0; i < length; i++) cells[offset + day[i]!] = code[i]!;
  }

  return {
    lastHard: () => counted,
    load: (person) => {
      const own = person * size;
      const pairs = read(person, cells, 0, days - 1);
      sums.load(person, row);
      amounts[own + size - 1] = pairs;
      standingNear[person] = pairs;
      counted = pairs;
      let soft = 0;
      for (const goal of softRows) soft += goal(row);
      for (let i = 0; i < hardRows.length; i++) {
        const amount = hardRows[i]!.amount(row);
        amounts[own + i] = amount;
        if (kindOf(i) === 'near') standingNear[person]! += amount;
        counted += beyond(i, person, amount);
      }
      return counted * evaluator.hardWeight() + soft;
    },
    attempt: (slot, person, changes, limit) => {
      const weight = evaluator.hardWeight();
      const own = person * size;
      const pending = slot * size;
      let hard = 0;
      for (let k = 0; k < sums.rules.length; k++) {
        const i = sums.rules[k]!;
        const amount = sums.amount(k, person, changes, amounts[own + i]!);
        tried[pending + i] = amount;
        hard += beyond(i, person, amount);
        if (hard * weight > limit) return Infinity;
      }
      const { from, to } = clip.around(person, changes);
      const had = standingNear[person]! > 0;
      if (had) countBefore(person, from, to, changes);
      const pairs = read(person, cells, from, to) + (had ? amounts[own + size - 1]! - before[size - 1]! : 0);
      tried[pending + size - 1] = pairs;
      hard += pairs;
      if (hard * weight > limit) return Infinity;
      for (let k = 0; k < near.length; k++) {
        const i = near[k]!;
        const amount = hardRows[i]!.amount(row) + (had ? amounts[own + i]! - before[i]! : 0);
        tried[pending + i] = amount;
        hard += beyond(i, person, amount);
        if (hard * weight > limit) return Infinity;
      }
      let cost = hard * weight;
      if (whole.length + softRows.length > 0) {
        read(person, cells, 0, days - 1);
        for (let k = 0; k < softRows.length; k++) cost += softRows[k]!(row);
        if (cost > limit) return Infinity;
        for (let k = 0; k < whole.length; k++) {
          const i = whole[k]!;
          const amount = hardRows[i]!.amount(row);
          tried[pending + i] = amount;
          const more = beyond(i, person, amount);
          hard += more;
          cost += more * weight;
          if (cost > limit) return Infinity;
        }
      }
      counted = hard;
      return cost;
    },
    accept: (slot, person, changes) => {
      const own = person * size;
      for (let i = 0; i < size; i++) amounts[own + i] = tried[slot * size + i]!;
      let sum = amounts[own + size - 1]!;
      for (const i of near) sum += amounts[own + i]!;
      standingNear[person] = sum;
      sums.accept(person, changes);
    },
  };
}

/** The days on which the amounts of runs, windows and consecutive shifts can change: between unchanged runs of work. */
function createClip({ days, weekOf }: Model, { hardRows }: Evaluator, cells: Int32Array) {
  const changes = hardRows.flatMap(({ amount: { change } }) => (change?.kind === 'near' ? [change] : []));
  const reach = Math.max(0, ...changes.map((change) => change.reach));
  const weeks = changes.some((change) => change.weeks);
  const found = { from: 0, to: 0 };
  return {
    around: (person: number, { length, day }: Changes): { from: number; to: number } => {
      let from = days;
      let to = -1;
      for (let i = 0; i < length; i++) {
        if (day[i]! < from) from = day[i]!;
        if (day[i]! > to) to = day[i]!;
      }
      from -= reach;
      to += reach;
      while (weeks && from > 0 && weekOf[from - 1] === weekOf[from]) from--;
      while (weeks && to < days - 1 && weekOf[to + 1] === weekOf[to]) to++;
      // Up to the first day of the run of work before, and to the last day of the one after.
      const offset = person * days;
      for (from--; from > 0 && cells[offset + from]! < 0;) from--;
      while (from > 0 && cells[offset + from - 1]! >= 0) from--;
      for (to++; to < days - 1 && cells[offset + to]! < 0;) to++;
      while (to < days - 1 && cells[offset + to + 1]! >= 0) to++;
      found.from = Math.max(0, from);
      found.to = Math.min(days - 1, to);
      return found;
    },
  };
}

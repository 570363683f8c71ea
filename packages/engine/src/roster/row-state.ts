import type { Model } from '../model/model.ts';
import type { Evaluator } from './evaluator.ts';
import { createRowAmounts, type Changes } from './row-amounts.ts';
import { createRowNear } from './row-near.ts';
import { createRowSums } from './row-sums.ts';

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
  const amounts = createRowAmounts(hardRows, people, slots);
  const { size, now, tried, beyond } = amounts;
  const summed = amounts.rulesThat('sum', 'counters');
  const whole = amounts.rulesThat('whole');
  const sums = createRowSums(model, hardRows, summed);
  const near = createRowNear(model, amounts, reader, cells);
  let counted = 0;

  return {
    lastHard: () => counted,
    load: (person) => {
      const own = person * size;
      counted = read(person, cells, 0, days - 1);
      now[own + size - 1] = counted;
      let soft = 0;
      for (const goal of softRows) soft += goal(row);
      for (let i = 0; i < hardRows.length; i++) {
        now[own + i] = hardRows[i]!.amount(row);
        counted += beyond(i, person, now[own + i]!);
      }
      sums.load(person, row);
      near.settle(person);
      return counted * evaluator.hardWeight() + soft;
    },
    attempt: (slot, person, changes, limit) => {
      const weight = evaluator.hardWeight();
      let hard = 0;
      for (let k = 0; k < summed.length; k++) {
        const i = summed[k]!;
        const amount = sums.amount(k, person, changes, now[person * size + i]!);
        tried[slot * size + i] = amount;
        hard += beyond(i, person, amount);
        if (hard * weight > limit) return Infinity;
      }
      // A little more, because of rounding.
      hard += near.attempt(slot, person, changes, weight > 0 ? limit / weight - hard + 1e-6 : Infinity);
      let cost = hard * weight;
      if (cost > limit) return Infinity;
      if (whole.length + softRows.length > 0) read(person, cells, 0, days - 1);
      for (let k = 0; k < softRows.length; k++) cost += softRows[k]!(row);
      if (cost > limit) return Infinity;
      for (let k = 0; k < whole.length; k++) {
        const i = whole[k]!;
        const amount = hardRows[i]!.amount(row);
        tried[slot * size + i] = amount;
        const counts = beyond(i, person, amount);
        hard += counts;
        cost += counts * weight;
        if (cost > limit) return Infinity;
      }
      counted = hard;
      return cost;
    },
    accept: (slot, person, changes) => {
      for (let i = 0; i < size; i++) now[person * size + i] = tried[slot * size + i]!;
      near.settle(person);
      sums.accept(person, changes);
    },
  };
}

import type { Model, Row } from '../model/model.ts';
import { plannedWeekends } from '../model/planned-weekends.ts';
import type { HardRow } from './evaluator.ts';
import type { Changes } from './row-amounts.ts';

/** The sums and counters of all rows, from which some rules are judged without looking at a row. */
export interface RowSums {
  load: (person: number, row: Row) => void;
  /** The amount of the rule at a place of `rules` after a change; `amount` is the one before it. */
  amount: (place: number, person: number, changes: Changes, amount: number) => number;
  accept: (person: number, changes: Changes) => void;
}

/** What one rule counts. */
interface Tally {
  load: (person: number, row: Row) => void;
  amount: (person: number, changes: Changes, amount: number) => number;
  accept: (person: number, changes: Changes) => void;
}

/** @param rules the rules with sums or counters, by their index in `hardRows` */
export function createRowSums(model: Model, hardRows: readonly HardRow[], rules: readonly number[]): RowSums {
  const tallies = rules.flatMap((i): Tally[] => {
    const { change } = hardRows[i]!.amount;
    if (change?.kind === 'counters') return [countersOf(model, change)];
    if (change?.kind !== 'sum') return [];
    return [change.value === 'weekends' ? weekendsOf(model, change) : sumOf(model, change.value, change)];
  });
  return {
    load: (person, row) => tallies.forEach((tally) => tally.load(person, row)),
    amount: (place, person, changes, amount) => tallies[place]!.amount(person, changes, amount),
    accept: (person, changes) => {
      for (const tally of tallies) tally.accept(person, changes);
    },
  };
}

interface SumLimits {
  sign: number;
  limits: Float64Array;
  step: number;
  perStep: number;
}

function amountBeyond({ sign, limits, step, perStep }: SumLimits, person: number, sum: number): number {
  const beyond = sign * (sum - limits[person]!);
  return beyond > 0 ? Math.ceil(beyond / step) * perStep : 0;
}

function sumOf({ people }: Model, byCode: Int32Array, limits: SumLimits): Tally {
  /** By code plus 1: a day off comes first. */
  const value = new Int32Array(byCode.length + 1);
  value.set(byCode, 1);
  const sums = new Float64Array(people);
  const changed = ({ length, old, code }: Changes): number => {
    let more = 0;
    for (let i = 0; i < length; i++) more += value[code[i]! + 1]! - value[old[i]! + 1]!;
    return more;
  };
  return {
    load: (person, { length, code }) => {
      let sum = 0;
      for (let i = 0; i < length; i++) sum += value[code[i]! + 1]!;
      sums[person] = sum;
    },
    amount: (person, changes, amount) => {
      const more = changed(changes);
      return more === 0 ? amount : amountBeyond(limits, person, sums[person]! + more);
    },
    accept: (person, changes) => {
      sums[person]! += changed(changes);
    },
  };
}

function weekendsOf(model: Model, limits: SumLimits): Tally {
  const { people, weeks } = model;
  const week = plannedWeekends(model);
  /** By employee and week: the days of the weekend with work; and by employee the weekends that have one. */
  const worked = new Int8Array(people * weeks);
  const sums = new Int32Array(people);
  /** Counts the changes, or takes them back; returns how many weekends with work there are more. */
  const count = (person: number, { length, day, old, code }: Changes, by: number): number => {
    let more = 0;
    for (let i = 0; i < length; i++) {
      const at = week[day[i]!]!;
      const now = Number(code[i]! >= 0) - Number(old[i]! >= 0);
      if (at < 0 || now === 0) continue;
      const place = person * weeks + at;
      more -= Number(worked[place]! > 0);
      worked[place]! += now * by;
      more += Number(worked[place]! > 0);
    }
    return more;
  };
  return {
    load: (person, { length, day }) => {
      worked.fill(0, person * weeks, (person + 1) * weeks);
      sums[person] = 0;
      for (let i = 0; i < length; i++) {
        const at = week[day[i]!]!;
        if (at >= 0 && ++worked[person * weeks + at]! === 1) sums[person]!++;
      }
    },
    amount: (person, changes, amount) => {
      const more = count(person, changes, 1);
      count(person, changes, -1);
      return more === 0 ? amount : amountBeyond(limits, person, sums[person]! + more);
    },
    accept: (person, changes) => {
      sums[person]! += count(person, changes, 1);
    },
  };
}

function countersOf({ people }: Model, of: { places: readonly Int32Array[]; width: number; most: Int32Array }): Tally {
  const { width, most } = of;
  /** By code plus 1: a day off comes first. */
  const places = of.places.map((place) => Int32Array.from([-1, ...place]));
  const counts = new Int32Array(people * width);
  /** Counts the changes, or takes them back; returns how much more there is above the limits. */
  const count = (person: number, { length }: Changes, from: Int32Array, to: Int32Array): number => {
    const own = person * width;
    let more = 0;
    for (const place of places) {
      for (let i = 0; i < length; i++) {
        const left = place[from[i]! + 1]!;
        if (left >= 0 && counts[own + left]!-- > most[own + left]!) more--;
        const taken = place[to[i]! + 1]!;
        if (taken >= 0 && ++counts[own + taken]! > most[own + taken]!) more++;
      }
    }
    return more;
  };
  return {
    load: (person, { length, code }) => {
      counts.fill(0, person * width, (person + 1) * width);
      for (const place of places) {
        for (let i = 0; i < length; i++) {
          const at = place[code[i]! + 1]!;
          if (at >= 0) counts[person * width + at]!++;
        }
      }
    },
    amount: (person, changes, amount) => {
      const more = count(person, changes, changes.old, changes.code);
      count(person, changes, changes.code, changes.old);
      return amount + more;
    },
    accept: (person, changes) => {
      count(person, changes, changes.old, changes.code);
    },
  };
}

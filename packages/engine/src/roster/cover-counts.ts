import type { Model } from '../model/model.ts';
import type { Domains } from './domains.ts';
import type { Evaluator } from './evaluator.ts';
import { createJointCounts } from './joint-counts.ts';

/** Who works what in a roster under search, and what that costs: cover, joint rules, and shifts for their employees. */
export interface CoverCounts {
  /** By code of a duty: the number of assigned employees. */
  counts: Int32Array;
  /** Counts all cells anew; returns their cost, without the joint rules. */
  load: (cells: Int32Array) => number;
  /** An employee takes a code, or releases it; returns the change of the cost, without the joint rules. */
  take: (person: number, code: number) => number;
  release: (person: number, code: number) => number;
  /** Takes back a `take` or a `release`. */
  untake: (person: number, code: number) => void;
  unrelease: (person: number, code: number) => void;
  /** The cost of the joint rules, and the amount of the breaches of the hard ones. */
  jointCost: () => number;
  jointHard: () => number;
}

export function createCoverCounts(model: Model, domains: Domains, evaluator: Evaluator): CoverCounts {
  const { people, days, codes, required, under, over, one, other } = model;
  const { shiftCost } = evaluator;
  const counts = new Int32Array(codes);
  const joint = createJointCounts(model);

  /** A place of a duty is filled, or emptied; returns the change of the cost. */
  function fill(duty: number): number {
    return counts[duty]!++ < required[duty]! ? -under[duty]! : over[duty]!;
  }
  function empty(duty: number): number {
    return counts[duty]!-- <= required[duty]! ? under[duty]! : -over[duty]!;
  }

  function untake(person: number, code: number): void {
    counts[one[code]!]!--;
    if (other[code]! >= 0) counts[other[code]!]!--;
    joint?.change(person, code, -1);
  }

  function unrelease(person: number, code: number): void {
    counts[one[code]!]!++;
    if (other[code]! >= 0) counts[other[code]!]!++;
    joint?.change(person, code, 1);
  }

  return {
    counts,
    load: (cells) => {
      let cost = 0;
      counts.set(model.base);
      for (let p = 0; p < people; p++) {
        for (let day = 0; day < days; day++) {
          const code = cells[p * days + day]!;
          if (code < 0) continue;
          if (domains.free[p * days + day] === 1) for (const part of model.parts[code]!) counts[part]!++;
          cost += shiftCost[p * codes + code]!;
        }
      }
      joint?.load(cells);
      return coverCost(model, counts, cost);
    },
    take: (person, code) => {
      let cover = fill(one[code]!);
      if (other[code]! >= 0) cover += fill(other[code]!);
      joint?.change(person, code, 1);
      return cover + shiftCost[person * codes + code]!;
    },
    release: (person, code) => {
      let cover = empty(one[code]!);
      if (other[code]! >= 0) cover += empty(other[code]!);
      joint?.change(person, code, -1);
      return cover - shiftCost[person * codes + code]!;
    },
    untake,
    unrelease,
    jointCost: () => (joint ? joint.cost() + joint.hard() * evaluator.hardWeight() : 0),
    jointHard: () => joint?.hard() ?? 0,
  };
}

/** The cost with that of employees who are missing or too many. */
function coverCost({ codes, required, under, over }: Model, counts: Int32Array, before: number): number {
  let cost = before;
  for (let code = 0; code < codes; code++) {
    const lack = required[code]! - counts[code]!;
    cost += lack > 0 ? lack * under[code]! : -lack * over[code]!;
  }
  return cost;
}

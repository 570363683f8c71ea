import { describe, expect, it } from 'vitest';
import { split, type Branch } from './branching.ts';
import type { Demand } from '../master/demand.ts';
import { admits } from '../network/day-domains.ts';
import type { Column } from '../network/column.ts';

/** Two days with one code each; each requires one employee. */
const demand: Demand = {
  codes: [0, 1],
  place: Int32Array.of(0, 1),
  asked: Float64Array.of(1, 1),
  leastMissing: new Float64Array(2),
  under: Float64Array.of(10, 10),
  over: Float64Array.of(1, 1),
  closed: new Uint8Array(2),
  amount: new Uint8Array(2),
};
const all: Branch = {
  lack: { low: new Float64Array(2).fill(-Infinity), high: new Float64Array(2).fill(Infinity) },
  fixings: new Map(),
};

function roster(person: number, ...row: number[]): Column {
  return { person, row: Int32Array.from(row), codes: row.filter((code) => code >= 0), cost: 0 };
}

/** An early shift of four hours and a late one of eight. */
const net = Int32Array.of(240, 480);

function splitOf(columns: Column[], ...weights: number[]) {
  const solution = {
    objective: 0,
    weights: Float64Array.from(weights),
    duals: demand.asked,
    convexityDuals: demand.asked,
  };
  return split(all, demand, columns, solution, { net, counts: (person) => person < 2 });
}

describe('splitting the plans around a mixture', () => {
  it('asks first how many people are missing, where that is no whole number', () => {
    const parts = splitOf([roster(0, 0, -1), roster(0, -1, -1), roster(1, -1, 1)], 0.4, 0.6, 1);
    expect(parts?.map(({ lack }) => [lack.low[0], lack.high[0]])).toEqual([
      [-Infinity, 0],
      [1, Infinity],
    ]);
    expect(parts?.map(({ lack }) => [lack.low[1], lack.high[1]])).toEqual([
      [-Infinity, Infinity],
      [-Infinity, Infinity],
    ]);
  });

  it('then what somebody does on a day; every roster is in one of the parts, and none holds the mixture', () => {
    const columns = [roster(0, 0, -1), roster(0, -1, 1), roster(1, 0, -1), roster(1, -1, 1)];
    const parts = splitOf(columns, 0.5, 0.5, 0.5, 0.5);
    expect(parts).toHaveLength(2);
    const [person = -1] = parts?.[0].fixings.keys() ?? [];
    const mixed = columns.filter((column) => column.person === person);
    const where = mixed.map(({ row }) => parts?.map(({ fixings }) => admits(fixings.get(person)!, row)));
    expect(where.every((of) => of?.filter(Boolean).length === 1)).toBe(true);
    expect(where[0]).not.toEqual(where[1]);
  });

  it('asks before that for the minutes of somebody whose longer roster costs more', () => {
    const dear = { ...roster(1, -1, 1), cost: 3 };
    const columns = [roster(0, 0, -1), roster(0, -1, 1), roster(1, 0, -1), dear];
    const parts = splitOf(columns, 0.5, 0.5, 0.5, 0.5);
    const minutes = parts?.map(({ fixings }) => fixings.get(1)?.minutes);
    expect(minutes).toEqual([
      { least: 0, most: 240, net },
      { least: 241, most: Infinity, net },
    ]);
    // A sum between those of the mixture is in exactly one part.
    const between = minutes?.filter((of) => of && of.least <= 360 && 360 <= of.most);
    expect(between).toHaveLength(1);
    // Employees whose minutes are not counted are branched on by days.
    const others = columns.map((column) => ({ ...column, person: column.person + 2 }));
    const byDays = splitOf(others, 0.5, 0.5, 0.5, 0.5);
    expect(byDays?.flatMap(({ fixings }) => [...fixings.values()]).every((domain) => !domain.minutes)).toBe(true);
  });

  it('has nothing to split where everybody has one roster', () => {
    expect(splitOf([roster(0, 0, -1), roster(0, -1, 1), roster(1, -1, 1)], 1, 0, 1)).toBeNull();
  });
});

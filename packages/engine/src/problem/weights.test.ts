import { describe, expect, it } from 'vitest';
import { defaultImportance, weightsOf, type Level } from './weights.ts';

const LEVELS: Level[] = ['off', 'low', 'normal', 'high', 'highest'];

describe('weights in words', () => {
  it('grow with every word, from nothing', () => {
    const costs = LEVELS.map((level) => weightsOf({ ...defaultImportance, cost: level }).cost ?? 0);
    expect(costs[0]).toBe(0);
    expect(costs).toEqual([...new Set(costs)].sort((a, b) => a - b));
  });

  it('are whole numbers, whatever is asked for', () => {
    for (const level of LEVELS) {
      const importance = { coverage: level, law: level, fairness: level, wishes: level, cost: level, stability: level };
      for (const weight of Object.values(weightsOf(importance))) expect(Number.isInteger(weight)).toBe(true);
    }
  });

  it('never weigh an even share above a filled place', () => {
    const { coverage, fairHours } = weightsOf({ ...defaultImportance, coverage: 'low', fairness: 'highest' });
    expect(coverage).toBeGreaterThan(fairHours);
  });
});

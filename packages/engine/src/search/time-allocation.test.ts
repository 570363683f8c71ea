import { describe, expect, it } from 'vitest';
import { timeAllocation } from './time-allocation.ts';
import { operatorOf } from './operator.ts';

/**
 * Simulates a search of some turns, each a hundredth of the budget; returns the number of turns of each kind.
 * @param raise by how much each proof raises the bound
 */
function taken(role: 'alone' | 'first' | 'helps', gainOfOthers: number, least = 1000, turns = 20, raise = 0) {
  let used = 0.4;
  let bound = least;
  let cost = 2000;
  const counts = { proof: 0, anneal: 0, others: 0 };
  const turn = (name: keyof typeof counts, gain: number, ready = true) =>
    operatorOf(
      'days',
      () => {
        counts[name]++;
        used += 0.01;
        cost -= gain;
        if (name === 'proof') bound += raise;
      },
      () => ready,
    );
  const proof = turn('proof', 0, role !== 'helps');
  const anneal = turn('anneal', 0);
  const others = turn('others', gainOfOthers);
  const measures = { used: () => used, cost: () => cost, gap: () => cost - bound, bound: () => bound };
  const shares = timeAllocation(role, { proofs: [proof], anneal }, measures);
  for (let i = 0; i < turns; i++) {
    const next = shares.due() ?? others;
    shares.take(next, next.run);
  }
  return counts;
}

describe('the shares of the turns', () => {
  it('let a thread alone prove, anneal and improve for about as long each where nothing is gained', () => {
    expect(taken('alone', 0)).toEqual({ proof: 7, anneal: 6, others: 7 });
  });
  it('divide the labour of two threads: the first proves, the other anneals', () => {
    expect(taken('first', 0)).toEqual({ proof: 10, anneal: 0, others: 10 });
    expect(taken('helps', 0)).toEqual({ proof: 0, anneal: 8, others: 12 });
  });
  it('give annealing more near the bound', () => {
    expect(taken('first', 0, 1985)).toEqual({ proof: 10, anneal: 5, others: 5 });
    expect(taken('helps', 0, 1990, 10)).toEqual({ proof: 0, anneal: 6, others: 4 });
  });
  it('let the first thread hardly do anything but prove when little is left', () => {
    // Nine of ten.
    expect(taken('first', 0, 1990, 20, 0.1).proof).toBe(18);
    expect(taken('helps', 0, 1990).proof).toBe(0);
  });
  it('end that once proofs have raised nothing for a tenth of the budget', () => {
    // Nine of ten for a tenth of the budget, ten turns; then none until they are half of all.
    expect(taken('first', 0, 1990, 11).proof).toBeGreaterThanOrEqual(9);
    expect(taken('first', 0, 1990, 20).proof).toBeLessThanOrEqual(11);
    // A hundredth of a hundredth of the gap raises nothing noticeable.
    expect(taken('first', 0, 1990, 20, 0.001).proof).toBeLessThanOrEqual(11);
  });
  it('give annealing less and less the longer it gains nothing', () => {
    const { anneal, others } = taken('helps', 0, 1990, 60);
    expect(anneal / (anneal + others)).toBeLessThan(0.5);
  });
  it('leave nearly all of the time to what gains much', () => {
    expect(taken('alone', 40)).toEqual({ proof: 3, anneal: 1, others: 16 });
  });
});

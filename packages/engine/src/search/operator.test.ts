import { expect, it } from 'vitest';
import { nextOperator, operatorOf, runOperator } from './operator.ts';

it('an operator is credited with the share of the gap that it closed, without what another thread gave meanwhile', () => {
  let [gap, importedGain, used] = [100, 0, 0];
  const measures = { used: () => used, gap: () => gap, importedGain: () => importedGain };
  const operatorThat = (finds: number, hears: number) =>
    operatorOf('days', () => {
      gap -= finds + hears;
      importedGain += hears;
      used += 0.01;
    });
  const [finder, hearer] = [operatorThat(8, 0), operatorThat(0, 8)];
  for (const operator of [finder, hearer]) runOperator(operator, measures, () => undefined);
  expect([finder.gain, hearer.gain]).toEqual([0.08, 0]);
});

it('an operator that once gained much gives way to another after some turns in vain', () => {
  let [gap, used] = [1000, 0];
  const measures = { used: () => used, gap: () => gap, importedGain: () => 0 };
  const dive = operatorOf('dive', () => {
    if (gap === 1000) gap = 100;
    used += 0.05;
  });
  const days = operatorOf('days', () => (used += 0.01));
  const turns = Array.from({ length: 12 }, () => {
    const next = nextOperator([dive, days], 0.01)!;
    runOperator(next, measures, () => undefined);
    return next.name;
  });
  expect(turns[0]).toBe('dive');
  expect(turns).toContain('days');
  expect(used).toBeLessThan(0.6);
});

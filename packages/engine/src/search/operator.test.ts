import { expect, it } from 'vitest';
import { operatorOf, runOperator } from './operator.ts';

it('an operator is credited with what it found itself, not with what another thread gave meanwhile', () => {
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
  expect([finder.gain, hearer.gain]).toEqual([8, 0]);
});

import { expect, it } from 'vitest';
import { takeTurn, turnOf } from './turns.ts';

it('a turn is credited with what it found itself, not with what another thread gave meanwhile', () => {
  let [gap, importedGain, used] = [100, 0, 0];
  const measures = { used: () => used, gap: () => gap, importedGain: () => importedGain };
  const turnThat = (finds: number, hears: number) =>
    turnOf(() => {
      gap -= finds + hears;
      importedGain += hears;
      used += 0.01;
    });
  const [finder, hearer] = [turnThat(8, 0), turnThat(0, 8)];
  for (const turn of [finder, hearer]) takeTurn(turn, measures, () => undefined);
  expect([finder.gain, hearer.gain]).toEqual([8, 0]);
});

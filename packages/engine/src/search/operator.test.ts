import { expect, it } from 'vitest';
import { openingOrder, operatorOf, runOperator, type Turn } from './operator.ts';

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

it('an opening order leaves out what is never ready, waits for what comes later and repeats what always comes', () => {
  const turns: Record<string, Turn> = { root: 'never', dive: 'later', anneal: 'now', days: 'always' };
  const steps = (['root', 'dive', 'anneal', 'days'] as const).map((name) => ({
    operator: operatorOf(name, () => undefined),
    turn: () => turns[name]!,
  }));
  const next = openingOrder(steps);
  const taken = [next()?.name, next()?.name, next()?.name];
  Object.assign(turns, { root: 'now', dive: 'now' });
  taken.push(next()?.name, next()?.name);
  turns['days'] = 'never';
  expect([...taken, next()]).toEqual(['anneal', 'days', 'days', 'dive', 'days', undefined]);
});

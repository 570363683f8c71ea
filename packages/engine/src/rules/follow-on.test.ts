import { expect, it } from 'vitest';
import { compileModel } from '../roster/compile-model.ts';
import { contextOf } from '../model/context.ts';
import { cpuClock } from '../testing/cpu-clock.ts';
import { needOf, world } from '../testing/small-world.ts';
import { followOn } from './follow-on.ts';

const SHIFTS = 150;

it('asks in a moment when every shift forbids every other', () => {
  const minute = (i: number): string => `${Math.floor(i / 60)}:${i % 60}`.replace(/\b\d\b/g, '0$&');
  const names = Array.from({ length: SHIFTS }, (_, i) => `${minute(i)}-23:00`);
  const needs = [10, 11, 12, 13, 14].flatMap((day) => names.map((name) => needOf(`${day} ${name}`)));
  const forbiddenSequences = names.flatMap((first) => names.map((next) => ({ first, next })));
  const model = compileModel(contextOf(world({ law: null, needs, forbiddenSequences })));
  const begun = cpuClock();
  const { tables } = followOn(model);
  // A second is far more than required, and far less than checking all sequences for every pair.
  expect(cpuClock() - begun).toBeLessThan(1000);
  expect(tables[0]?.reduce((sum, amount) => sum + amount, 0)).toBe(4 * SHIFTS * SHIFTS);
});

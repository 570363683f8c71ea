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

it('reaches as far as a rest does: two days of duty and a day of rest', () => {
  // Duty from the 10th, 23:00, for 47 hours: until the 12th, 22:00. Eleven hours of rest (DK 122(2)) end on the 13th at
  // 09:00, the 24 hours after a long duty at 22:00.
  const long = needOf('10 23:00-23:00');
  const needs = [
    { ...long, end: long.start + 47 * 60 },
    ...['08:00-16:00', '09:00-17:00'].map((hours) => ({ ...needOf(`13 ${hours}`), template: hours })),
  ];
  const model = compileModel(contextOf(world({ needs })));
  const { from, to, place, tables } = followOn(model);
  const amounts = Array.from({ length: to[0]! - from[0]! }, (_, i) => tables[0]![place[0]! + i]);
  // Missing before the first: 1 h and 14 h; before the second: none and 13 h.
  expect(amounts).toEqual([15, 13]);
});

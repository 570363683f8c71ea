import { expect, it } from 'vitest';
import { measure } from '../api/measure.ts';
import { withDay } from '../testing/rule-cases.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import type { Person, Problem } from '../problem/problem.ts';

const costOf = (text: string, more: Partial<Problem> = {}, person: Partial<Person> = {}) => {
  const people = [adult({ hourlyRateCents: 1000, ...person })];
  const weights = { ...world().weights, cost: 1 };
  const { parts } = measure(world({ people, weights, ...more }), [shiftOf(text)]);
  return (parts['cost'] ?? 0) + (parts['overtime-cost'] ?? 0);
};

it('pays net hours, half as much again at night and twice on holidays', () => {
  expect(costOf('10 08:00-16:30/30')).toBeCloseTo(80);
  expect(costOf('10 20:00-00:00')).toBeCloseTo(2 * 10 + 2 * 15);
  expect(costOf('10 08:00-16:00', withDay(10, { holiday: true }))).toBeCloseTo(160);
});

it('pays the rate of the day', () => {
  const employment = [
    { from: null, to: '2026-03-10', hourlyRateCents: 1200 },
    { from: '2026-03-11', to: null },
  ];
  expect(costOf('10 08:00-16:00', {}, { employment })).toBeCloseTo(96);
  expect(costOf('11 08:00-16:00', {}, { employment })).toBeCloseTo(80);
});

it('pays half as much again for what exceeds the norm', () => {
  const agreed: Partial<Person> = { normMinutes: 360, consents: { overtime: 'usual' } };
  expect(costOf('10 08:00-16:00', {}, agreed)).toBeCloseTo(80 + 10);
  const earlier = { minutes: 9600, shifts: 20, overtimeMinutes: 0 };
  const after = (normLeftMinutes: number) => ({ ...agreed, earlier: { ...earlier, normLeftMinutes } });
  expect(costOf('10 08:00-16:00', {}, after(60))).toBeCloseTo(80 + 5);
  expect(costOf('10 08:00-16:00', {}, after(-60))).toBeCloseTo(80 + 15);
});

import { expect, it } from 'vitest';
import { candidates } from '../api/candidates.ts';
import { costOfMoves } from '../api/wages.ts';
import { measure } from '../api/measure.ts';
import type { Person, Problem } from '../problem/problem.ts';
import { withDay } from '../testing/rule-cases.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import { payOfShift } from './pay.ts';

const roleRates = [
  { role: 'cook', from: '2026-03-11', hourlyRateCents: 1100 },
  { role: 'cook', from: '2026-01-01', hourlyRateCents: 1000 },
  { role: 'waiter', from: '2026-01-01', hourlyRateCents: 700 },
];
const pay = (text: string, more: Partial<Problem> = {}, person: Partial<Person> = {}, role = 'cook') =>
  payOfShift(world({ roleRates, ...more }), adult({ hourlyRateCents: null, ...person }), shiftOf(text, 'ona', role));

it('is the rate of the role on the day, from its latest date on', () => {
  expect(pay('10 08:00-16:30/30')).toBe(8000);
  expect(pay('11 08:00-16:30/30')).toBe(8800);
  expect(pay('11 08:00-16:00', {}, {}, 'waiter')).toBe(5600);
});

it('is the own rate of the person on that day where there is one', () => {
  const employment = [
    { from: null, to: '2026-03-10', hourlyRateCents: 1200 },
    { from: '2026-03-11', to: null, hourlyRateCents: null },
  ];
  expect(pay('10 08:00-16:00', {}, { employment })).toBe(9600);
  expect(pay('11 08:00-16:00', {}, { employment })).toBe(8800);
  expect(pay('11 08:00-16:00', {}, { hourlyRateCents: 0 })).toBe(0);
});

it('has the higher premium of nights and holidays, and may be a fraction of a cent', () => {
  expect(pay('10 20:00-00:00')).toBe(2 * 1000 + 2 * 1500);
  expect(pay('10 20:00-00:00', withDay(10, { holiday: true }))).toBe(4 * 2000);
  expect(pay('10 08:00-08:50', {}, { hourlyRateCents: 997 })).toBeCloseTo(830.8333);
});

it('is nothing for on-call time at home, and unknown without any rate', () => {
  expect(pay('10 08:00-16:00#at_home')).toBe(0);
  expect(pay('10 08:00-16:00', {}, {}, 'barista')).toBeNull();
  expect(pay('10 08:00-16:00', { roleRates: [] })).toBeNull();
  expect(
    pay('10 08:00-16:00', { roleRates: [{ role: 'cook', from: '2026-03-11', hourlyRateCents: 1100 }] }),
  ).toBeNull();
});

it('is what the goal, candidates and moves count', () => {
  const people = [adult({ hourlyRateCents: null }), adult({ id: 'jonas', name: 'Jonas', hourlyRateCents: 1250 })];
  const problem = world({ people, roleRates, weights: { ...world().weights, cost: 2 } });
  const [mine, open] = [shiftOf('10 20:00-00:00'), shiftOf('11 08:00-16:00', null)];
  expect(measure(problem, [mine]).parts['cost']).toBeCloseTo(50 * 2);
  const costs = candidates(problem, [open], open.id).map(({ employeeId, costCents }) => [employeeId, costCents]);
  expect(costs).toEqual([
    ['ona', 8800],
    ['jonas', 10_000],
  ]);
  const move = { ...open, shiftId: open.id, from: null, to: 'ona' };
  expect(costOfMoves(problem, [open], [move])).toBe(8800);
});

it('pays the premium of overtime by the rate of the role', () => {
  const people = [adult({ hourlyRateCents: null, normMinutes: 360, consents: { overtime: 'usual' } })];
  const problem = world({ people, roleRates, weights: { ...world().weights, cost: 1 } });
  const { parts } = measure(problem, [shiftOf('10 08:00-16:00')]);
  // Two hours at half of 11.00, the rate at the end of the period.
  expect(parts['overtime-cost']).toBeCloseTo(11);
});

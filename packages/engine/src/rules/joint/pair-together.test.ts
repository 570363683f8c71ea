import { expect, it } from 'vitest';
import { judge } from '../../answers/judge.ts';
import type { Person } from '../../problem/problem.ts';
import { away } from '../../testing/rule-cases.ts';
import { adult, needOf, shiftOf, world } from '../../testing/small-world.ts';

const alone = (jonas: Partial<Person>, ...shifts: ReturnType<typeof shiftOf>[]) => {
  const people = [adult(), adult({ id: 'jonas', name: 'Jonas', ...jonas })];
  const rules = { pairs: [{ first: 'ona', second: 'jonas', kind: 'together' as const }] };
  const needs = [needOf('10 08:00-16:00', 2), needOf('10 14:00-22:00', 2)];
  return judge(world({ people, rules, needs }), shifts).filter(({ rule }) => rule === 'pair-together');
};

it('finds one at work without the other', () => {
  expect(alone({}, shiftOf('10 08:00-16:00'))).toMatchObject([{ employeeId: 'ona', severity: 'hard' }]);
  expect(alone({}, shiftOf('10 08:00-16:00'), shiftOf('10 14:00-22:00', 'jonas'))).toHaveLength(2);
});

it('is kept by both at work, and where one of them cannot work', () => {
  expect(alone({}, shiftOf('10 08:00-16:00'), shiftOf('10 08:00-16:00', 'jonas'))).toEqual([]);
  expect(alone(away(10, 11), shiftOf('10 08:00-16:00'))).toEqual([]);
});

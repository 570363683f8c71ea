import { expect, it } from 'vitest';
import { judge } from '../../api/judge.ts';
import type { Person } from '../../problem/problem.ts';
import { away } from '../../testing/rule-cases.ts';
import { adult, needOf, shiftOf, world } from '../../testing/small-world.ts';

const both = [adult(), adult({ id: 'jonas', name: 'Jonas' })];
const apart = world({ people: both, rules: { pairs: [{ first: 'ona', second: 'jonas', kind: 'apart' }] } });
const meetings = (ona: string, jonas: string) =>
  judge(apart, [shiftOf(ona, 'ona'), shiftOf(jonas, 'jonas')]).filter(({ rule }) => rule === 'pair-apart');

it('finds two people at work at the same time, were it by a minute', () => {
  expect(meetings('10 08:00-16:00', '10 15:59-20:00')).toMatchObject([
    { severity: 'hard', employeeId: 'ona', date: '2026-03-10', params: { first: 'Ona', second: 'Jonas', minutes: 1 } },
  ]);
  // It is reported to Ona, so it is on the date of her shift.
  expect(meetings('10 22:00-06:00', '11 05:00-09:00')).toMatchObject([{ employeeId: 'ona', date: '2026-03-10' }]);
});

it('lets them follow each other', () => {
  expect(meetings('10 08:00-16:00', '10 16:00-20:00')).toEqual([]);
});

const alone = (jonas: Partial<Person>, ...shifts: ReturnType<typeof shiftOf>[]) => {
  const people = [adult(), adult({ id: 'jonas', name: 'Jonas', ...jonas })];
  const rules = { pairs: [{ first: 'ona', second: 'jonas', kind: 'together' as const }] };
  const needs = [needOf('10 08:00-16:00', 2), needOf('10 14:00-22:00', 2)];
  return judge(world({ people, rules, needs }), shifts).filter(({ rule }) => rule === 'pair-together');
};

it('finds one at work without the other', () => {
  expect(alone({}, shiftOf('10 08:00-16:00'))).toMatchObject([
    { employeeId: 'ona', severity: 'hard', date: '2026-03-10' },
  ]);
  expect(alone({}, shiftOf('10 08:00-16:00'), shiftOf('10 14:00-22:00', 'jonas'))).toHaveLength(2);
});

it('is kept by both at work, and where one of them cannot work', () => {
  expect(alone({}, shiftOf('10 08:00-16:00'), shiftOf('10 08:00-16:00', 'jonas'))).toEqual([]);
  expect(alone(away(10, 11), shiftOf('10 08:00-16:00'))).toEqual([]);
});

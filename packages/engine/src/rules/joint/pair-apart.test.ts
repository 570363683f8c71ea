import { expect, it } from 'vitest';
import { judge } from '../../answers/judge.ts';
import { adult, shiftOf, world } from '../../testing/small-world.ts';

const people = [adult(), adult({ id: 'jonas', name: 'Jonas' })];
const apart = world({ people, rules: { pairs: [{ first: 'ona', second: 'jonas', kind: 'apart' }] } });
const meetings = (ona: string, jonas: string) =>
  judge(apart, [shiftOf(ona, 'ona'), shiftOf(jonas, 'jonas')]).filter(({ rule }) => rule === 'pair-apart');

it('finds two people at work at the same time, were it by a minute', () => {
  expect(meetings('10 08:00-16:00', '10 15:59-20:00')).toMatchObject([
    { severity: 'hard', employeeId: 'ona', params: { first: 'Ona', second: 'Jonas', minutes: 1 } },
  ]);
  expect(meetings('10 22:00-06:00', '11 05:00-09:00')).toHaveLength(1);
});

it('lets them follow each other', () => {
  expect(meetings('10 08:00-16:00', '10 16:00-20:00')).toEqual([]);
});

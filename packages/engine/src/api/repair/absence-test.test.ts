import { expect, it } from 'vitest';
import type { Problem, Shift } from '../../problem/problem.ts';
import { adult, midnight, shiftOf, world } from '../../testing/small-world.ts';
import { absencesToTry, absenceTest } from './absence-test.ts';

const at = (day: number, who: string, hours = '08:00-16:00/30', role = 'cook'): Shift =>
  shiftOf(`${day} ${hours}`, who, role);
interface Given {
  problem: Problem;
  shifts: readonly Shift[];
  from?: number;
  kept?: string[];
}

/** Of one employee: the day, how many shifts change hands, how many stay open, and whether that is proved. */
const tested = (
  { problem, shifts, from = midnight(1), kept = [] }: Given,
  employeeId: string,
): [day: number, moves: number, open: number, proved: boolean][] =>
  [...absenceTest(problem, shifts, absencesToTry(problem, shifts, from), { kept, from })]
    .filter((day) => day.employeeId === employeeId)
    .map(({ date, moves, open, proved }) => [Number(date.slice(8)), moves, open.length, proved]);

it('tries each day of an employee by itself: another is free, must pass one on, or nobody can', () => {
  const people = [
    adult({ id: 'a' }),
    adult({ id: 'b', roles: ['waiter'] }),
    adult({ id: 'c', roles: ['cook', 'waiter'] }),
  ];
  const shifts = [
    // c is free.
    at(10, 'a'),
    // Only c can cook, and passes the waiter's shift to b.
    at(12, 'a'),
    at(12, 'c', '08:00-16:00/30', 'waiter'),
    // c would have to work twice at once: b works already.
    at(14, 'a'),
    at(14, 'b', '08:00-16:00/30', 'waiter'),
    at(14, 'c', '08:00-16:00/30', 'waiter'),
  ];
  expect(tested({ problem: world({ people }), shifts }, 'a')).toEqual([
    [10, 1, 0, true],
    [12, 2, 0, true],
    [14, 0, 1, true],
  ]);
  expect(tested({ problem: world({ people }), shifts }, 'b')).toEqual([[14, 0, 1, true]]);
});

it('takes both shifts of a day at once, and leaves the night of the evening before', () => {
  const people = [adult({ id: 'a' }), adult({ id: 'b' }), adult({ id: 'c' })];
  const shifts = [at(10, 'a', '22:00-06:00/0'), at(12, 'a', '06:00-10:00/0'), at(12, 'a', '14:00-18:00/0')];
  expect(tested({ problem: world({ people }), shifts }, 'a')).toEqual([
    [10, 1, 0, true],
    [12, 2, 0, true],
  ]);
});

it('leaves out what has begun, and days of nobody; a pinned shift of another stays', () => {
  const people = [
    adult({ id: 'a' }),
    adult({ id: 'b', roles: ['waiter'] }),
    adult({ id: 'c', roles: ['cook', 'waiter'] }),
  ];
  const waits = at(12, 'c', '08:00-16:00/30', 'waiter');
  const shifts = [at(10, 'a'), at(12, 'a'), waits];
  expect(tested({ problem: world({ people }), shifts, from: midnight(11), kept: [waits.id] }, 'a')).toEqual([
    [12, 0, 1, true],
  ]);
  expect(tested({ problem: world({ people }), shifts }, 'nobody')).toEqual([]);
});

it('changes nothing of the shifts that it was given', () => {
  const shifts = [at(10, 'a'), at(11, 'b')];
  const before = structuredClone(shifts);
  tested({ problem: world({ people: [adult({ id: 'a' }), adult({ id: 'b' })] }), shifts }, 'a');
  expect(shifts).toEqual(before);
});

it('goes by date, says how many there are, and returns them all', () => {
  const people = [adult({ id: 'a' }), adult({ id: 'b' })];
  const shifts = [at(14, 'a'), at(12, 'b'), at(10, 'a')];
  const absences = absencesToTry(world({ people }), shifts, 0);
  expect(absences.map(({ date, employeeId }) => `${date.slice(8)} ${employeeId}`)).toEqual(['10 a', '12 b', '14 a']);
  const test = absenceTest(world({ people }), shifts, absences.slice(1), { kept: [], from: 0 });
  const seen: string[] = [];
  let next = test.next();
  for (; next.done !== true; next = test.next()) seen.push(`${next.value.date.slice(8)} ${next.value.employeeId}`);
  expect(seen).toEqual(['12 b', '14 a']);
  expect(next.value.map(({ employeeId, moves, open }) => [employeeId, moves, open.length])).toEqual([
    ['b', 1, 0],
    ['a', 1, 0],
  ]);
});

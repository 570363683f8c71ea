import { describe, expect, it } from 'vitest';
import type { Pair, Problem, Shift } from '../problem/problem.ts';
import { judgeRemedies, judgeRepair, refereeProblem } from '../testing/answers-referee.ts';
import { adult, midnight, needOf, shiftOf, world } from '../testing/small-world.ts';
import { handOverOrder } from './remedies/hand-over-order.ts';
import { remedies } from './remedies/remedies.ts';
import { repair } from './repair/repair.ts';

const DAY = '08:00-16:00/30';
const on = (day: number, id: string | null, name = ''): Shift => ({
  ...shiftOf(`${day} ${DAY}`, id),
  id: `${day}${name}`,
});
const together = { pairs: [{ first: 'a', second: 'b', kind: 'together' } satisfies Pair] };
/** The first remedy of the first open shift, as its moves. */
const firstOf = (problem: Problem, shifts: Shift[]): string[] | undefined =>
  remedies(problem, shifts, 1)[0]?.remedies[0]?.moves.map(({ date, from, to }) => `${date.slice(8)} ${from}>${to}`);

describe('remedies find', () => {
  it('two open days of one employee who works at least two in a row', () => {
    const people = [adult({ id: 'a', limits: { minConsecutiveDays: 2 } })];
    const problem = world({ people, needs: [needOf(`10 ${DAY}`), needOf(`11 ${DAY}`)] });
    expect(firstOf(problem, [on(10, null), on(11, null)])).toEqual(['10 null>a', '11 null>a']);
  });

  it('the two shifts that one employee gives up to take a third', () => {
    // Only `a` is there on the 10th, and never works two days in a row; `b` can have the days beside it.
    const away = { start: midnight(10), end: midnight(11), source: 'self' } as const;
    const people = [adult({ id: 'a', limits: { maxConsecutiveDays: 1 } }), adult({ id: 'b', blocks: [away] })];
    const problem = world({ people, needs: [9, 10, 11].map((day) => needOf(`${day} ${DAY}`)) });
    const moves = firstOf(problem, [on(9, 'a'), on(10, null), on(11, 'a')]);
    expect(moves?.toSorted()).toEqual(['09 a>b', '10 null>a', '11 a>b']);
    expect(moves?.[0]).toBe('10 null>a');
  });

  it('two places for two employees who work together', () => {
    const people = [adult({ id: 'a' }), adult({ id: 'b' })];
    const problem = world({ people, needs: [needOf(`10 ${DAY}`, 2)], rules: together });
    const moves = firstOf(problem, [on(10, null, ' first'), on(10, null, ' second')]);
    expect(moves?.toSorted()).toEqual(['10 null>a', '10 null>b']);
  });

  it('that an exception lets a rule between employees hold: who then may work must work together', () => {
    // `b` works another shift that day. If `a` comes in their free time, `b` would have to work the same shift.
    const away = { start: midnight(10), end: midnight(11), source: 'self' } as const;
    const late = shiftOf('10 14:00-22:00', 'b', 'bar');
    const needs = [needOf(`10 ${DAY}`), needOf('10 14:00-22:00', 1, 'bar')];
    const both = adult({ id: 'b', roles: ['cook', 'bar'] });
    const problem = world({ people: [adult({ id: 'a', blocks: [away] }), both], needs, rules: together });
    const asked = (of: Problem) =>
      remedies(of, [on(10, null), { ...late, locked: true }], 1)[0]?.remedies.map(({ bent }) =>
        bent.map(({ rule }) => rule),
      );
    expect(asked(problem)).toEqual([['unavailable', 'pair-together']]);
    expect(asked({ ...problem, rules: {} })).toEqual([['unavailable']]);
    // A new role is never asked for together with another exception.
    const waiter = [adult({ id: 'a', roles: ['waiter'] }), both];
    expect(asked({ ...problem, people: waiter })).toEqual([]);
    expect(asked({ ...problem, people: waiter, rules: {} })).toEqual([['role']]);
  });
});

it('orders handed over shifts so that nobody has two at once if they change from the last to the first', () => {
  const [place, early, late] = [on(10, null), on(11, 'a'), shiftOf('11 14:00-22:00', 'b')];
  // `b` takes the early shift of the 11th, and must first give up the late one of that day.
  const orderOf = (...changes: [Shift, string][]) => {
    const ordered = handOverOrder(place, new Map(changes));
    return [...ordered].map(([{ id }, to]) => `${id}>${to}`);
  };
  const expected = ['10>a', '11>b', `${late.id}>c`];
  expect(orderOf([late, 'c'], [early, 'b'], [place, 'a'])).toEqual(expected);
  expect(orderOf([place, 'a'], [early, 'b'], [late, 'c'])).toEqual(expected);
  // Neither `a` nor `b` could begin: any order, with one shift open in between.
  expect(orderOf([place, 'c'], [early, 'b'], [late, 'a'])).toEqual(['10>c', '11>b', `${late.id}>a`]);
});

describe('a repair finds', () => {
  const ill = (...ids: string[]) => ({
    absences: ids.map((employeeId) => ({ employeeId, start: midnight(10), end: midnight(12) })),
    withdrawn: [],
    wanted: [],
    kept: [],
    from: midnight(9),
  });

  it('two days for one employee who works at least two in a row', () => {
    const people = [adult({ id: 'a', limits: { minConsecutiveDays: 2 } }), adult({ id: 'ill' })];
    const problem = world({ people, needs: [10, 11].map((day) => needOf(`${day} ${DAY}`)) });
    const [best] = repair(problem, [on(10, 'ill'), on(11, 'ill')], ill('ill'));
    expect(best?.open).toEqual([]);
    expect(best?.changes.map(({ to }) => to)).toEqual(['a', 'a']);
  });

  it('two places for two employees who work together', () => {
    const people = ['a', 'b', 'ill', 'also'].map((id) => adult({ id }));
    const problem = world({ people, needs: [needOf(`10 ${DAY}`, 2)], rules: together });
    const [best] = repair(problem, [on(10, 'ill', ' first'), on(10, 'also', ' second')], ill('ill', 'also'));
    expect(best?.open).toEqual([]);
    expect(best?.changes.map(({ to }) => to).sort()).toEqual(['a', 'b']);
  });
});

describe('a referee who tries every roster of five people and days', () => {
  // Drawn from the first 300: those that the referee decides at once.
  const seeds = [
    12, 20, 26, 40, 63, 64, 72, 74, 82, 84, 99, 101, 103, 108, 112, 119, 142, 158, 166, 216, 224, 242, 249, 346,
  ];
  const cases = seeds.map((seed) => ({ seed, ...refereeProblem(seed) }));

  it('finds no hole that could be filled without an exception and is not, and no remedy that does not hold', () => {
    const verdicts = cases.map((one) => ({ seed: one.seed, ...judgeRemedies(one) }));
    const holes = verdicts.flatMap((verdict) => verdict.holes);
    expect(holes.length).toBeGreaterThan(30);
    expect(holes.filter(({ found }) => found === null)).toEqual([]);
    expect(verdicts.flatMap(({ seed, broken }) => broken.map(({ key }) => `${seed} ${key}`))).toEqual([]);
  });

  it('finds no repair that leaves more shifts open than it must', () => {
    const verdicts = cases.flatMap((one) => judgeRepair(one) ?? []);
    expect(verdicts.length).toBeGreaterThan(5);
    for (const { least, found } of verdicts) expect(found.open).toBe(least.open);
  });
});

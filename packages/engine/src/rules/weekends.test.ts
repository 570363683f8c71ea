import { describe, expect, it } from 'vitest';
import { contextOf } from '../model/context.ts';
import { personView } from '../model/person-view.ts';
import type { Problem } from '../problem/problem.ts';
import { away, ruleCases } from '../testing/rule-cases.ts';
import { adult, midnight, shiftOf, world } from '../testing/small-world.ts';
import { rules } from './registry.ts';
import { completeWeekends, maxConsecutiveWeekends, sameWeekendShift, weekendsOff } from './weekends.ts';

const off = (least: number, inWeeks: number) => ({ rules: { weekendsOff: { least, inWeeks } } });
const on = (...days: number[]): string[] => days.map((day) => `${day} 08:00-12:00`);

// The known weekends are those of 7, 14, 21 and 28 March; the first one is before the period.
// Weeks begin on Monday: two of them from the 2nd, the 9th and the 16th.
ruleCases(weekendsOff, [
  {
    name: 'two in a row of which one must be off',
    shifts: on(14, 22),
    problem: off(1, 2),
    amount: 2,
    at: ['9'],
    of: 'all',
  },
  { name: 'every other one', shifts: on(14, 15, 28), problem: off(1, 2), amount: 0 },
  {
    name: 'three in a row are two such pairs',
    shifts: on(14, 21, 28),
    problem: off(1, 2),
    amount: 4,
    at: ['9'],
    of: 'all',
  },
  { name: 'the one before the period counts', shifts: on(8, 14), problem: off(1, 2), amount: 2, at: ['2'], of: 'all' },
  { name: 'two of any three must be off', shifts: on(14, 28), problem: off(2, 3), amount: 2, at: ['9'], of: 'all' },
  { name: 'weeks that are not known are not judged', shifts: on(7, 14, 21, 28), problem: off(1, 5), amount: 0 },
  { name: 'a Friday night is no weekend', shifts: ['13 22:00-06:00', ...on(22)], problem: off(1, 2), amount: 0 },
  { name: 'a business without this rule', shifts: on(14, 21, 28), amount: 0 },
]);

it('reports one cause once, with all its weekends', () => {
  const problem = world(off(1, 2));
  const found = weekendsOff.judge(
    personView(
      contextOf(problem),
      adult(),
      0,
      on(14, 21, 28).map((text) => shiftOf(text)),
    ),
  );
  expect(found).toMatchObject([{ date: '2026-03-09', params: { weekends: 2, limit: 1, weeks: 2 } }]);
  expect(found[0]?.shifts.map(({ date }) => date)).toEqual(['2026-03-14', '2026-03-21', '2026-03-28']);
});

it('blocks unless the business chooses otherwise', () => {
  const rule = rules.find(({ code }) => code === 'weekends-off');
  expect(rule?.binding(world(off(1, 2)))).toEqual({ severity: 'hard', source: null });
  const warned = world({ rules: { ...off(1, 2).rules, severities: { 'weekends-off': 'soft' } } });
  expect(rule?.binding(warned)?.severity).toBe('soft');
});

const atMost = (maxConsecutiveWeekends: number) => ({ person: { limits: { maxConsecutiveWeekends } } });

ruleCases(maxConsecutiveWeekends, [
  { name: 'two of at most one', shifts: on(14, 22), ...atMost(1), amount: 2, at: ['9'], of: 'all' },
  { name: 'one off between them', shifts: on(14, 28), ...atMost(1), amount: 0 },
  { name: 'four, of which one is before the period', shifts: on(7, 14, 21, 28), ...atMost(2), amount: 4, at: ['2'] },
  { name: 'both days of a weekend are one', shifts: on(14, 15, 21, 22), ...atMost(2), amount: 0 },
  { name: 'more than are known', shifts: on(7, 14, 21, 28), ...atMost(4), amount: 0 },
  {
    name: 'two before the period, which nothing planned continues',
    shifts: on(7, 14),
    problem: { from: '2026-03-16' },
    ...atMost(1),
    amount: 0,
  },
  { name: 'none at all', shifts: on(21), ...atMost(0), amount: 2, at: ['16'], of: 'all' },
]);

it('says how long the run is', () => {
  const person = adult(atMost(1).person);
  const found = maxConsecutiveWeekends.judge(
    personView(
      contextOf(world({ people: [person] })),
      person,
      0,
      on(14, 21, 28).map((text) => shiftOf(text)),
    ),
  );
  // The third weekend makes two more than one; a limit of three would allow them.
  expect(found).toMatchObject([{ date: '2026-03-09', amount: 4, params: { weekends: 3, limit: 1 } }]);
});

describe('a year of 52 weeks', () => {
  const start = Temporal.PlainDate.from('2026-03-02');
  const days = Array.from({ length: 364 }, (_, i) => ({
    ...world().days[0]!,
    date: start.add({ days: i }).toString(),
    weekday: (i % 7) + 1,
    startsAt: midnight(2) + i * 1440,
  }));
  const saturdays = days.filter(({ weekday }) => weekday === 6);
  const shifts = saturdays.map(({ date, startsAt }) => ({
    ...shiftOf('7 08:00-12:00'),
    id: date,
    date,
    start: startsAt + 480,
    end: startsAt + 720,
  }));
  const year = { days, from: days[0]!.date, to: days.at(-1)!.date };
  const sumOf = (rule: typeof weekendsOff, more: Partial<Problem>): number => {
    const problem = world({ ...year, ...more });
    const view = personView(contextOf(problem), problem.people[0]!, 0, shifts);
    return rule.judge(view).reduce((sum, { amount }) => sum + amount, 0);
  };

  it('with every Saturday worked misses ten weekends off of 52', () => {
    expect(sumOf(weekendsOff, off(10, 52))).toBe(20);
  });

  it('has 12 weekends more than 40 in a row', () => {
    expect(sumOf(maxConsecutiveWeekends, { people: [adult({ limits: { maxConsecutiveWeekends: 40 } })] })).toBe(24);
  });
});

const whole = { problem: { rules: { completeWeekends: {} } } };

ruleCases(completeWeekends, [
  { name: 'only Saturday', shifts: on(14, 21, 22), ...whole, amount: 1, at: ['14'], of: on(14) },
  { name: 'only Sunday', shifts: on(13, 15), ...whole, amount: 1, at: ['14'], of: on(15) },
  { name: 'both days, or none', shifts: on(14, 15, 27), ...whole, amount: 0 },
  { name: 'a weekend before the period', shifts: on(7), ...whole, amount: 0 },
  {
    name: 'the Saturday before the period, with a planned Sunday',
    shifts: on(7),
    problem: { ...whole.problem, from: '2026-03-08' },
    amount: 1,
    at: ['7'],
  },
  {
    name: 'a planned Sunday, free on the Saturday before the period, with work before it',
    shifts: on(3, 8),
    problem: { ...whole.problem, from: '2026-03-08' },
    amount: 1,
    at: ['7'],
    of: on(8),
  },
  {
    name: 'a planned Sunday, with nothing known of the days before the period',
    shifts: on(8),
    problem: { ...whole.problem, from: '2026-03-08' },
    amount: 0,
  },
  { name: 'on leave on Saturday', shifts: on(15), ...whole, person: away(9, 15), amount: 0 },
  { name: 'on leave on Sunday', shifts: on(14), ...whole, person: away(15, 16), amount: 0 },
  { name: 'on leave until Saturday', shifts: on(14), ...whole, person: away(9, 14), amount: 1, at: ['14'] },
  {
    name: 'employed from a Sunday until a Saturday: the weekends between count',
    shifts: on(15, 21, 28),
    ...whole,
    person: { employment: [{ from: '2026-03-15', to: '2026-03-28' }] },
    amount: 1,
    at: ['21'],
    of: on(21),
  },
  {
    name: 'closed on Sunday',
    shifts: on(14),
    problem: { ...whole.problem, days: world().days.map((day) => ({ ...day, closed: day.date === '2026-03-15' })) },
    amount: 0,
  },
]);

const alike = { problem: { law: null, rules: { sameWeekendShift: {} } } };
const [early, late] = ['06:00-14:00', '14:00-22:00'];

ruleCases(sameWeekendShift, [
  { name: 'late, then early', shifts: [`14 ${late}`, `15 ${early}`], ...alike, amount: 1, at: ['14'], of: 'all' },
  { name: 'early twice', shifts: [`14 ${early}`, `15 ${early}`], ...alike, amount: 0 },
  { name: 'one day alone', shifts: [`14 ${late}`], ...alike, amount: 0 },
  { name: 'Friday and Saturday', shifts: [`13 ${late}`, `14 ${early}`], ...alike, amount: 0 },
]);

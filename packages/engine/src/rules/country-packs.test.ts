import { expect, test } from 'vitest';
import { judge } from '../api/judge.ts';
import { lawOf } from '../law/packs.ts';
import type { Problem } from '../problem/problem.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';

// One minute under and over each limit, from the articles that docs/law.md names. March 2026 begins on a Sunday.

const march = { from: '2026-03-09', to: '2026-03-29' };

/** The rules of the law that the shifts break, each once. */
function broken(id: string, shifts: string[], more: Partial<Problem> = {}, person = adult()) {
  const problem = { ...world({ people: [person] }), ...march, law: lawOf(id, march), ...more };
  const violations = judge(
    problem,
    shifts.map((text) => shiftOf(text)),
  );
  return [...new Set(violations.map(({ rule, source }) => `${rule}: ${source}`))];
}

test.each([
  // 12 hours of rest between two shifts.
  ['lv', ['10 10:00-18:00/30', '11 06:00-14:00/30'], []],
  ['lv', ['10 10:00-18:01/30', '11 06:00-14:00/30'], ['daily-rest: DL 142']],
  ['ee', ['10 11:00-19:00/30', '11 06:00-14:00/30'], []],
  ['ee', ['10 11:00-19:01/30', '11 06:00-14:00/30'], ['daily-rest: TLS 51']],
  // A break in more than 6 hours of work.
  ['lv', ['10 08:00-14:00'], []],
  ['lv', ['10 08:00-14:01'], ['meal-break: DL 145']],
  ['lv', ['10 08:00-15:00/30'], []],
  ['lv', ['10 08:00-15:00/29'], ['meal-break: DL 145']],
  ['ee', ['10 08:00-14:00'], []],
  ['ee', ['10 08:00-14:01'], ['meal-break: TLS 47']],
  ['ee', ['10 08:00-15:00/29'], ['meal-break: TLS 47']],
  // At most 13 hours of work.
  ['ee', ['10 06:00-19:30/30'], []],
  ['ee', ['10 06:00-19:31/30'], ['shift-length: TLS 51']],
  // Latvia knows no longest shift: its rest of 12 hours is the limit.
  ['lv', ['10 06:00-20:00/60'], []],
])('%s: %j breaks %j', (id, shifts, expected) => {
  expect(broken(id, shifts)).toEqual(expected);
});

const days = (first: number, last: number, hours: string) =>
  Array.from({ length: last - first + 1 }, (_, i) => `${first + i} ${hours}`);

test.each([
  // From the end on Saturday the 14th to the start on Monday the 16th: 42 hours, and a minute less.
  ['lv', 'summary', '14 08:00-14:00', '16 08:00-14:00', []],
  ['lv', 'summary', '14 08:00-14:01/1', '16 08:00-14:00', ['weekly-rest: DL 143']],
  // 47 hours under summary recording (11 and 36), 59 otherwise (11 and 48).
  ['ee', 'summary', '14 08:00-14:00', '16 13:00-19:00', []],
  ['ee', 'summary', '14 08:00-14:01/1', '16 13:00-19:00', ['weekly-rest: TLS 51, 52']],
  ['ee', 'fixed', '13 08:00-14:00', '16 01:00-07:00', []],
  ['ee', 'fixed', '13 08:00-14:01/1', '16 01:00-07:00', ['weekly-rest: TLS 51, 52']],
] as const)('%s, %s: a week of work, then %s and %s', (id, regime, saturday, monday, expected) => {
  const week = days(9, Number(saturday.slice(0, 2)) - 1, '08:00-14:00');
  const found = broken(id, [...week, saturday, monday], { regime });
  expect(found.filter((one) => one.startsWith('weekly-rest'))).toEqual(expected);
});

test.each(['lv', 'ee'])('%s: 48 hours a week on average, and a minute more', (id) => {
  // Four weeks of 48 hours are 192; the last shift is 8 hours, or a minute longer.
  const from = { from: '2026-03-02', to: '2026-03-29' };
  const work = [2, 9, 16, 23].flatMap((first) => days(first, first + 5, '08:00-16:30/30'));
  const averaged = (shifts: string[]) =>
    broken(id, shifts, from).filter((one) => one.startsWith('average-hours')).length;
  expect(averaged(work)).toBe(0);
  expect(averaged([...work.slice(0, -1), '28 08:00-16:31/30'])).toBe(1);
});

test.each([
  // Overtime and nights in pay: an hour at 9 euros.
  ['lv', { night: 1.5, holiday: 2, overtime: 2 }],
  ['ee', { night: 1.25, holiday: 2, overtime: 1.5 }],
])('%s: the least pay of an hour', (id, pay) => {
  expect(lawOf(id, march)?.pay).toMatchObject(pay);
});

test('nobody under 18 works overtime or at night; with a birthday they do', () => {
  const of = (birthDate: string) => adult({ birthDate, normMinutes: 60 });
  for (const id of ['lv', 'ee']) {
    const night = (birthDate: string) =>
      broken(id, ['10 20:00-22:01/1'], {}, of(birthDate)).map((one) => one.split(':')[0]);
    expect(night('2008-03-11')).toEqual(expect.arrayContaining(['minor-night', 'minor-overtime']));
    expect(night('2008-03-10')).not.toContain('minor-night');
  }
});

import { expect, test } from 'vitest';
import { judge } from '../api/judge.ts';
import { lawOf } from '../law/packs.ts';
import type { Problem } from '../problem/problem.ts';
import { daysOf } from '../testing/days-of.ts';
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
  // 11 hours of rest between two shifts.
  ['lv', ['10 11:00-19:00/30', '11 06:00-14:00/30'], []],
  ['lv', ['10 11:00-19:01/30', '11 06:00-14:00/30'], ['daily-rest: DL 140(6), 142']],
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
  // Latvia: no more than 24 hours in a row, whatever the breaks.
  ['lv', ['10 06:00-20:00/60'], []],
])('%s: %j breaks %j', (id, shifts, expected) => {
  expect(broken(id, shifts)).toEqual(expected);
});

const days = (first: number, last: number, hours: string) =>
  Array.from({ length: last - first + 1 }, (_, i) => `${first + i} ${hours}`);

test.each([
  // From the end on Saturday the 14th to the start on Monday the 16th: 42 hours, and a minute less.
  ['lv', 'fixed', '14 08:00-14:00', '16 08:00-14:00', []],
  ['lv', 'fixed', '14 08:00-14:01/1', '16 08:00-14:00', ['weekly-rest: DL 140(6), 143']],
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

// The law asks for 59 hours where hours are the same every week, 47 otherwise.
test.each([
  [47, 0],
  [59, 0],
  [60, 1],
])('Estonia: an agreed rest of %d hours holds for the fixed regime as well', (hours, found) => {
  const limit = { rule: 'weeklyRest', part: 'minMinutes', kind: 'house', name: 'Our house' } as const;
  const law = lawOf('ee', march, [{ ...limit, value: hours * 60, from: march.from, until: null }]);
  const work = [...days(9, 13, '08:00-14:00'), '16 01:00-07:00'];
  const rests = broken('ee', work, { regime: 'fixed', law }).filter((one) => one.startsWith('weekly-rest'));
  expect(rests).toHaveLength(found);
});

test('Estonia: who consented to 52 hours a week works no longer than the 40 that the house agreed on', () => {
  const four = { from: '2026-03-02', to: '2026-03-29' };
  const limit = { rule: 'averageHours', part: 'maxMinutes', kind: 'house', name: 'Our house' } as const;
  const law = lawOf('ee', four, [{ ...limit, value: 2400, from: four.from, until: null }]);
  const person = adult({ consents: { longWeek: true } });
  const work = [2, 9, 16, 23].flatMap((first) => days(first, first + 4, '08:00-16:00'));
  const averaged = (shifts: string[], agreed = law) =>
    broken('ee', shifts, { ...four, law: agreed }, person).filter((one) => one.startsWith('average-hours')).length;
  expect([averaged(work), averaged([...work, '28 08:00-08:01'])]).toEqual([0, 1]);
  expect(averaged([...work, '28 08:00-08:01'], lawOf('ee', four))).toBe(0);
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

test('Latvia: 56 hours in 7 days with averaged hours (DL 140), and a minute more', () => {
  // Seven shifts of 8 hours are 56.
  const week = days(9, 15, '08:00-16:30/30');
  const found = (shifts: string[], regime: 'summary' | 'fixed') =>
    broken('lv', shifts, { regime }).filter((one) => one.startsWith('summary-hours'));
  expect(found(week, 'summary')).toEqual([]);
  const more = [...week.slice(0, -1), '15 08:00-16:31/30'];
  expect(found(more, 'summary')).toEqual(['summary-hours: DL 140']);
  expect(found(more, 'fixed')).toEqual([]);
});

test('Latvia: 24 hours in a row (DL 140), and a minute more', () => {
  const lasting = (minutes: number) => {
    const shift = shiftOf('10 06:00-20:00');
    const problem = { ...world(), ...march, law: lawOf('lv', march) };
    return judge(problem, [{ ...shift, end: shift.start + minutes }])
      .filter(({ rule }) => rule === 'shift-length')
      .map(({ source }) => source);
  };
  expect(lasting(24 * 60)).toEqual([]);
  expect(lasting(24 * 60 + 1)).toEqual(['DL 140']);
});

/** The rules of hours before 18 that shifts from 10:00 break on dates of 2026, under the law of Latvia. */
function brokenByYoung(birthDate: string, worked: { date: string; minutes: number }[]) {
  const dates = { from: worked[0]?.date ?? '', to: worked.at(-1)?.date ?? '' };
  const list = [...daysOf(dates.from, dates.to).list];
  const shifts = worked.map(({ date, minutes }) => {
    const start = (list.find((day) => day.date === date)?.startsAt ?? 0) + 600;
    return { ...shiftOf('10 10:00-12:00'), id: date, date, start, end: start + minutes };
  });
  const problem = { ...world({ people: [adult({ birthDate })], days: list }), ...dates, law: lawOf('lv', dates) };
  const found = judge(problem, shifts).map(({ rule }) => rule);
  return found.filter((rule) => rule === 'minor-hours' || rule === 'minor-weekly-hours');
}

test.each([
  // DL 132(2): from 13, in the holidays of schools 4 hours a day. Tuesday 14 July 2026.
  ['a child in the holidays', '2012-01-10', '2026-07-14', 240, []],
  ['a child in the holidays', '2012-01-10', '2026-07-14', 241, ['minor-hours']],
  // In term 2 hours. Tuesday 10 March 2026.
  ['a child in term', '2012-01-10', '2026-03-10', 120, []],
  ['a child in term', '2012-01-10', '2026-03-10', 121, ['minor-hours']],
  // DL 132(3): from 15 to 17, 7 hours a day.
  ['an adolescent', '2010-01-10', '2026-03-10', 420, []],
  ['an adolescent', '2010-01-10', '2026-07-14', 421, ['minor-hours']],
  ['a child of 12', '2014-01-10', '2026-07-14', 60, ['minor-hours', 'minor-weekly-hours']],
])('Latvia: %s, born %s, on %s %i minutes: %j', (_who, born, date, minutes, expected) => {
  expect(brokenByYoung(born, [{ date, minutes }])).toEqual(expected);
});

test('Latvia: 20 hours a week for children in the holidays, 35 for adolescents (DL 132)', () => {
  // Monday 13 to Friday 17 July 2026.
  const week = (minutes: number) => [13, 14, 15, 16, 17].map((day) => ({ date: `2026-07-${day}`, minutes }));
  expect(brokenByYoung('2012-01-10', week(240))).toEqual([]);
  expect(brokenByYoung('2012-01-10', [...week(240), { date: '2026-07-18', minutes: 1 }])).toEqual([
    'minor-weekly-hours',
  ]);
  expect(brokenByYoung('2010-01-10', week(420))).toEqual([]);
  expect(brokenByYoung('2010-01-10', [...week(420), { date: '2026-07-18', minutes: 1 }])).toEqual([
    'minor-weekly-hours',
  ]);
});

test('Latvia: averaged hours over 3 months, 12 by collective agreement (DL 140)', () => {
  expect(lawOf('lv', march)?.accountingPeriod).toMatchObject({ mostMonths: 3, grounds: { agreement: 12 } });
});

import { describe, expect, it } from 'vitest';
import { lithuania } from '../law/lithuania.ts';
import { contextOf } from '../model/context.ts';
import { personView } from '../model/person-view.ts';
import type { Person, Problem } from '../model/problem.ts';
import { adult, midnight, shiftOf, world } from '../testing/small-world.ts';
import { judgeRoster } from './judge-roster.ts';
import { rules } from './registry.ts';

interface Case {
  /** What the case shows. */
  name: string;
  shifts: string[];
  person?: Partial<Person>;
  problem?: Partial<Problem>;
  /** The summed amount that the rule finds. */
  amount: number;
}

const days = (from: number, to: number, hours: string): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i} ${hours}`);
const youth: Partial<Person> = { birthDate: '2009-01-15' };
const closed = (day: number) => world().days.map((d) => (d.date === `2026-03-${day}` ? { ...d, closed: true } : d));

const cases: Record<string, Case[]> = {
  role: [
    { name: 'not held', shifts: ['10 09:00-17:00'], person: { roles: ['waiter'] }, amount: 1 },
    { name: 'one of several', shifts: ['10 09:00-17:00'], person: { roles: ['waiter', 'cook'] }, amount: 0 },
  ],
  unavailable: [
    { name: 'overlaps by a minute', shifts: ['10 23:00-00:01'], person: block(11, 12), amount: 1 },
    { name: 'touches', shifts: ['10 16:00-00:00', '12 00:00-08:00'], person: block(11, 12), amount: 0 },
  ],
  'closed-day': [
    { name: 'closed', shifts: ['10 09:00-17:00'], problem: { days: closed(10) }, amount: 1 },
    { name: 'the day after', shifts: ['11 09:00-17:00'], problem: { days: closed(10) }, amount: 0 },
  ],
  overlap: [
    { name: 'a night into the next morning', shifts: ['10 22:00-07:00', '11 06:00-10:00'], amount: 1 },
    { name: 'end meets start', shifts: ['10 22:00-06:00', '11 06:00-10:00'], amount: 0 },
  ],
  'one-shift-a-day': [
    { name: 'two starts on a date', shifts: ['10 06:00-08:00', '10 20:00-22:00'], amount: 1 },
    { name: 'two dates', shifts: ['10 06:00-08:00', '11 06:00-08:00'], amount: 0 },
  ],
  'shift-length': [
    { name: 'over 12 hours net', shifts: ['10 08:00-21:00/30'], amount: 1 },
    { name: 'the break is not counted', shifts: ['10 08:00-21:00/60'], amount: 0 },
  ],
  'minor-hours': [
    { name: '17 years, 9 hours', shifts: ['10 08:00-17:00'], person: youth, amount: 1 },
    { name: '17 years, 8 hours', shifts: ['10 08:00-16:00'], person: youth, amount: 0 },
    { name: '15 years, a school day', shifts: ['10 14:00-17:00'], person: { birthDate: '2011-01-01' }, amount: 1 },
    { name: '15 years, a Saturday', shifts: ['14 10:00-16:00'], person: { birthDate: '2011-01-01' }, amount: 0 },
    { name: '18 on the day', shifts: ['10 08:00-18:00'], person: { birthDate: '2008-03-10' }, amount: 0 },
  ],
  'minor-night': [
    { name: 'until 22:15', shifts: ['10 16:00-22:15'], person: youth, amount: 1 },
    { name: 'until 22:00', shifts: ['10 16:00-22:00'], person: youth, amount: 0 },
    { name: 'before six', shifts: ['10 05:30-09:00'], person: youth, amount: 1 },
    { name: 'six by the new clock', shifts: ['29 06:00-09:00'], person: youth, amount: 0 },
  ],
  'daily-rest': [
    { name: '10 hours', shifts: ['10 14:00-22:00', '11 08:00-12:00'], amount: 1 },
    { name: '11 hours', shifts: ['10 14:00-22:00', '11 09:00-12:00'], amount: 0 },
    { name: 'across the border of the period', shifts: ['8 14:00-22:00', '9 07:00-12:00'], amount: 2 },
    { name: 'both before it', shifts: ['7 14:00-22:00', '8 07:00-12:00'], amount: 0 },
    { name: 'the night the clocks go forward', shifts: ['28 14:00-22:00', '29 09:00-12:00'], amount: 1 },
  ],
  'minor-rest': [
    { name: '11 hours', shifts: ['10 13:00-21:00', '11 08:00-12:00'], person: youth, amount: 1 },
    { name: '12 hours', shifts: ['10 13:00-21:00', '11 09:00-12:00'], person: youth, amount: 0 },
  ],
  'long-shift-rest': [
    { name: '13 hours, then 20', shifts: ['10 06:00-19:00', '11 15:00-19:00'], amount: 4 },
    { name: '12 hours, then 20', shifts: ['10 07:00-19:00', '11 15:00-19:00'], amount: 0 },
    { name: 'two days on', shifts: ['10 20:00-09:00', '12 08:00-10:00'], amount: 1 },
  ],
  'forbidden-sequence': [
    { name: 'neighbours', shifts: ['10 14:00-22:00', '11 10:00-14:00'], problem: never(), amount: 1 },
    { name: 'a day between', shifts: ['10 14:00-22:00', '12 10:00-14:00'], problem: never(), amount: 0 },
  ],
  'work-days': [
    { name: 'seven dates', shifts: days(9, 15, '09:00-13:00'), amount: 1 },
    { name: 'six dates', shifts: days(9, 14, '09:00-13:00'), amount: 0 },
    { name: 'history counts', shifts: days(4, 10, '09:00-13:00'), amount: 1 },
  ],
  'weekly-rest': [
    {
      name: '32 hours around the only free date',
      shifts: [...days(9, 14, '15:00-23:00'), ...days(16, 21, '07:00-15:00')],
      amount: 7,
    },
    { name: '35 hours around it', shifts: [...days(9, 14, '12:00-20:00'), ...days(16, 21, '07:00-15:00')], amount: 0 },
    { name: 'five days a week', shifts: [...days(9, 13, '07:00-15:00'), ...days(16, 20, '07:00-15:00')], amount: 0 },
  ],
  'weekly-hours': [
    { name: '41 of 40 hours', shifts: [...days(9, 12, '08:00-16:00'), '13 08:00-17:00'], person: week(40), amount: 1 },
    { name: 'Sunday and Monday are two weeks', shifts: days(13, 18, '08:00-16:00'), person: week(40), amount: 0 },
  ],
  'minor-weekly-hours': [
    {
      name: '15 years, 14 of 12 hours',
      shifts: days(9, 15, '14:00-16:00'),
      person: { birthDate: '2011-01-01' },
      amount: 2,
    },
    { name: '17 years, 40 hours', shifts: days(9, 13, '08:00-16:00'), person: youth, amount: 0 },
  ],
  'minor-free-days': [
    { name: 'six dates', shifts: days(9, 14, '14:00-16:00'), person: youth, amount: 1 },
    { name: 'five dates', shifts: days(9, 13, '14:00-16:00'), person: youth, amount: 0 },
  ],
  'summary-hours': [
    { name: '54 hours in seven dates', shifts: days(10, 15, '08:00-17:00'), amount: 4 },
    { name: '48 hours', shifts: days(10, 15, '08:00-16:00'), amount: 0 },
  ],
  'seven-day-hours': [
    { name: '66 hours in seven dates', shifts: days(10, 15, '08:00-19:00'), amount: 12 },
    { name: '60 hours', shifts: days(10, 14, '08:00-20:00'), amount: 0 },
  ],
  'max-template-shifts': [
    { name: 'one more', shifts: days(10, 12, '08:00-12:00'), person: templates(2), amount: 1 },
    { name: 'history does not count', shifts: days(7, 10, '08:00-12:00'), person: templates(2), amount: 0 },
  ],
  'max-consecutive-days': [
    {
      name: 'four in a row',
      shifts: days(10, 13, '08:00-12:00'),
      person: { limits: { maxConsecutiveDays: 3 } },
      amount: 1,
    },
    {
      name: 'three in a row',
      shifts: days(10, 12, '08:00-12:00'),
      person: { limits: { maxConsecutiveDays: 3 } },
      amount: 0,
    },
  ],
  'min-consecutive-days': [
    { name: 'one alone', shifts: ['12 08:00-12:00'], person: { limits: { minConsecutiveDays: 3 } }, amount: 2 },
    { name: 'at the end', shifts: ['29 08:00-12:00'], person: { limits: { minConsecutiveDays: 3 } }, amount: 0 },
  ],
  'min-consecutive-days-off': [
    {
      name: 'one free',
      shifts: ['12 08:00-12:00', '14 08:00-12:00'],
      person: { limits: { minConsecutiveDaysOff: 2 } },
      amount: 1,
    },
    {
      name: 'two free',
      shifts: ['12 08:00-12:00', '15 08:00-12:00'],
      person: { limits: { minConsecutiveDaysOff: 2 } },
      amount: 0,
    },
  ],
  'max-weekends': [
    {
      name: 'a second one',
      shifts: ['14 08:00-12:00', '22 08:00-12:00'],
      person: { limits: { maxWeekends: 1 } },
      amount: 2,
    },
    {
      name: 'both days of one',
      shifts: ['14 08:00-12:00', '15 08:00-12:00'],
      person: { limits: { maxWeekends: 1 } },
      amount: 0,
    },
  ],
  'max-minutes': [
    { name: '9 of 8 hours', shifts: ['12 08:00-17:00'], person: { limits: { maxMinutes: 480 } }, amount: 1 },
    { name: 'exactly 8', shifts: ['12 08:00-16:00'], person: { limits: { maxMinutes: 480 } }, amount: 0 },
  ],
  'min-minutes': [
    { name: '7 of 8 hours', shifts: ['12 08:00-15:00'], person: { limits: { minMinutes: 480 } }, amount: 1 },
    { name: 'exactly 8', shifts: ['12 08:00-16:00'], person: { limits: { minMinutes: 480 } }, amount: 0 },
  ],
  'norm-hours': [
    { name: 'overtime', shifts: ['12 08:00-17:00'], person: { normMinutes: 480 }, amount: 1 },
    { name: 'the norm', shifts: ['12 08:00-16:30/30'], person: { normMinutes: 480 }, amount: 0 },
  ],
  'meal-break': [
    { name: '6 hours through', shifts: ['12 08:00-14:00'], amount: 1 },
    { name: 'half an hour', shifts: ['12 08:00-14:00/30'], amount: 0 },
    { name: '5 hours through', shifts: ['12 08:00-13:00'], amount: 0 },
  ],
};

describe('every rule of the registry', () => {
  it('has a case that breaks it and one that keeps it', () => {
    for (const { code } of rules) {
      expect(
        cases[code]?.some((it) => it.amount > 0),
        `${code} is broken by a case`,
      ).toBe(true);
      expect(
        cases[code]?.some((it) => it.amount === 0),
        `${code} is kept by a case`,
      ).toBe(true);
    }
    expect(Object.keys(cases).sort()).toEqual(rules.map((rule) => rule.code).sort());
  });

  for (const [code, ofRule] of Object.entries(cases)) {
    it.each(ofRule)(`${code}: $name`, ({ shifts, person, problem, amount }) => {
      const it = world({ people: [adult(person)], ...problem });
      const view = personView(
        contextOf(it),
        it.people[0] ?? adult(),
        0,
        shifts.map((text) => shiftOf(text)),
      );
      const found = judgeRoster(view).filter((violation) => violation.rule === code);
      expect(found.reduce((sum, violation) => sum + violation.amount, 0)).toBe(amount);
    });
  }

  it('cites the article of the law and follows its severity', () => {
    const it = world({ people: [adult({ normMinutes: 60 })] });
    const view = personView(contextOf(it), adult({ normMinutes: 60 }), 0, [shiftOf('12 08:00-16:00')]);
    const found = judgeRoster(view).find((violation) => violation.rule === 'norm-hours');
    expect(found).toMatchObject({ severity: 'consent', source: lithuania.normHours?.article, employeeId: 'ona' });
  });
});

function block(from: number, to: number): Partial<Person> {
  return { blocks: [{ start: midnight(from), end: midnight(to), source: 'time_off' }] };
}

function week(hours: number): Partial<Person> {
  return { maxMinutesPerWeek: hours * 60 };
}

function templates(most: number): Partial<Person> {
  return { limits: { maxShiftsByTemplate: { '08:00-12:00': most } } };
}

function never(): Partial<Problem> {
  return { forbiddenSequences: [{ first: '14:00-22:00', next: '10:00-14:00' }] };
}

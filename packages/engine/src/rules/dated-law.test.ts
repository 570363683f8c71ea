import { expect, test } from 'vitest';
import { judge } from '../api/judge.ts';
import { lawIn, type LawDocument } from '../law/law-document.ts';
import { payOfShift } from '../objective/pay.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';

const read = { reading: 'act', source: 'Gazette' } as const;
const rest = (from: string, hours: number, article: string) => ({
  from,
  severity: 'hard' as const,
  article,
  values: { minMinutes: hours * 60 },
  ...read,
});

/** A made-up law: from 16 March 2026 the daily rest is 12 hours, the seven dates have at most 40 hours. */
const document: LawDocument = {
  id: 'xx',
  names: { en: 'Nowhere' },
  about: { en: 'Made up' },
  country: null,
  rules: {
    dailyRest: [rest('2020-01-01', 10, 'old 1'), rest('2026-03-16', 12, 'new 1')],
    sevenDayHours: [
      {
        from: '2020-01-01',
        until: '2026-03-15',
        severity: 'hard',
        article: 'old 2',
        values: { maxMinutes: 3600 },
        ...read,
      },
      { from: '2026-03-16', severity: 'hard', article: 'new 2', values: { maxMinutes: 2400 }, ...read },
    ],
    shiftLength: [{ from: '2026-03-16', severity: 'hard', article: 'new 3', values: { maxMinutes: 600 }, ...read }],
    mealBreak: [
      {
        from: '2020-01-01',
        until: '2026-03-15',
        severity: 'soft',
        article: 'old 4',
        values: { overMinutes: 360, minMinutes: 30 },
        ...read,
      },
    ],
    nightWork: [
      {
        from: '2020-01-01',
        severity: 'soft',
        article: 'old 5',
        values: { from: 1320, to: 360, leastMinutes: 180, maxMinutes: 720 },
        ...read,
      },
    ],
    pay: [
      { from: '2020-01-01', article: 'old 6', values: { night: 1.25, holiday: 2, overtime: 1.5 }, ...read },
      { from: '2026-03-16', article: 'new 6', values: { night: 1.5, holiday: 2, overtime: 1.5 }, ...read },
    ],
  },
};
const march = { from: '2026-03-09', to: '2026-03-29' };
const law = lawIn(document, march);
const judged = (...shifts: string[]) => {
  const problem = { ...world({ people: [adult()] }), ...march, law };
  const violations = judge(
    problem,
    shifts.map((text) => shiftOf(text)),
  );
  return violations.map(({ rule, date, source, params }) => [rule, date?.slice(8), source, params['limit']]);
};

test('a law has the versions of its time, and what changes in it', () => {
  expect(law?.dailyRest).toEqual({ severity: 'hard', article: 'old 1', minMinutes: 600 });
  expect(law?.changes?.map(({ from, law: next }) => [from, next.dailyRest?.article, next.mealBreak])).toEqual([
    ['2026-03-16', 'new 1', undefined],
  ]);
  expect(lawIn(document, { from: '2026-03-16', to: '2026-03-31' })).not.toHaveProperty('changes');
  expect(lawIn(document, { from: '2010-01-01', to: '2019-12-31' })).toBeNull();
});

test('the rest before a shift is that of its date, with the article of its date', () => {
  // 11 hours: enough until the 15th, an hour too few for the shift of the 16th and of later dates.
  expect(judged('11 12:00-20:00/30', '12 07:00-15:00/30')).toEqual([]);
  expect(judged('15 12:00-20:00/30', '16 07:00-15:00/30')).toEqual([['daily-rest', '16', 'new 1', 720]]);
  expect(judged('11 14:00-22:00/30', '12 07:00-15:00/30')).toEqual([['daily-rest', '12', 'old 1', 600]]);
});

test('a shift over the midnight on which the law changes is judged by the law of its start', () => {
  // 11 hours of work from the evening of the 15th: only from the 16th on there is a longest shift.
  expect(judged('15 19:00-06:30/30')).toEqual([]);
  expect(judged('16 19:00-06:30/30')).toEqual([['shift-length', '16', 'new 3', 600]]);
});

test('a rule that ends is judged until its last date', () => {
  expect(judged('15 08:00-16:00')).toEqual([['meal-break', '15', 'old 4', 30]]);
  expect(judged('16 08:00-16:00')).toEqual([]);
});

test('seven dates are judged by the law of their first one', () => {
  // 45 hours on the 10th to 15th: within 60. On the 16th to 21st: more than 40, but so have the 7 dates from the 15th.
  const week = (first: number) => Array.from({ length: 6 }, (_, i) => `${first + i} 08:00-16:00/30`);
  expect(judged(...week(10))).toEqual([]);
  expect(judged(...week(16))).toEqual([['seven-day-hours', '16', 'new 2', 2400]]);
});

test('premiums are those of the date', () => {
  const problem = { ...world({ people: [adult()] }), ...march, law };
  // Six hours at 9 euros, 1.25 and 1.5 times.
  expect(payOfShift(problem, adult(), shiftOf('14 00:00-06:00'))).toBe(6 * 900 * 1.25);
  expect(payOfShift(problem, adult(), shiftOf('17 00:00-06:00'))).toBe(6 * 900 * 1.5);
});

import { expect, test } from 'vitest';
import { normLeftOf } from './norm-left-of.ts';
import type { EarlierMonths } from './read-earlier-work.ts';

const HOUR = 60;
const contracts = new Map([
  ['a', 40],
  ['b', null],
]);
// December 2030 has a norm of 175 hours, an hour less before the first of January, which has 176; February has 160.
const months: EarlierMonths = {
  work: [],
  weeklyOvertime: [],
  wishes: [],
  holidays: ['2031-01-01', '2031-03-11'],
  away: [],
  lastYear: [{ month: '2030-12', employee_id: 'a', minutes: 150 * HOUR }],
  year: [
    { month: '2031-01', employee_id: 'a', minutes: 186 * HOUR },
    { month: '2031-02', employee_id: 'a', minutes: 140 * HOUR },
    { month: '2031-02', employee_id: 'b', minutes: 300 * HOUR },
  ],
};
const recording = { regime: 'summary', accounting_start: '2031-01-01', accounting_months: 3 } as const;
const left = (from: string, more: Partial<Parameters<typeof normLeftOf>[2]> = {}, of = months) =>
  normLeftOf(of, contracts, { ...recording, ...more }, from);

test('what earlier months of the accounting period have left or had too much is summed up', () => {
  expect(left('2031-03-01')).toEqual(new Map([['a', 10 * HOUR]]));
  const january = { ...months, year: months.year.slice(0, 1) };
  expect(left('2031-02-01', {}, january)).toEqual(new Map([['a', -10 * HOUR]]));
});

test('months without work and other accounting periods carry nothing', () => {
  const february = { ...months, year: months.year.slice(1) };
  expect(left('2031-03-01', {}, february)).toEqual(new Map([['a', 20 * HOUR]]));
  expect(left('2031-04-01')).toEqual(new Map());
  expect(left('2031-03-01', { accounting_months: 1 })).toEqual(new Map());
});

test('a period that began in the last year is carried whole', () => {
  const over = { accounting_start: '2030-12-01' };
  expect(left('2031-02-01', over, { ...months, year: months.year.slice(0, 1) })).toEqual(new Map([['a', 15 * HOUR]]));
});

test('absences lower what is left of a month', () => {
  const away = [{ employee_id: 'a', from: '2031-02-03', to: '2031-02-07', scheduled: {} }];
  expect(left('2031-03-01', {}, { ...months, away, year: months.year.slice(1) })).toEqual(new Map([['a', -20 * HOUR]]));
});

test('under the fixed regime nothing is carried', () => {
  expect(left('2031-03-01', { regime: 'fixed' })).toEqual(new Map());
});

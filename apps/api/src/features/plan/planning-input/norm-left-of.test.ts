import { type Contract, lawHistory } from '@pamaina/engine';
import { expect, test } from 'vitest';
import { normLeftOf } from './balances.ts';
import type { EarlierMonths } from './earlier-work.ts';

const HOUR = 60;
const contracts = new Map<string, Contract | null>([
  ['a', { hoursPerWeek: 40, isReduced: false, daysPerWeek: 5 }],
  ['b', null],
]);
// December 2030 has a norm of 175 hours, an hour less before 1 January; January has 176, February 160.
const december = { month: '2030-12', employee_id: 'a', minutes: 150 * HOUR };
const january = { month: '2031-01', employee_id: 'a', minutes: 186 * HOUR };
const february = { month: '2031-02', employee_id: 'a', minutes: 140 * HOUR };
const planned = [december, january, february, { month: '2031-02', employee_id: 'b', minutes: 300 * HOUR }];
const others = {
  work: [],
  weeks: [],
  wishes: [],
  holidays: ['2031-01-01', '2031-03-11'],
  law: lawHistory('lt'),
  away: [],
  worked: [],
  lastYear: [],
  year: [],
};
const since = new Map([['a', '2020-01-01']]);
const recording = { regime: 'summary', accounting_start: '2031-01-01', accounting_months: 3 } as const;
const left = (
  from: string,
  more: Partial<Parameters<typeof normLeftOf>[2]> = {},
  { of = planned, away = [], of40 = contracts, known = since }: Given = {},
) => normLeftOf({ ...others, planned: of, away }, { contracts: of40, since: known }, { ...recording, ...more }, from);

interface Given {
  of?: EarlierMonths['planned'];
  away?: EarlierMonths['away'];
  of40?: typeof contracts;
  known?: typeof since;
}

test('what earlier months of the accounting period have left or had too much is summed up', () => {
  expect(left('2031-03-01')).toEqual(new Map([['a', 10 * HOUR]]));
  expect(left('2031-02-01', {}, { of: [january] })).toEqual(new Map([['a', -10 * HOUR]]));
});

test('months without work and other accounting periods carry nothing', () => {
  expect(left('2031-03-01', {}, { of: [february] })).toEqual(new Map([['a', 20 * HOUR]]));
  expect(left('2031-04-01')).toEqual(new Map());
  expect(left('2031-03-01', { accounting_months: 1 })).toEqual(new Map());
});

test('a period that began last year is carried whole', () => {
  const over = { accounting_start: '2030-12-01' };
  expect(left('2031-02-01', over, { of: [december, january] })).toEqual(new Map([['a', 15 * HOUR]]));
});

test('absences lower what is left of a month', () => {
  const away = [{ employee_id: 'a', from: '2031-02-03', to: '2031-02-07', scheduled: {} }];
  expect(left('2031-03-01', {}, { of: [february], away })).toEqual(new Map([['a', -20 * HOUR]]));
});

test('a month that begins before the contract is as it is now carries nothing', () => {
  const known = (date: string) => ({ known: new Map([['a', date]]) });
  expect(left('2031-03-01', {}, known('2031-01-01'))).toEqual(left('2031-03-01'));
  expect(left('2031-03-01', {}, known('2031-01-02'))).toEqual(new Map([['a', 20 * HOUR]]));
  expect(left('2031-03-01', {}, known('2031-03-01'))).toEqual(new Map());
});

test('under the fixed regime nothing is carried', () => {
  expect(left('2031-03-01', { regime: 'fixed' })).toEqual(new Map());
});

import { type Contract, lawHistory } from '@pamaina/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadProblem } from './load-problem.ts';
import { overtimeOf } from './balances.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 2);
});
afterAll(() => api.close());

const HOUR = 60;
const contracts = new Map<string, Contract | null>([
  ['a', { hoursPerWeek: 40, isReduced: false, daysPerWeek: 5 }],
  ['b', null],
]);
// January 2031 has a norm of 176 hours, February of 160, March of 167: the 11th is a holiday.
const months = {
  work: [],
  wishes: [],
  // 41 hours 30 minutes, a short week, exactly the contract; of b no contract is known.
  weeks: [
    { employee_id: 'a', minutes: [2490, 1200, 2400] },
    { employee_id: 'b', minutes: [3600] },
  ],
  holidays: ['2031-01-01', '2031-03-11'],
  law: lawHistory('lt'),
  away: [],
  worked: [],
  lastYear: [],
  planned: [],
  year: [
    { month: '2031-01', employee_id: 'a', minutes: 186 * HOUR },
    { month: '2031-02', employee_id: 'a', minutes: 155 * HOUR },
    { month: '2031-02', employee_id: 'b', minutes: 300 * HOUR },
  ],
};
const recording = { regime: 'summary', accounting_start: '2031-01-01', accounting_months: 3 } as const;
const of = (
  more: Partial<Parameters<typeof overtimeOf>[2]> = {},
  { known = {}, from = '2031-04-01' }: { known?: Partial<Parameters<typeof overtimeOf>[0]>; from?: string } = {},
) => overtimeOf({ ...months, ...known }, contracts, { ...recording, ...more }, from);

test('what exceeds the norm of an accounting period is overtime; months below the norm make up for others of it', () => {
  expect(of()).toEqual(new Map([['a', 5 * HOUR]]));
  expect(of({ accounting_months: 1 })).toEqual(new Map([['a', 10 * HOUR]]));
  expect(of({ accounting_start: '2030-12-01', accounting_months: 2 }).get('a')).toBe(10 * HOUR);
});

test('the accounting period that goes on is carried, not counted', () => {
  expect(of({}, { from: '2031-03-01' }).get('a')).toBe(0);
  expect(of({ accounting_months: 2 }, { from: '2031-03-01' }).get('a')).toBe(5 * HOUR);
});

test('of a period that began last year, overtime up to the year’s end belongs to that year', () => {
  // December 2030 has a norm of 175 hours: an hour less before the first of January.
  const december = (hours: number) => ({
    year: months.year.slice(0, 1),
    lastYear: [{ month: '2030-12', employee_id: 'a', minutes: hours * HOUR }],
  });
  const over = { accounting_start: '2030-12-01', accounting_months: 2 };
  expect(of(over, { known: december(200) }).get('a')).toBe(10 * HOUR);
  expect(of(over, { known: december(170) }).get('a')).toBe(5 * HOUR);
  expect(of(over, { known: december(150) }).get('a')).toBe(0);
  expect(of({}, { known: december(200) }).get('a')).toBe(10 * HOUR);
});

test('time off and the hour less before a holiday lower the norm', () => {
  const march = [{ month: '2031-03', employee_id: 'a', minutes: 160 * HOUR }];
  expect(of({}, { known: { year: march } }).get('a')).toBe(HOUR);
  const away = [{ employee_id: 'a', from: '2031-03-03', to: '2031-03-07', scheduled: {} }];
  expect(of({}, { known: { year: march, away } }).get('a')).toBe(41 * HOUR);
});

test('under the fixed regime it is counted week by week', () => {
  expect(of({ regime: 'fixed' })).toEqual(new Map([['a', 90]]));
});

test('the year before a planned month is read from what was published in it', async () => {
  const { token, projectId, workers } = cafe;
  const [{ id } = { id: '' }] = workers;
  await api.deps.database.inProject(projectId, (tx) =>
    tx
      .updateTable('employee')
      .set({ contract_hours_per_week: 10, max_hours_per_week: 40 })
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .execute(),
  );
  // Eight shifts of eight hours; three weeks have two of them, 16 of 10 hours.
  for (const day of ['03', '07', '09', '14', '17', '21', '24', '28']) {
    const body = { date: `2031-01-${day}`, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: id };
    expect((await api.call('POST', '/schedule/shifts', { token, body })).status).toBe(201);
  }
  const overtime = async () => {
    const { problem } = await api.deps.database.inProject(projectId, (tx) =>
      loadProblem(tx, '2031-04-01', '2031-04-30'),
    );
    return problem.people.find((person) => person.id === id)?.earlier?.overtimeMinutes;
  };
  expect(await overtime()).toBe(0);
  await api.call('POST', '/schedule/publish?year=2031&month=1', { token });
  // 22 weekdays without New Year's Day at two hours are 44.
  expect(await overtime()).toBe((64 - 44) * HOUR);
  await api.call('PUT', '/settings/system', { token, body: { regime: 'fixed' } });
  expect(await overtime()).toBe(3 * 6 * HOUR);
  const next = await api.deps.database.inProject(projectId, (tx) => loadProblem(tx, '2032-01-01', '2032-01-31'));
  expect(next.problem.people.map(({ earlier }) => earlier?.overtimeMinutes)).toEqual([0, 0]);
});

import { lawHistory } from '@pamaina/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { debtsOf } from './balances.ts';
import { loadProblem } from './load-problem.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 2);
});
afterAll(() => api.close());

const shift = (date: string, employee_id: string, more: object = {}) =>
  api.call('POST', '/schedule/shifts', {
    token: cafe.token,
    body: { date, template: 'DAY', role: 'cook', employee_id, ...more },
  });

test('work is held against what each would have had by their hours, and hours against the norm', () => {
  const row = { month: '2031-01', role: 'cook', shifts: 10, nights: 0, night_minutes: 0, closings: 0, holidays: 0 };
  const work = [
    { ...row, employee_id: 'a', minutes: 6000, weekends: 4 },
    { ...row, employee_id: 'b', minutes: 3000, weekends: 2 },
    { ...row, employee_id: 'c', minutes: 3000, weekends: 0 },
  ];
  const away = [{ employee_id: 'a', from: '2031-01-13', to: '2031-01-17', scheduled: {} }];
  const debts = debtsOf(
    { work, holidays: ['2031-01-01'], away, law: lawHistory('lt') },
    new Map([['a', { hoursPerWeek: 40, isReduced: false, daysPerWeek: 5 }]]),
  );
  expect(debts.get('a')).toEqual({ minutes: 6000 - 17 * 480, weekends: 1, nights: 0, closings: 0, holidays: 0 });
  expect([debts.get('b')?.weekends, debts.get('c')?.weekends]).toEqual([0.5, -1.5]);
  expect(debts.get('b')?.minutes).toBe(0);
});

test('the month after an unfair one evens it out', async () => {
  const [first = '', second = ''] = cafe.workers.map(({ id }) => id);
  // January 2031: the first has every Saturday and a night; both have the same number of hours.
  for (const day of ['04', '11', '18', '25']) {
    await shift(`2031-01-${day}`, first);
    await shift(`2031-01-${Number(day) + 3 < 10 ? '0' : ''}${Number(day) + 3}`, second);
  }
  await shift('2031-01-28', first, { template: null, start_time: '22:00', end_time: '06:00', break_minutes: 0 });
  await shift('2031-01-30', second, { template: null, start_time: '08:00', end_time: '16:00', break_minutes: 0 });
  await api.call('POST', '/schedule/publish?year=2031&month=1', { token: cafe.token });
  const { problem } = await api.deps.database.inProject(cafe.projectId, (tx) =>
    loadProblem(tx, '2031-02-01', '2031-02-28'),
  );
  const debtOf = (id: string) => problem.people.find((person) => person.id === id)?.debt;
  expect(debtOf(first)).toMatchObject({ weekends: 2, nights: 0.5 });
  expect(debtOf(second)).toMatchObject({ weekends: -2, nights: -0.5 });

  const plan = await api.call('POST', '/generate-schedule?year=2031&month=2', {
    token: cafe.token,
    body: { seconds: 8, seed: 1 },
  });
  const saturdays = plan.json.shifts.filter(({ date }: { date: string }) => new Date(date).getUTCDay() === 6);
  const ofSecond = saturdays.filter(({ employee_id }: { employee_id: string }) => employee_id === second);
  expect(saturdays).toHaveLength(4);
  expect(ofSecond.length).toBeGreaterThanOrEqual(3);
});

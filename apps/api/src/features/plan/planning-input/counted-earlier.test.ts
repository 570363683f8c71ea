import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadProblem } from './load-problem.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { readBooks, readEarlierWork } from './earlier-work.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api, 2);
});
afterAll(() => api.close());

const HOUR = 60;
const earlier = async (tx: Tx, from: string) => readEarlierWork(tx, from, await readBooks(tx, from));
const asManager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const plan = async (date: string) => {
  const body = { date, template: 'DAY', role: 'cook', employee_id: cafe.workers[0]?.id };
  expect((await asManager('POST', '/schedule/shifts', body)).status).toBe(201);
};
/** What the planner of February 2025 knows of the first cook's January. */
const known = async () => {
  const { problem } = await api.deps.database.inProject(cafe.projectId, (tx) =>
    loadProblem(tx, '2025-02-01', '2025-02-28'),
  );
  return problem.people.find(({ id }) => id === cafe.workers[0]?.id)?.earlier;
};

test('the planner counts as the ledger does: no drafts whose day has passed, and no days that were missed', async () => {
  await asManager('PUT', '/settings/system', { accounting_start: '2025-01-01', accounting_months: 3 });
  for (const date of ['2025-01-07', '2025-01-11', '2025-01-18']) await plan(date);
  expect(await known()).toMatchObject({ minutes: 0, shifts: 0 });
  await asManager('POST', '/schedule/publish?year=2025&month=1');
  // Nobody clocked: a business without a clock worked what it published.
  expect(await known()).toMatchObject({ minutes: 24 * HOUR, shifts: 3 });
  const times = { started_at: '2025-01-11T08:00', ended_at: '2025-01-11T17:00', break_minutes: 0, reason: 'Pamiršo' };
  expect((await asManager('POST', '/timesheets', { employee_id: cafe.workers[0]?.id, ...times })).status).toBe(201);
  expect(await known()).toMatchObject({ minutes: 9 * HOUR, shifts: 1 });
});

test('a missed weekend and a missed closing shift do not count as worked in the next month', async () => {
  const { work } = await api.deps.database.inProject(cafe.projectId, (tx) => earlier(tx, '2025-02-01'));
  expect(work).toMatchObject([{ month: '2025-01', minutes: 9 * HOUR, weekends: 1, closings: 1 }]);
});

test('a Saturday for which somebody was sick is no weekend worked either; one on which they were called in is', async () => {
  await asManager('PUT', '/settings/system', { accounting_start: '2024-10-01', accounting_months: 3 });
  const worker = cafe.workers[1];
  const cook = { template: 'DAY', role: 'cook' };
  for (const date of ['2024-12-07', '2024-12-14'])
    await asManager('POST', '/schedule/shifts', { date, ...cook, employee_id: worker?.id });
  await asManager('POST', '/schedule/publish?year=2024&month=12');
  const body = { type: 'sick_leave', start_date: '2024-12-14', end_date: '2024-12-14', reason: 'Serga' };
  const { json } = await api.call('POST', '/time-off', { token: worker?.token, body });
  expect((await asManager('PUT', `/time-off/${json.id}`, { status: 'approved' })).status).toBe(200);
  const weekends = async () => {
    const { work } = await api.deps.database.inProject(cafe.projectId, (tx) => earlier(tx, '2025-01-01'));
    return work.map((one) => [one.employee_id, one.minutes / HOUR, one.weekends]);
  };
  expect(await weekends()).toEqual([[worker?.id, 8, 1]]);
  await api.deps.database.inProject(cafe.projectId, (tx) =>
    tx.updateTable('time_off').set({ decided_at: '2024-12-13T12:00Z' }).where('id', '=', json.id).execute(),
  );
  expect(await weekends()).toEqual([[worker?.id, 16, 2]]);
});

test('the work of the two months before is known, with the net minutes of its night shifts', async () => {
  await asManager('PUT', '/settings/system', { accounting_start: '2031-01-01' });
  const worker = cafe.workers[0];
  const hours = [
    ['2031-05-06', '22:00', '06:00', 0],
    ['2031-06-03', '21:00', '06:00', 30],
    ['2031-06-05', '14:00', '00:30', 0],
    ['2031-07-08', '23:00', '07:00', 60],
  ] as const;
  for (const [date, start_time, end_time, break_minutes] of hours) {
    const body = { date, start_time, end_time, break_minutes, role: 'cook', employee_id: worker?.id };
    expect((await asManager('POST', '/schedule/shifts', body)).status).toBe(201);
  }
  const nights = async (from: string, to: string) => {
    const { problem } = await api.deps.database.inProject(cafe.projectId, (tx) => loadProblem(tx, from, to));
    const { earlier } = problem.people.find(({ id }) => id === worker?.id) ?? {};
    return [earlier?.nightShifts, earlier?.nightMinutes, earlier?.recentShifts, earlier?.recentMinutes];
  };
  expect(await nights('2031-08-01', '2031-08-31')).toEqual([undefined, undefined, undefined, undefined]);
  for (const month of [5, 6, 7]) await asManager('POST', `/schedule/publish?year=2031&month=${month}`);
  expect(await nights('2031-08-01', '2031-08-31')).toEqual([2, 8.5 * HOUR + 7 * HOUR, 3, 26 * HOUR]);
  expect(await nights('2031-07-01', '2031-07-31')).toEqual([2, 8 * HOUR + 8.5 * HOUR, 3, 27 * HOUR]);
  expect(await nights('2031-05-01', '2031-05-31')).toEqual([undefined, undefined, undefined, undefined]);
  const long = { start_time: '20:30', end_time: '06:00', break_minutes: 0, role: 'cook', employee_id: worker?.id };
  await asManager('POST', '/schedule/shifts', { date: '2031-08-05', ...long });
  const { json } = await asManager('GET', '/schedule/summary?start=2031-08-01&end=2031-08-31');
  const average = json.violations.find(({ rule }: { rule: string }) => rule === 'night-average');
  // DK 117(3): all shifts of a night worker, the evening of 10.5 hours too: 8.5 + 10.5 + 7 + 9.5 = 35.5 in four.
  expect(average.detail).toContain('8.88 h');
});

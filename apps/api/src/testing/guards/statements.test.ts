import { allEndpoints, type AnyEndpoint } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findRoutes } from '../../platform/http/find-routes.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { statementsOf } from '../count-statements.ts';
import { createCafe, type TestCafe } from '../seeds/cafe.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

let api: TestApp;
let small: TestCafe;
let large: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-13T09:00:00Z');
  [small, large] = [await createCafe(api, 1), await createCafe(api, 4)];
  await fill(small, 2);
  await fill(large, 12);
});
afterAll(() => api.close());

/** Shifts, clocked or not, an absence, an event and a comment for everyone, so many times. */
async function fill({ token, workers }: TestCafe, times: number): Promise<void> {
  const post = (path: string, body: object, by = token) => api.call('POST', path, { token: by, body });
  for (const { id, token: own } of workers)
    for (let day = 1; day <= times; day += 1) {
      const date = `2031-05-${String(day).padStart(2, '0')}`;
      const { status } = await post('/schedule/shifts', { date, role: 'cook', employee_id: id, template: 'DAY' });
      expect(status).toBe(201);
      await post('/events', { date, title: `Event ${day}` });
      await post('/comments', { date, comment: 'Delivery' });
      const off = `2031-07-${String(day).padStart(2, '0')}`;
      await post('/time-off', { type: 'personal', start_date: off, end_date: off, reason: 'Asmeninė' }, own);
    }
  expect((await post('/schedule/publish?year=2031&month=5', {})).status).toBe(200);
  for (const { id } of workers)
    for (let day = 1; day < times; day += 1) {
      const date = `2031-05-${String(day).padStart(2, '0')}`;
      const times_ = { started_at: `${date}T05:00Z`, ended_at: `${date}T13:30Z`, break_minutes: 30 };
      await post('/timesheets', { employee_id: id, ...times_, reason: 'Tablet was broken' });
    }
}

/** The statements of a request when the process and its connections know them: with those for session and project. */
async function countedFor(token: string | undefined, path: string): Promise<number> {
  const ask = async () => {
    // So that nothing is answered from memory.
    api.deps.answers = { get: () => undefined, set: () => undefined };
    const { status, text } = await api.call('GET', path, { token });
    expect(status, `${path} ${text}`).toBe(200);
  };
  await ask();
  await ask();
  return (await statementsOf(ask)).length;
}

const MAY = 'start=2031-05-01&end=2031-05-31';

test.each([
  ['/users/me', '/users/me'],
  ['/projects', null],
  ['/employees', null],
  ['/templates', null],
  [`/schedule?${MAY}`, `/schedule?${MAY}`],
  [`/schedule/summary?${MAY}`, null],
  [`/timesheets?${MAY}`, `/timesheets?${MAY}`],
  ['/dashboard/manager-stats', '/dashboard/worker-stats'],
  ['/dashboard/stats', '/dashboard/stats'],
  ['/notifications', '/notifications'],
  ['/time-off', '/time-off'],
  ['/requests', '/requests'],
  ['/working-time-sheet?year=2031&month=5', '/working-time-sheet?year=2031&month=5'],
  ['/leave-types/balances', '/time-off/balance'],
  // Three months, whose shifts and balances are read.
  ['/leave-types/balances', '/time-off/consequence?start_date=2031-05-01&end_date=2031-06-02&type=vacation'],
  ['/ledger/fairness', '/ledger/fairness'],
  ['/generate-schedule?year=2031&month=5', '/time-clock/day'],
  ['/availability/candidates?date=2031-05-20&template=DAY&role=cook', null],
  ['/schedule/remedies?start=2031-05-20&end=2031-05-21', null],
  [`/schedule/summary/violations?${MAY}`, null],
  [`/schedule/summary/reasons?${MAY}&date=2031-05-20&template=DAY&role=cook`, null],
])('%s takes at most four statements, as many for much as for little', async (managers, employees) => {
  const of = async ({ token, workers }: TestCafe) => [
    await countedFor(token, managers),
    employees === null ? 0 : await countedFor(workers[0]?.token, employees),
  ];
  const counted = await of(small);
  for (const count of counted) expect(count).toBeLessThanOrEqual(4);
  expect(await of(large)).toEqual(counted);
});

test('no list takes more than four', async () => {
  const bound = new Set((await findRoutes()).map(({ endpoint }) => endpoint));
  const isList = ({ method, params, role, files, events, project }: AnyEndpoint) =>
    method === 'GET' && !params && role !== 'public' && !files && !events && project;
  const found: Record<string, number> = {};
  for (const endpoint of allEndpoints.filter((one) => bound.has(one) && isList(one))) {
    const token = endpoint.role === 'employee' ? large.workers[0]?.token : large.token;
    const ask = async () =>
      expect((await callEndpoint(api, endpoint, { token })).status, endpoint.path).toBeLessThan(500);
    await ask();
    await ask();
    // A refused one is rolled back, by one more.
    const { length } = (await statementsOf(ask)).filter(({ text }) => text !== 'rollback');
    if (length > 4) found[endpoint.path] = length;
  }
  expect(found).toEqual({});
});

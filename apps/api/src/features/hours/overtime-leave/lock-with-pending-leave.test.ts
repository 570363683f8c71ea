import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const MAY = { year: 2031, month: 5 };
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let id: string;
beforeAll(async () => {
  api = await createTestApp({ notifying: true, parts: { now: () => Date.parse('2031-06-02T12:00+03:00') } });
});
afterAll(() => api.close());
beforeEach(async () => {
  manager = await createManager(api, 'Rytas');
  ona = await createWorker(api, manager, { name: 'Ona', hourly_rate_cents: 1000, contract_hours_per_week: 8 });
  await asManager('PUT', '/settings/system', { regime: 'fixed' });
  // Two hours above the contract's eight: 2 × 1.5 = 3 h of leave.
  const times = { started_at: '2031-05-07T08:00', ended_at: '2031-05-07T18:00' };
  await asManager('POST', '/timesheets', { employee_id: ona.id, ...times, reason: 'Pamiršo' });
  await asManager('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-31' });
  ({ id } = (await asOna('POST', '/overtime-leave', MAY)).json);
});

const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const asOna = (method: 'GET' | 'POST', path: string, body?: object) =>
  api.call(method, path, { token: ona.token, ...(body && { body }) });
const lock = (body: object = {}) => asManager('POST', '/timesheets/lock?year=2031&month=5', body);
const open = async () => (await asManager('GET', '/timesheets/open?year=2031&month=5')).json;
const missing = async () => {
  const { missing: all } = (await asManager('GET', '/working-time-sheet?year=2031&month=5')).json;
  return all.filter(({ kind }: { kind: string }) => kind === 'pending_overtime_leave');
};

test('a month isn’t ready while a request for its overtime is pending, and says whose', async () => {
  const refused = await lock({ take_schedule: true });
  expect([refused.status, refused.json.code]).toEqual([409, 'month_not_ready']);
  expect(refused.json.detail).toContain('Open items in this month: 1.');
  expect((await open()).pending_overtime_leave).toEqual([{ id, employee_id: ona.id, name: 'Ona' }]);
  expect(await missing()).toEqual([{ kind: 'pending_overtime_leave', employee_id: ona.id, name: 'Ona', count: 1 }]);
  expect((await asManager('PUT', `/overtime-leave/${id}`, { status: 'approved' })).status).toBe(200);
  expect((await open()).pending_overtime_leave).toEqual([]);
  expect(await missing()).toEqual([]);
  expect((await lock()).status).toBe(200);
});

test('locked nevertheless, the request is rejected and its employee notified; another month’s stays pending', async () => {
  const times = { started_at: '2031-04-09T08:00', ended_at: '2031-04-09T18:00' };
  await asManager('POST', '/timesheets', { employee_id: ona.id, ...times, reason: 'Pamiršo' });
  const april = (await asOna('POST', '/overtime-leave', { year: 2031, month: 4 })).json;
  expect((await lock({ confirm: 'Rytas' })).status).toBe(200);
  expect((await asOna('GET', '/overtime-leave')).json).toMatchObject([
    { id, status: 'rejected', version: 2 },
    { id: april.id, status: 'pending', version: 1 },
  ]);
  await eventually(async () => {
    const { items } = (await asOna('GET', '/notifications')).json;
    expect(items.map(({ title }: { title: string }) => title)).toContain('Your overtime will be paid');
  });
  const history = async (type: string) => (await asManager('GET', `/activity?type=${type}`)).json.items;
  expect(await history('overtime_leave.rejected')).toMatchObject([{ details: { id, before: { status: 'pending' } } }]);
  expect(await history('timesheet.locked')).toMatchObject([{ details: { left_open: 1 } }]);
  const approval = await asManager('PUT', `/overtime-leave/${id}`, { status: 'approved' });
  expect([approval.status, approval.json.code]).toEqual([409, 'month_locked']);
});

test('a pending request counts among those that wait for the manager, and among the employee’s own', async () => {
  const expectCounts = async (count: number) => {
    expect((await asManager('GET', '/dashboard/stats')).json).toMatchObject({ waiting: { time_off: count } });
    const pending_place = count === 0 ? null : 'time_off';
    const stats = (await asManager('GET', '/dashboard/manager-stats')).json;
    expect(stats).toMatchObject({ pending_requests: count, pending_place });
    expect((await asOna('GET', '/dashboard/worker-stats')).json).toMatchObject({ pending_requests: count });
  };
  await expectCounts(1);
  await asManager('DELETE', `/overtime-leave/${id}`);
  await expectCounts(0);
});

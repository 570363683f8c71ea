import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2031-06-02T12:00+03:00') } });
});
afterAll(() => api.close());
beforeEach(async () => {
  manager = await createManager(api);
  ona = await hire('Ona');
  await asManager('PUT', '/settings/system', { regime: 'fixed' });
  await asManager('POST', '/holidays', { date: '2031-05-01', name: 'Darbo diena', closed: false });
});

const hire = (name: string) =>
  createWorker(api, manager, {
    name,
    hourly_rate_cents: 1000,
    contract_hours_per_week: 40,
    vacation_days_per_year: 20,
  });
const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const asOna = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: ona.token, ...(body && { body }) });

/**
 * Four hours on the first of May: 4 × 2. Five days of nine hours from Monday to Friday, five above the contract's 40: 5
 * × 1.5. In all 15.5 hours of leave, and 15.5 / 8 = 1.94 working days.
 */
async function work(who = ona) {
  const clock = (date: string, from: string, to: string) =>
    asManager('POST', '/timesheets', {
      employee_id: who.id,
      started_at: `${date}T${from}`,
      ended_at: `${date}T${to}`,
      reason: 'Pamiršo',
    });
  await clock('2031-05-01', '08:00', '12:00');
  for (const day of ['05', '06', '07', '08', '09']) await clock(`2031-05-${day}`, '08:00', '17:00');
}
const LEAVE = {
  parts: [
    { multiplier: 1.5, minutes: 300 },
    { multiplier: 2, minutes: 240 },
  ],
  leave_minutes: 930,
  leave_days: 1.94,
};
const may = { year: 2031, month: 5 };
const ask = (body: object = may) => asOna('POST', '/overtime-leave', body);
const decide = (id: string, status: string) => asManager('PUT', `/overtime-leave/${id}`, { status });
const balance = async () => (await asOna('GET', '/time-off/balance')).json;
const payroll = async () => {
  const { text } = await asManager('GET', '/timesheets/export?start=2031-05-01&end=2031-05-31&format=csv');
  return {
    cost: Number(
      text
        .split('\r\n')
        .find((line) => line.includes(',Ona,'))
        ?.split(',')
        .at(-3),
    ),
    text,
  };
};

test('only those whom it is for: sessions, roles and other projects', async () => {
  await work();
  expect((await api.call('POST', '/overtime-leave', { body: may })).status).toBe(401);
  expect((await asManager('POST', '/overtime-leave', may)).json.errors).toHaveProperty('employee_id');
  const { json } = await ask();
  const decision = { token: ona.token, body: { status: 'approved' } };
  expect((await api.call('PUT', `/overtime-leave/${json.id}`, decision)).json.code).toBe('managers_only');
  const jonas = await hire('Jonas');
  expect((await api.call('DELETE', `/overtime-leave/${json.id}`, { token: jonas.token })).status).toBe(404);
  expect((await api.call('GET', '/overtime-leave', { token: jonas.token })).json).toEqual([]);
  const other = await createManager(api, 'Other');
  const elsewhere = { token: other.token, body: { status: 'approved' } };
  expect((await api.call('PUT', `/overtime-leave/${json.id}`, elsewhere)).status).toBe(404);
  const named = { ...may, employee_id: ona.id };
  expect((await api.call('POST', '/overtime-leave', { token: other.token, body: named })).status).toBe(404);
});

test('what can be asked for: hours times what they are paid, in days of the balance; nothing where there is nothing', async () => {
  await work();
  const offer = (await asOna('GET', '/overtime-leave/offer?year=2031&month=5')).json;
  expect(offer).toEqual({ ...LEAVE, state: 'free' });
  expect((await asOna('GET', '/overtime-leave/offer?year=2031&month=4')).json).toMatchObject({
    parts: [],
    state: 'none',
  });
  expect((await ask({ year: 2031, month: 4 })).json.code).toBe('overtime_leave_none');
  expect((await ask({ year: 2031, month: 13 })).json.errors).toHaveProperty('month');
});

test('asked for once: the second time, also at the same moment, is refused; withdrawn, it can be asked for again', async () => {
  await work();
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [first] = (await asOna('GET', '/overtime-leave')).json;
  expect(first).toMatchObject({ ...LEAVE, ...may, employee_id: ona.id, status: 'pending' });
  expect((await ask()).json.code).toBe('overtime_leave_asked');
  expect((await asOna('GET', '/overtime-leave/offer?year=2031&month=5')).json.state).toBe('asked');
  expect((await asOna('DELETE', `/overtime-leave/${first.id}`)).status).toBe(204);
  expect((await asOna('DELETE', `/overtime-leave/${first.id}`)).json.code).toBe('overtime_leave_decided');
  expect((await ask()).status).toBe(201);
});

test('approved: days are added to the balance, and the pay of the hours is left out and the file says so', async () => {
  await work();
  // 40 h × 10 + 5 h × 15 + 4 h × 20.
  expect((await payroll()).cost).toBe(555);
  const { id } = (await ask()).json;
  expect(await balance()).toMatchObject({ added: 0, left: 20 });
  expect((await payroll()).cost).toBe(555);
  expect((await decide(id, 'approved')).json).toMatchObject({ ...LEAVE, status: 'approved', version: 2 });
  expect(await balance()).toMatchObject({ allowed: 20, added: 1.94, left: 21.94 });
  const { cost, text } = await payroll();
  expect(cost).toBe(400);
  expect(text).toMatch(
    /Ona: 9\sh were turned into 15\.5\sh of annual leave at the employee’s request and are not paid \(Labour Code, Art\. 144\(5\)\)/,
  );
  expect((await decide(id, 'rejected')).json.code).toBe('overtime_leave_decided');
  expect((await asOna('DELETE', `/overtime-leave/${id}`)).json.code).toBe('overtime_leave_decided');
  const history = (await asManager('GET', '/activity?type=overtime_leave')).json;
  const actions = (history.items ?? history).map(({ action_type }: { action_type: string }) => action_type);
  expect(actions.sort()).toEqual(['overtime_leave.approved', 'overtime_leave.requested']);
});

test('rejected: it is paid, and can be asked for again', async () => {
  await work();
  const { id } = (await ask()).json;
  expect((await decide(id, 'rejected')).json.status).toBe('rejected');
  expect((await payroll()).cost).toBe(555);
  expect((await balance()).added).toBe(0);
  expect((await ask()).status).toBe(201);
});

test('a manager records it, and takes it back while the month is open', async () => {
  await work();
  const { status, json } = await asManager('POST', '/overtime-leave', { ...may, employee_id: ona.id });
  expect([status, json.status]).toEqual([201, 'approved']);
  expect((await payroll()).cost).toBe(400);
  expect((await asManager('DELETE', `/overtime-leave/${json.id}`)).status).toBe(204);
  expect([(await payroll()).cost, (await balance()).added]).toEqual([555, 0]);
});

test('a locked month stays as it is; what was corrected before counts', async () => {
  await work();
  const { id } = (await ask()).json;
  await decide(id, 'approved');
  const [, friday] = (await asManager('GET', '/timesheets?start=2031-05-08&end=2031-05-09')).json;
  const times = { started_at: '2031-05-09T08:00', ended_at: '2031-05-09T16:00', break_minutes: 0, reason: 'Klaida' };
  expect((await asManager('PUT', `/timesheets/${friday.id}`, times)).status).toBe(200);
  await asManager('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-31' });
  const jonas = await hire('Jonas');
  expect((await asManager('POST', '/timesheets/lock?year=2031&month=5', {})).status).toBe(200);
  // Four hours above the contract are left: 4 × 1.5 + 4 × 2 = 14 hours, 1.75 days.
  expect(await balance()).toMatchObject({ added: 1.75, left: 21.75 });
  expect((await payroll()).cost).toBe(400);
  expect((await asManager('DELETE', `/overtime-leave/${id}`)).json.code).toBe('month_locked');
  const recorded = await asManager('POST', '/overtime-leave', { ...may, employee_id: jonas.id });
  expect(recorded.json.code).toBe('month_locked');
  expect((await asOna('GET', '/overtime-leave/offer?year=2031&month=5')).json.state).toBe('asked');
});

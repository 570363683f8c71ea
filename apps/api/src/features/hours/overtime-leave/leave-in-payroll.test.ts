import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Ona's contract is 40 hours a week, in a fixed week. Thursday 1 May, a public holiday: 4 h. Monday 5 to Friday 9 May:
// 9 h a day, of which the last 5 h on Friday are overtime. In all 49 h, of which 9 become 4 × 2 + 5 × 1.5 = 15.5 h of
// leave.
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2031-06-02T12:00+03:00') } });
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona', hourly_rate_cents: 1000, contract_hours_per_week: 40 });
  await asManager('PUT', '/settings/system', { regime: 'fixed' });
  await asManager('POST', '/holidays', { date: '2031-05-01', name: 'Darbo diena', closed: false });
  await work('01', '12:00');
  for (const day of ['05', '06', '07', '08', '09']) await work(day, '17:00');
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const work = (day: string, to: string) =>
  asManager('POST', '/timesheets', {
    employee_id: ona.id,
    started_at: `2031-05-${day}T08:00`,
    ended_at: `2031-05-${day}T${to}`,
    reason: 'Pamiršo',
  });
const columnsOf = (...sources: string[]) => sources.map((source) => ({ source, heading: source }));
const rowsOf = async (body: object) =>
  (await asManager('POST', '/payroll-exports/preview?year=2031&month=5', body)).json.rows;

const HOURS = ['worked', 'all_rest', 'all_holiday', 'all_overtime', 'to_leave', 'regular', 'holiday', 'overtime'];
const month = () => rowsOf({ layout: 'people', columns: columnsOf(...HOURS) });
const days = () => rowsOf({ layout: 'days', columns: columnsOf('date', ...HOURS) });
const MONDAY_TO_THURSDAY = ['05', '06', '07', '08'].map((day) => [`2031-05-${day}`, '9', ...zeros(4), '9', '0', '0']);
function zeros(count: number) {
  return Array.from({ length: count }, () => '0');
}

test('hours that became leave are worked, and in no kind that is paid, by month and by day alike', async () => {
  expect(await month()).toEqual([['49', '0', '4', '5', '0', '40', '4', '5']]);
  expect(await days()).toEqual([
    ['2031-05-01', '4', '0', '4', '0', '0', '0', '4', '0'],
    ...MONDAY_TO_THURSDAY,
    ['2031-05-09', '9', '0', '0', '5', '0', '4', '0', '5'],
  ]);
  const recorded = await asManager('POST', '/overtime-leave', { year: 2031, month: 5, employee_id: ona.id });
  expect(recorded.status).toBe(201);
  await expectLeave();
  await asManager('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-31' });
  expect((await asManager('POST', '/timesheets/lock?year=2031&month=5', {})).status).toBe(200);
  await expectLeave();
});

async function expectLeave() {
  expect(await month()).toEqual([['49', '0', '0', '0', '9', '40', '0', '0']]);
  expect(await days()).toEqual([
    ['2031-05-01', '4', '0', '0', '0', '4', '0', '0', '0'],
    ...MONDAY_TO_THURSDAY,
    ['2031-05-09', '9', '0', '0', '0', '5', '4', '0', '0'],
  ]);
  const codes = { worked: 'FD', all_holiday: 'DS', all_overtime: 'VD', to_leave: 'V' };
  const file = { layout: 'kinds', columns: columnsOf('code', 'hours', 'days'), codes };
  expect(await rowsOf(file)).toEqual([
    ['FD', '49', '6'],
    ['V', '9', '2'],
  ]);
  const sheet = (await asManager('GET', '/working-time-sheet?year=2031&month=5')).json;
  expect(sheet.lines[0]).toMatchObject({ overtime_minutes: 300, to_leave_minutes: 540, leave_minutes: 930 });
  const { text } = await asManager('GET', '/working-time-sheet/export?year=2031&month=5&format=csv');
  expect(text).toMatch(
    /Ona: 9\sh were turned into 15\.5\sh of annual leave at the employee’s request and are not paid/,
  );
}

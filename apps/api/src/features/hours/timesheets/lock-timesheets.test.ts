import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Vilnius is three hours ahead of UTC in May.
let now = 0;
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = Date.parse('2031-06-02T12:00+03:00');
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona Žukė', hourly_rate_cents: 1000, contract_hours_per_week: 40 });
});

type Body = Record<string, unknown>;
const MAY = 'year=2031&month=5';
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const open = async () => (await ask('GET', `/timesheets/open?${MAY}`)).json;
const lock = (body?: Body) => ask('POST', `/timesheets/lock?${MAY}`, body);
const list = async () => (await ask('GET', '/timesheets?start=2031-05-01&end=2031-05-31')).json;
const plan = async (date: string, [start_time, end_time]: [string, string], employee_id = ona.id) => {
  await ask('POST', '/schedule/shifts', { date, start_time, end_time, role: 'cook', employee_id });
  await ask('POST', `/schedule/publish?year=2031&month=${Number(date.slice(5, 7))}`);
};
const write = (date: string, [from, to]: [string, string]) =>
  ask('POST', '/timesheets', {
    employee_id: ona.id,
    started_at: `${date}T${from}`,
    ended_at: `${date}T${to}`,
    break_minutes: 0,
    reason: 'Pamiršo',
  });
/** Hours that payroll pays. */
const paid = async () => {
  const { text } = await ask('GET', '/timesheets/export?start=2031-05-01&end=2031-05-31&format=csv');
  return text.split('\r\n')[1]?.split(',')[4];
};

test('what is open is for managers, of their own project, and of a month that exists', async () => {
  await plan('2031-05-07', ['08:00', '16:00']);
  expect((await api.call('GET', `/timesheets/open?${MAY}`)).status).toBe(401);
  const employee = await api.call('GET', `/timesheets/open?${MAY}`, { token: ona.token });
  expect([employee.status, employee.json.code]).toEqual([403, 'managers_only']);
  const { token } = await createManager(api, 'Other');
  const other = await api.call('GET', `/timesheets/open?${MAY}`, { token });
  expect(other.json).toMatchObject({ counts: { no_entry: 0 }, planned_minutes: 0, items: [] });
  expect((await ask('GET', '/timesheets/open?year=2031&month=13')).status).toBe(422);
});

test('a month is refused while anything is open, and the list says who, which day and what', async () => {
  await plan('2031-05-07', ['08:00', '16:00']);
  await plan('2031-05-08', ['08:00', '16:00']);
  await write('2031-05-08', ['08:05', '15:30']);
  const found = await open();
  expect(found).toMatchObject({
    counts: { running: 0, no_end: 0, unapproved: 1, no_entry: 1 },
    planned_minutes: 960,
    worked_minutes: 445,
  });
  expect(found.items).toMatchObject([
    { kind: 'no_entry', name: 'Ona Žukė', date: '2031-05-07', id: null },
    { kind: 'unapproved', name: 'Ona Žukė', date: '2031-05-08', id: expect.any(String) },
  ]);
  const refused = await lock();
  expect([refused.status, refused.json.code]).toEqual([409, 'month_not_ready']);
  expect(refused.json.detail).toContain('2');
  await ask('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-31' });
  expect((await lock()).json.code).toBe('month_not_ready');
  await write('2031-05-07', ['08:00', '16:00']);
  await ask('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-31' });
  expect((await lock()).json).toMatchObject({ locked_by: expect.any(String) });
  expect((await open()).items).toEqual([]);
});

test('the schedule is taken as worked: approved entries that say so, paid, and in the history', async () => {
  await plan('2031-05-07', ['08:00', '16:00']);
  await plan('2031-05-31', ['22:00', '06:00']);
  now = Date.parse('2031-06-01T07:00+03:00');
  expect((await lock({ take_schedule: true })).status).toBe(200);
  expect(await list()).toMatchObject([
    { state: 'closed', source: 'schedule', date: '2031-05-07', worked_minutes: 480, approved_by: expect.any(String) },
    { state: 'closed', source: 'schedule', date: '2031-05-31', worked_minutes: 480, is_locked: true },
  ]);
  expect(await paid()).toBe('16');
  const [activity] = (await ask('GET', '/activity?type=timesheet.locked')).json.items;
  expect(activity.details).toMatchObject({ year: 2031, month: 5, taken: 2, left_open: 0 });
});

test('taking the schedule settles no entry that waits; then nothing of it is done', async () => {
  await plan('2031-05-07', ['08:00', '16:00']);
  await write('2031-05-08', ['08:00', '16:00']);
  expect((await lock({ take_schedule: true })).json.code).toBe('month_not_ready');
  expect((await list()).map(({ state }: Body) => state)).toEqual(['missing', 'closed']);
});

test('confirmed by the name of the business it is locked with what is open, and that counts nothing', async () => {
  await plan('2031-05-07', ['08:00', '16:00']);
  const wrong = await lock({ confirm: 'rytas' });
  expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['confirm']]);
  expect((await lock({ confirm: 7 })).status).toBe(422);
  expect((await lock({ confirm: ' Rytas ' })).status).toBe(200);
  expect(await list()).toMatchObject([{ state: 'missing', worked_minutes: 0, is_locked: true }]);
  const [activity] = (await ask('GET', '/activity?type=timesheet.locked')).json.items;
  expect(activity.details).toMatchObject({ taken: 0, left_open: 1 });
});

test('work that is not over is waited for, whatever is confirmed', async () => {
  now = Date.parse('2031-05-31T22:00+03:00');
  await api.call('POST', '/time-clock/in', { token: ona.token });
  now = Date.parse('2031-06-01T00:30+03:00');
  expect((await open()).counts).toMatchObject({ running: 1 });
  expect((await lock({ confirm: 'Rytas', take_schedule: true })).json.code).toBe('month_not_ready');
  now = Date.parse('2031-06-01T06:00+03:00');
  expect((await api.call('POST', '/time-clock/out', { token: ona.token })).status).toBe(200);
  expect((await open()).counts).toMatchObject({ running: 0, unapproved: 1 });
});

test('who clocked two shifts in a row as one has nothing open for the second', async () => {
  await plan('2031-05-07', ['08:00', '12:00']);
  await plan('2031-05-07', ['12:00', '15:00']);
  await write('2031-05-07', ['08:00', '15:00']);
  expect((await open()).counts).toMatchObject({ unapproved: 1, no_entry: 0 });
});

test('two who lock at once make one month, locked once', async () => {
  await plan('2031-05-07', ['08:00', '16:00']);
  const replies = await Promise.all(Array.from({ length: 5 }, () => lock({ take_schedule: true })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await list()).toHaveLength(1);
  expect((await ask('GET', '/activity?type=timesheet.locked')).json.items).toHaveLength(1);
});

test('who was deleted since has their shifts taken as worked, too', async () => {
  const rasa = await createWorker(api, manager, { name: 'Rasa', hourly_rate_cents: 1000, contract_hours_per_week: 40 });
  await plan('2031-05-07', ['08:00', '16:00'], rasa.id);
  await ask('DELETE', `/employees/${rasa.id}`);
  expect((await open()).items).toMatchObject([{ kind: 'no_entry', name: 'Rasa', employee_id: null }]);
  expect((await lock({ take_schedule: true })).status).toBe(200);
  expect(await list()).toMatchObject([{ name: 'Rasa', source: 'schedule', worked_minutes: 480 }]);
});

test('payroll of a month without work says so in place of 0 euro, and says whether the month is locked', async () => {
  await plan('2031-05-07', ['08:00', '16:00']);
  const file = async () => (await ask('GET', '/timesheets/export?start=2031-05-01&end=2031-05-31&format=csv')).text;
  const before = await file();
  expect(before).toContain('so there is nothing to pay');
  expect(before).toContain('No month in this period is locked');
  // The rate, no cost, no minutes of two premiums.
  expect(before.split('\r\n')[1]?.endsWith(',10,,0,0')).toBe(true);
  await lock({ take_schedule: true });
  const after = await file();
  expect(after.split('\r\n')[1]?.endsWith(',10,80,0,0')).toBe(true);
  expect(after).not.toMatch(/nothing to pay|No month in this period/);
});

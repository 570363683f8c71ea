import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Vilnius is three hours ahead of UTC in May.
let now = Date.parse('2031-06-02T12:00+03:00');
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
  ona = await createWorker(api, manager, { name: 'Ona', hourly_rate_cents: 1000, contract_hours_per_week: 40 });
});

const MISSING = '01900000-0000-7000-8000-000000000000';
type Body = Record<string, unknown>;
const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body, headers = {}) =>
  api.call(method, path, { token: manager.token, ...(body && { body }), headers });
const list = async (query = 'start=2031-05-01&end=2031-05-31', token = manager.token) =>
  (await api.call('GET', `/timesheets?${query}`, { token })).json;
const times = (date: string, from: string, to: string, more: Body = {}) => ({
  started_at: `${date}T${from}`,
  ended_at: `${to <= from ? Temporal.PlainDate.from(date).add({ days: 1 }).toString() : date}T${to}`,
  break_minutes: 0,
  reason: 'Pamiršo',
  ...more,
});
const write = (date: string, from: string, to: string, more: Body = {}) =>
  asManager('POST', '/timesheets', { employee_id: ona.id, ...times(date, from, to, more) });
const plan = async (date: string, start_time: string, end_time: string) => {
  await asManager('POST', '/schedule/shifts', { date, start_time, end_time, role: 'cook', employee_id: ona.id });
  await asManager('POST', `/schedule/publish?year=2031&month=${Number(date.slice(5, 7))}`);
};

test('nobody and no employee writes; an employee reads the own entries alone', async () => {
  expect((await api.call('GET', '/timesheets?start=2031-05-01&end=2031-05-31')).status).toBe(401);
  await write('2031-05-07', '08:00', '16:00');
  const petras = await createWorker(api, manager);
  expect(await list(undefined, ona.token)).toHaveLength(1);
  expect(await list(`start=2031-05-01&end=2031-05-31&employee_id=${ona.id}`, petras.token)).toEqual([]);
  const body = { start: '2031-05-01', end: '2031-05-31' };
  const refused = await api.call('POST', '/timesheets/approve', { token: ona.token, body });
  expect(refused.json.code).toBe('managers_only');
  const ages = await asManager('POST', '/timesheets/approve', { start: '2001-01-01', end: '2099-12-31' });
  expect([ages.status, Object.keys(ages.json.errors)]).toEqual([422, ['end']]);
});

test("another project's entry reads like none", async () => {
  const { json } = await write('2031-05-07', '08:00', '16:00');
  const other = await createManager(api, 'Other');
  const change = (id: string) =>
    api.call('PUT', `/timesheets/${id}`, { token: other.token, body: times('2031-05-07', '08:00', '15:00') });
  const [foreign, none] = [await change(json.id), await change(MISSING)];
  expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  expect((await api.call('GET', `/timesheets/${json.id}/history`, { token: other.token })).status).toBe(404);
  expect(await list(undefined, other.token)).toEqual([]);
});

test.each([
  ['out before in', { started_at: '2031-05-07T16:00', ended_at: '2031-05-07T08:00' }, 'ended_at'],
  ['twenty-six hours', { ended_at: '2031-05-08T10:00' }, 'ended_at'],
  ['the future', { started_at: '2031-06-02T08:00', ended_at: '2031-06-02T16:00' }, 'ended_at'],
  ['nothing but a break', { break_minutes: 480 }, 'break_minutes'],
  ['no reason', { reason: ' ' }, 'reason'],
  ['an unknown person', { employee_id: 'nobody' }, 'employee_id'],
  ['an unknown field', { approved_by: 'me' }, 'approved_by'],
])('%s is refused', async (_, fields, field) => {
  const reply = await write('2031-05-07', '08:00', '16:00', fields);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('planned against worked: late, missing, breaks, night, holiday, rest day', async () => {
  // 1 May is a public holiday by itself; a closing day of one's own raises no pay.
  await asManager('POST', '/holidays', { date: '2031-05-07', name: 'Inventorizacija', closed: true });
  for (const date of ['2031-05-01', '2031-05-07', '2031-05-08', '2031-06-02']) await plan(date, '14:00', '22:00');
  await write('2031-05-07', '14:20', '21:30', { break_minutes: 30 });
  await write('2031-05-01', '13:00', '23:00', { break_minutes: 20 });
  await write('2031-05-10', '22:00', '00:00');
  expect(await list('start=2031-05-01&end=2031-06-02')).toMatchObject([
    {
      date: '2031-05-01',
      holiday_minutes: 580,
      is_break_missing: true,
      night_minutes: 60,
      before_minutes: 60,
      after_minutes: 60,
    },
    {
      date: '2031-05-07',
      state: 'closed',
      holiday_minutes: 0,
      planned_minutes: 480,
      worked_minutes: 400,
      break_minutes: 30,
      is_break_missing: false,
      late_minutes: 20,
      left_early_minutes: 30,
      night_minutes: 0,
      source: 'manager',
    },
    { date: '2031-05-08', state: 'missing', id: null, planned_minutes: 480, worked_minutes: 0 },
    { date: '2031-05-10', shift: null, rest_day_minutes: 120, night_minutes: 120 },
    { date: '2031-06-02', state: 'planned' },
  ]);
});

test('who clocks in on the other side of midnight worked the planned shift, once and on no rest day', async () => {
  await plan('2031-05-07', '22:00', '06:00');
  await plan('2031-05-08', '22:00', '06:00');
  await plan('2031-05-11', '00:00', '08:00');
  await write('2031-05-08', '00:10', '06:00');
  await write('2031-05-10', '23:50', '08:00');
  const lines = await list();
  const rest = lines.map(({ rest_day_minutes }: { rest_day_minutes: number }) => rest_day_minutes);
  expect([lines.length, ...rest]).toEqual([3, 0, 0, 0]);
  const counted = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .selectFrom('counted_work')
      .select(['date', 'status', 'role', 'shifts', 'minutes'])
      .orderBy('date')
      .orderBy('status')
      .execute(),
  );
  // The night of the eighth is still to come.
  expect(counted).toEqual([
    { date: '2031-05-08', status: 'clocked', role: 'cook', shifts: expect.any(Number), minutes: 350 },
    { date: '2031-05-08', status: 'published', role: 'cook', shifts: 1, minutes: 480 },
    { date: '2031-05-10', status: 'clocked', role: 'cook', shifts: 1, minutes: 490 },
  ]);
});

test.each([
  ['spring', '2031-03-29', 7],
  ['autumn', '2030-10-26', 9],
])('in the night of the clocks in %s 22:00 to 06:00 is as long as it was', async (_, date, hours) => {
  expect((await write(date, '22:00', '06:00')).status).toBe(201);
  const [line] = await list(`start=${date}&end=${date}`);
  expect([line.worked_minutes, line.night_minutes]).toEqual([hours * 60, hours * 60]);
});

test('what exceeds the norm of the accounting period is overtime', async () => {
  const other = { name: 'Half', hourly_rate_cents: 1000, contract_hours_per_week: 0.5 };
  const half = await createWorker(api, manager, other);
  await asManager('POST', '/timesheets', { employee_id: half.id, ...times('2031-05-07', '08:00', '18:00') });
  const [entry] = await list(`start=2031-05-07&end=2031-05-07&employee_id=${half.id}`);
  // Half an hour a week: some six hours in the three months of the period.
  expect(entry.overtime_minutes).toBeGreaterThan(0);
  expect(entry.overtime_minutes).toBeLessThan(600);
});

test('a correction keeps what was, asks for a reason, and refuses what is stale', async () => {
  const { json } = await write('2031-05-07', '08:00', '16:00');
  const change = (body: Body, version: number) =>
    asManager('PUT', `/timesheets/${json.id}`, body, { 'if-match': `"${version}"` });
  const body = { start: '2031-05-01', end: '2031-05-31' };
  expect((await asManager('POST', '/timesheets/approve', body)).json).toEqual({ approved: 1, left: 0 });
  const next = times('2031-05-07', '08:00', '17:00', { reason: 'Liko ilgiau' });
  expect((await change(next, 1)).json.code).toBe('stale');
  expect((await change({ ...next, reason: '' }, 2)).status).toBe(422);
  expect((await change(next, 2)).json).toEqual({ id: json.id, version: 3 });
  const [entry] = await list();
  expect(entry).toMatchObject({ worked_minutes: 540, is_corrected: true, approved_at: null, version: 3 });
  const { versions } = (await asManager('GET', `/timesheets/${json.id}/history`)).json;
  expect(versions).toMatchObject([{ version: 2, ended_at: '2031-05-07T13:00:00.000Z', reason: 'Liko ilgiau' }]);
  const history = (await asManager('GET', '/activity?type=timesheet.updated')).json.items;
  expect(history).toMatchObject([{ details: { reason: 'Liko ilgiau', before: { version: 2 } } }]);
  expect(Object.keys((await change({ reason: 'Be laiko' }, 3)).json.errors)).toEqual(['started_at']);
  expect((await change({ reason: 'Per klaidą', is_void: true }, 3)).status).toBe(200);
  expect(await list()).toEqual([]);
});

test('what was clocked by mistake and goes on still is voided without an invented end', async () => {
  now = Date.parse('2031-06-03T08:00+03:00');
  await api.call('POST', '/time-clock/in', { token: ona.token });
  const [open] = await list('start=2031-06-03&end=2031-06-03');
  const reply = await asManager('PUT', `/timesheets/${open.id}`, { reason: 'Per klaidą', is_void: true });
  expect([open.state, reply.status]).toEqual(['open', 200]);
  expect(await list('start=2031-06-03&end=2031-06-03')).toEqual([]);
  expect((await api.call('POST', '/time-clock/in', { token: ona.token })).status).toBe(200);
});

test('work of which nobody knows the end counts nothing, not even as planned', async () => {
  await plan('2031-06-03', '08:00', '16:00');
  now = Date.parse('2031-06-03T08:00+03:00');
  await api.call('POST', '/time-clock/in', { token: ona.token });
  now = Date.parse('2031-06-04T09:00+03:00');
  await api.call('POST', '/time-clock/out', { token: ona.token, body: { ended_at: null } });
  expect(await list('start=2031-06-03&end=2031-06-03')).toMatchObject([{ state: 'unclear', worked_minutes: 0 }]);
  const counted = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('counted_work').select('minutes').execute(),
  );
  expect(counted).toEqual([]);
});

test('nobody worked twice at once', async () => {
  const first = await write('2031-05-07', '08:00', '16:00');
  expect((await write('2031-05-07', '15:00', '17:00')).json.code).toBe('entry_overlaps');
  expect((await write('2031-05-07', '16:00', '17:00')).status).toBe(201);
  const wider = await asManager('PUT', `/timesheets/${first.json.id}`, times('2031-05-07', '08:00', '16:30'));
  expect(wider.json.code).toBe('entry_overlaps');
  now = Date.parse('2031-06-03T08:00+03:00');
  await api.call('POST', '/time-clock/in', { token: ona.token });
  now = Date.parse('2031-06-03T12:00+03:00');
  expect((await write('2031-06-03', '07:00', '09:00')).json.code).toBe('entry_overlaps');
  const races = await Promise.all(Array.from({ length: 6 }, () => write('2031-05-20', '08:00', '16:00')));
  expect(races.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(races.filter(({ json }) => json.code === 'entry_overlaps')).toHaveLength(5);
});

test('a month is locked when all of it is approved; then nothing in it changes, also not from the next month', async () => {
  const night = await write('2031-05-31', '22:00', '06:00');
  const lock = () => asManager('POST', '/timesheets/lock?year=2031&month=5');
  expect((await lock()).json).toMatchObject({ code: 'month_not_ready', detail: expect.stringContaining('1') });
  await asManager('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-31' });
  expect((await lock()).json).toMatchObject({ year: 2031, month: 5, locked_by: expect.any(String) });
  const refused = [
    await write('2031-05-15', '08:00', '16:00'),
    await asManager('PUT', `/timesheets/${night.json.id}`, times('2031-06-01', '00:30', '06:00')),
    await asManager('POST', '/timesheets/approve', { start: '2031-05-20', end: '2031-06-02' }),
  ];
  expect(refused.map(({ json }) => json.code)).toEqual(['month_locked', 'month_locked', 'month_locked']);
  const june = await write('2031-06-01', '08:00', '16:00');
  const back = await asManager('PUT', `/timesheets/${june.json.id}`, times('2031-05-30', '08:00', '16:00'));
  expect(back.json.code).toBe('month_locked');
  // A tap of the locked month that comes late is refused, and says why.
  now = Date.parse('2031-06-01T00:10+03:00');
  const late = { tapped_at: '2031-05-31T21:00+03:00', sent_at: '2031-06-01T00:10+03:00' };
  const petras = await createWorker(api, manager);
  const tapped = await api.call('POST', '/time-clock/in', { token: petras.token, body: late });
  expect(tapped.json.code).toBe('month_locked');
  const opened = await asManager('DELETE', '/timesheets/lock?year=2031&month=5');
  expect(opened.json).toMatchObject({ locked_at: null, locked_by: null });
  now = Date.parse('2031-06-02T12:00+03:00');
  expect((await write('2031-05-15', '08:00', '16:00')).status).toBe(201);
  const history = (await asManager('GET', '/activity?type=timesheet')).json.items;
  const kinds = history.map(({ action_type }: { action_type: string }) => action_type.split('.')[1]);
  expect(kinds).toEqual(['created', 'unlocked', 'created', 'locked', 'approved', 'created']);
});

test('a month that is not over stays open', async () => {
  now = Date.parse('2031-05-31T23:59+03:00');
  const early = await asManager('POST', '/timesheets/lock?year=2031&month=5');
  expect([early.status, early.json.code]).toEqual([409, 'month_not_over']);
  now = Date.parse('2031-06-01T00:00+03:00');
  expect((await asManager('POST', '/timesheets/lock?year=2031&month=5')).status).toBe(200);
});

test('a locking month and a correction race: one of them wins, and what is locked is approved', async () => {
  for (let day = 1; day <= 6; day += 1) {
    const date = `2030-0${day}-10`;
    const { json } = await write(date, '08:00', '16:00');
    await asManager('POST', '/timesheets/approve', { start: date, end: date });
    const [locked, changed] = await Promise.all([
      asManager('POST', `/timesheets/lock?year=2030&month=${day}`),
      asManager('PUT', `/timesheets/${json.id}`, times(date, '08:00', '15:00')),
    ]);
    expect([locked.status, changed.status].toSorted()).toEqual([200, 409]);
  }
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Vilnius is three hours ahead of UTC in May.
let now = 0;
const at = (text: string) => (now = Date.parse(`${text}+03:00`));

let api: TestApp;
let beside: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  const parts = { now: () => now };
  at('2031-05-01T08:00');
  api = await createTestApp({ parts });
  beside = await createTestApp({ beside: api, parts });
  manager = await createManager(api);
});
afterAll(async () => {
  await beside.close();
  await api.close();
});
beforeEach(async () => {
  ona = await createWorker(api, manager, { name: 'Ona' });
});

type Body = Record<string, unknown>;
const tap = (kind: string, body?: Body, through = api) =>
  through.call('POST', `/time-clock/${kind}`, { token: ona.token, ...(body && { body }) });
const clock = async () => (await api.call('GET', '/time-clock/day', { token: ona.token })).json;
const entries = (token = ona.token) =>
  api.call('GET', '/timesheets?start=2031-05-01&end=2031-05-31', { token }).then(({ json }) => json);
const plan = async (date: string, start_time: string, end_time: string) => {
  const body = { date, start_time, end_time, role: 'cook', employee_id: ona.id };
  await api.call('POST', '/schedule/shifts', { token: manager.token, body });
  await api.call('POST', '/schedule/publish?year=2031&month=5', { token: manager.token });
};

test('nobody and no manager has a clock', async () => {
  expect((await api.call('GET', '/time-clock')).status).toBe(401);
  const refused = await api.call('POST', '/time-clock/in', { token: manager.token });
  expect(refused.json.code).toBe('employees_only');
});

test('in, a break, out: compared with the planned shift', async () => {
  await plan('2031-05-07', '08:00', '16:00');
  at('2031-05-07T07:30');
  expect(await clock()).toMatchObject({ entry: null, shift: { role: 'cook' }, minutes_from_start: null, last: null });
  at('2031-05-07T08:12');
  expect((await tap('in', { note: ' bus ' })).json).toMatchObject({
    break_started_at: null,
    break_minutes: 0,
    note: 'bus',
    is_forgotten: false,
  });
  expect(await clock()).toMatchObject({ entry: { note: 'bus' }, minutes_from_start: 12 });
  at('2031-05-07T12:00');
  expect((await tap('break-start')).json.break_started_at).toBe('2031-05-07T09:00:00.000Z');
  at('2031-05-07T12:30');
  expect((await tap('break-end')).json).toMatchObject({ break_started_at: null, break_minutes: 30 });
  at('2031-05-07T16:00');
  expect((await tap('out')).json).toBeNull();
  expect(await clock()).toMatchObject({ entry: null, last: { worked_minutes: 438 } });
});

test.each([
  ['out', 'clock_stopped'],
  ['break-start', 'clock_stopped'],
  ['break-end', 'clock_stopped'],
])('%s before in is refused', async (kind, code) => {
  at('2031-05-08T08:00');
  const reply = await tap(kind);
  expect([reply.status, reply.json.code]).toEqual([409, code]);
});

test('each tap has its turn', async () => {
  at('2031-05-08T08:00');
  await tap('in');
  expect((await tap('in')).json.code).toBe('clock_running');
  expect((await tap('break-end')).json.code).toBe('clock_not_on_break');
  await tap('break-start');
  expect((await tap('break-start')).json.code).toBe('clock_on_break');
  // A running break ends with the work.
  at('2031-05-08T09:00');
  await tap('out');
  expect((await clock()).last.worked_minutes).toBe(0);
});

test.each([
  [{ tapped_at: 'now' }, 'tapped_at'],
  [{ tap: 'x' }, 'tap'],
  [{ note: 'x'.repeat(201) }, 'note'],
  [{ employee_id: 'petras' }, 'employee_id'],
  [{ tapped_at: '2031-05-01T08:00Z', sent_at: '2031-05-08T08:00Z' }, 'tapped_at'],
])('a wrong field is named: %o', async (body, field) => {
  at('2031-05-08T08:00');
  const reply = await tap('in', body);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('a tap without a line counts when it was made, once, and a wrong clock does no harm', async () => {
  at('2031-05-09T08:30');
  // The device is an hour ahead, and the event is half an hour old.
  const late = { tap: randomUUID(), tapped_at: '2031-05-09T09:00+03:00', sent_at: '2031-05-09T09:30+03:00' };
  const first = await tap('in', late);
  expect(first.json.started_at).toBe('2031-05-09T05:00:00.000Z');
  at('2031-05-09T08:31');
  const again = await tap('in', { ...late, sent_at: '2031-05-09T09:31+03:00' });
  expect([again.status, again.json.id]).toEqual([200, first.json.id]);
  const before = { tapped_at: '2031-05-09T09:00+03:00', sent_at: '2031-05-09T10:00+03:00' };
  expect((await tap('out', before)).json.errors).toHaveProperty('tapped_at');
});

test('a slow connection that delays one tap more than the next changes no order and loses none', async () => {
  // Tapped at 08:00:00, 08:00:02 and 08:00:04; the first took five seconds to arrive, the others none.
  const send = (kind: string, tapped: string) =>
    tap(kind, { tap: randomUUID(), tapped_at: `2031-05-12T${tapped}+03:00`, sent_at: `2031-05-12T${tapped}+03:00` });
  at('2031-05-12T08:00:05');
  expect((await send('in', '08:00:00')).json.started_at).toBe('2031-05-12T05:00:05.000Z');
  at('2031-05-12T08:00:02');
  expect((await send('break-start', '08:00:02')).json.break_started_at).toBe('2031-05-12T05:00:05.001Z');
  at('2031-05-12T08:00:04');
  expect((await send('break-end', '08:00:04')).status).toBe(200);
  expect((await send('out', '08:00:04')).status).toBe(200);
  expect((await send('in', '08:00:04')).status).toBe(200);
  expect((await entries()).map(({ started_at }: { started_at: string }) => started_at)).toHaveLength(2);
});

test('double taps on two devices, through two servers: one entry', async () => {
  at('2031-05-10T08:00');
  const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => tap('in', {}, n % 2 ? api : beside)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ json }) => json.code))).toEqual(
    new Set(['clock_running']),
  );
  at('2031-05-10T09:00');
  const id = randomUUID();
  const outs = await Promise.all(Array.from({ length: 8 }, (_, n) => tap('out', { tap: id }, n % 2 ? api : beside)));
  expect(outs.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect((await entries()).filter(({ id }: { id: string | null }) => id !== null)).toHaveLength(1);
});

test('a forgotten end is asked for and not guessed', async () => {
  at('2031-05-12T08:00');
  await tap('in');
  at('2031-05-13T08:00');
  expect((await clock()).entry.is_forgotten).toBe(true);
  for (const kind of ['in', 'out', 'break-start']) expect((await tap(kind)).json.code).toBe('clock_forgotten');
  const wrong = [
    ['2031-05-12T07:00', 'end_before_start'],
    ['2031-05-13T09:00', 'end_future'],
  ];
  for (const [ended_at] of wrong) expect((await tap('out', { ended_at })).json.errors).toHaveProperty('ended_at');
  at('2031-05-13T10:00');
  // No one works twenty-six hours.
  expect((await tap('out', { ended_at: '2031-05-13T10:00' })).json.errors).toHaveProperty('ended_at');
  expect((await tap('out', { ended_at: '2031-05-12T16:00' })).status).toBe(200);
  expect(await entries()).toMatchObject([{ state: 'closed', worked_minutes: 480, is_stated: true }]);
});

test('an employee who does not know the end leaves it to the manager, and can start again', async () => {
  at('2031-05-14T08:00');
  await tap('in');
  at('2031-05-15T08:00');
  expect((await tap('out', { ended_at: null })).json).toBeNull();
  expect((await tap('in')).status).toBe(200);
  expect(await entries()).toMatchObject([{ state: 'unclear', worked_minutes: 0 }, { state: 'open' }]);
});

test('an employee deleted while at work leaves an entry to review', async () => {
  at('2031-05-16T08:00');
  await tap('in');
  const gone = await api.call('DELETE', `/employees/${ona.id}`, { token: manager.token });
  expect(gone.status).toBe(204);
  const left = (await entries(manager.token)).filter(({ date }: { date: string }) => date === '2031-05-16');
  expect(left).toMatchObject([{ employee_id: null, name: 'Ona', state: 'unclear', ended_at: null }]);
});

test('a colleague sees nothing of it, and every tap is in the history', async () => {
  at('2031-05-19T08:00');
  await tap('in');
  const colleague = await createWorker(api, manager);
  expect((await api.call('GET', '/time-clock', { token: colleague.token })).json).toBeNull();
  const { json } = await api.call('GET', '/activity?type=clock', { token: ona.token });
  expect(json.items).toMatchObject([{ action_type: 'clock.in', actor: ona.id }]);
});

test('the planned end of a forgotten entry is offered from an hour after it, and is then stated', async () => {
  // The evening shift, not the long one of the next day.
  await plan('2031-05-21', '18:00', '22:00');
  await plan('2031-05-22', '08:00', '16:00');
  at('2031-05-21T17:55');
  await tap('in');
  at('2031-05-21T22:59');
  expect((await clock()).proposed_end).toBeNull();
  at('2031-05-21T23:00');
  const proposed_end = '2031-05-21T19:00:00.000Z';
  expect(await clock()).toMatchObject({ entry: { is_forgotten: false }, proposed_end });
  at('2031-05-22T14:00');
  expect(await clock()).toMatchObject({ entry: { is_forgotten: true }, proposed_end });
  expect((await tap('out', { ended_at: proposed_end })).status).toBe(200);
  // The manager sees that it was stated when approving the timesheet.
  expect((await entries())[0]).toMatchObject({
    state: 'closed',
    ended_at: proposed_end,
    is_stated: true,
    approved_at: null,
  });
  expect((await clock()).proposed_end).toBeNull();
});

test('without a shift there is nothing to offer', async () => {
  at('2031-05-24T08:00');
  await tap('in');
  at('2031-05-25T08:00');
  expect(await clock()).toMatchObject({ entry: { is_forgotten: true }, proposed_end: null });
});

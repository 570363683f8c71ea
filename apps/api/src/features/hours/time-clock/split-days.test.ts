import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { matchShift } from './match-shift.ts';

let now = Date.parse('2031-05-01T08:00+03:00');
const at = (text: string) => (now = Date.parse(text));

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => api.close());
beforeEach(async () => {
  at('2031-05-01T08:00+03:00');
  manager = await createManager(api);
  const split_days = { least_break: 2, most_break: 6, most_per_week: 3 };
  await asManager('PUT', '/settings/system', { business_rules: { split_days } });
  ona = await createWorker(api, manager, { name: 'Ona', splits_days: true });
});

const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const tap = (kind: string) => api.call('POST', `/time-clock/${kind}`, { token: ona.token });
const clock = async () => (await api.call('GET', '/time-clock/day', { token: ona.token })).json;
const sheet = async (date: string) => (await asManager('GET', `/timesheets?start=${date}&end=${date}`)).json;
const approve = (date: string) => asManager('POST', '/timesheets/approve', { start: date, end: date });
/** Two published parts of one day. */
async function plan(date: string, ...hours: [string, string][]): Promise<void> {
  for (const [start_time, end_time] of hours) {
    const body = { date, start_time, end_time, role: 'cook', employee_id: ona.id };
    const { status, json } = await asManager('POST', '/schedule/shifts', body);
    expect([status, json.warnings.filter(({ severity }: { severity: string }) => severity === 'hard')]).toEqual([
      201,
      [],
    ]);
  }
  const [year, month] = date.split('-').map(Number);
  await asManager('POST', `/schedule/publish?year=${year}&month=${month}`);
}

test('clocking in and out twice a day fits each part; the break between them is neither work nor missing', async () => {
  await plan('2031-05-07', ['07:00', '11:00'], ['17:00', '21:00']);
  at('2031-05-07T07:20+03:00');
  await tap('in');
  expect(await clock()).toMatchObject({ minutes_from_start: 20 });
  at('2031-05-07T11:00+03:00');
  await tap('out');
  at('2031-05-07T16:40+03:00');
  await tap('in');
  expect(await clock()).toMatchObject({ minutes_from_start: -20 });
  at('2031-05-07T21:15+03:00');
  await tap('out');
  expect(await sheet('2031-05-07')).toMatchObject([
    {
      planned_minutes: 240,
      worked_minutes: 220,
      break_minutes: 0,
      late_minutes: 20,
      left_early_minutes: 0,
      shift: { starts_at: '2031-05-07T04:00:00.000Z' },
    },
    {
      planned_minutes: 240,
      worked_minutes: 275,
      before_minutes: 20,
      after_minutes: 15,
      shift: { starts_at: '2031-05-07T14:00:00.000Z' },
    },
  ]);
});

test('who came to one part only misses the other one', async () => {
  await plan('2031-05-07', ['07:00', '11:00'], ['17:00', '21:00']);
  at('2031-05-07T17:00+03:00');
  await tap('in');
  at('2031-05-07T21:00+03:00');
  await tap('out');
  expect(await sheet('2031-05-07')).toMatchObject([
    { state: 'missing', planned_minutes: 240, worked_minutes: 0 },
    { state: 'closed', planned_minutes: 240, worked_minutes: 240, late_minutes: 0 },
  ]);
});

test('both parts are approved, and are eight hours of one day in the working time sheet', async () => {
  await plan('2031-05-07', ['07:00', '11:00'], ['17:00', '21:00']);
  at('2031-05-07T22:00+03:00');
  for (const [from, to] of [
    ['07:00', '11:00'],
    ['17:00', '21:00'],
  ])
    await asManager('POST', '/timesheets', {
      employee_id: ona.id,
      started_at: `2031-05-07T${from}`,
      ended_at: `2031-05-07T${to}`,
      break_minutes: 0,
      reason: 'Pamiršo',
    });
  expect((await approve('2031-05-07')).status).toBe(200);
  const lines = await sheet('2031-05-07');
  expect(lines.map(({ worked_minutes }: { worked_minutes: number }) => worked_minutes)).toEqual([240, 240]);
  expect(lines.every(({ approved_at }: { approved_at: string | null }) => approved_at !== null)).toBe(true);
  const { lines: people } = (await asManager('GET', '/working-time-sheet?year=2031&month=5')).json;
  const day = people[0].cells.find(({ date }: { date: string }) => date === '2031-05-07');
  expect([day.text, people[0].days, people[0].worked_minutes]).toEqual(['8', 1, 480]);
});

test('on the night when the clocks change each part has its real minutes', async () => {
  // On 30 March 2031 the clocks go from 3 to 4: from 1 to 5 o'clock are three hours.
  at('2031-03-01T08:00+02:00');
  await plan('2031-03-30', ['01:00', '05:00'], ['09:00', '12:00']);
  at('2031-03-30T01:00+02:00');
  await tap('in');
  at('2031-03-30T05:00+03:00');
  await tap('out');
  at('2031-03-30T09:00+03:00');
  await tap('in');
  at('2031-03-30T12:00+03:00');
  await tap('out');
  expect(await sheet('2031-03-30')).toMatchObject([
    { planned_minutes: 180, worked_minutes: 180, night_minutes: 180, late_minutes: 0, left_early_minutes: 0 },
    { planned_minutes: 180, worked_minutes: 180, night_minutes: 0, late_minutes: 0, left_early_minutes: 0 },
  ]);
});

test('who begins a part late is not early for the next one', () => {
  const hour = 3_600_000;
  const [morning, afternoon] = [
    { start: 8 * hour, end: 11 * hour },
    { start: 13 * hour, end: 18 * hour },
  ];
  const starting = (clock: number) => matchShift({ start: clock * hour, end: clock * hour }, [morning, afternoon]);
  expect([starting(10.75), starting(11.75), starting(12.9)]).toEqual([morning, afternoon, afternoon]);
});

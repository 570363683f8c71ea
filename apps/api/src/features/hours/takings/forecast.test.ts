import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addDays } from '../../../platform/time/zone.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Up to 2026-06-28, a Sunday; tests run later than that. */
const LAST = '2026-06-28';
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

async function withGuests(weeks: number, valueOf: (weekday: number, hour: number) => number): Promise<TestManager> {
  const manager = await createManager(api);
  const rows = Array.from({ length: weeks * 7 }, (_, at) => addDays(LAST, at - weeks * 7 + 1)).flatMap((date, at) =>
    [9, 10, 11].map((hour) => ({ at: `${date}T${clock(hour)}`, kind: 'guests', value: valueOf((at % 7) + 1, hour) })),
  );
  expect((await api.call('PUT', '/takings', { token: manager.token, body: rows })).status).toBe(200);
  return manager;
}
const forecast = async (manager: TestManager, query: string) =>
  (await api.call('GET', `/takings/forecast?kind=guests&${query}`, { token: manager.token })).json;

test('without anything known, or less than a week, it says so', async () => {
  const none = await createManager(api);
  expect(await forecast(none, 'start=2026-07-01&end=2026-07-31')).toMatchObject({
    method: null,
    reason: 'nothing_known',
    days: [],
  });
  await api.call('PUT', '/takings', { token: none.token, body: [{ at: '2026-06-01', kind: 'guests', value: 3 }] });
  expect((await forecast(none, 'start=2026-07-01&end=2026-07-31')).reason).toBe('too_short');
});

test('no employee reads it, and a wrong range is named', async () => {
  const manager = await createManager(api);
  const { token } = await createWorker(api, manager);
  const path = '/takings/forecast?kind=guests&start=2026-07-01&end=2026-07-02';
  expect((await api.call('GET', path, { token })).json.code).toBe('managers_only');
  const long = await forecast(manager, 'start=2026-07-01&end=2026-12-31');
  expect(Object.keys(long.errors)).toEqual(['end']);
});

test('four weeks of the same: as expected by day and hour, and the error is none', async () => {
  const manager = await withGuests(4, (weekday, hour) => weekday * 10 + hour);
  const read = await forecast(manager, 'start=2026-06-29&end=2026-07-05');
  expect(read).toMatchObject({
    reason: null,
    by: 'hour',
    learnt: { start: '2026-06-01', end: LAST, days: 28 },
    error: { off_by: 0, last_week_off_by: 0 },
  });
  // Monday: 10 + 9, 10 + 10, 10 + 11.
  expect(read.rows.slice(0, 3)).toEqual([
    { at: '2026-06-29T09:00', low: 19, expected: 19, high: 19, why: 'usual' },
    { at: '2026-06-29T10:00', low: 20, expected: 20, high: 20, why: 'usual' },
    { at: '2026-06-29T11:00', low: 21, expected: 21, high: 21, why: 'usual' },
  ]);
  expect(read.days.map(({ expected }: { expected: number }) => expected)).toEqual([60, 90, 120, 150, 180, 210, 240]);
});

test('a closed day has nothing, a public holiday says that it is one, and days that are known are left out', async () => {
  const manager = await withGuests(4, () => 10);
  const closing = { date: '2026-07-02', name: 'Remontas', closed: true };
  await api.call('POST', '/holidays', { token: manager.token, body: closing });
  // 6 July is Lithuania's day of statehood.
  const { days } = await forecast(manager, 'start=2026-06-27&end=2026-07-06');
  expect(days.map(({ date, why }: { date: string; why: string }) => [date, why])).toEqual([
    ['2026-06-29', 'usual'],
    ['2026-06-30', 'usual'],
    ['2026-07-01', 'usual'],
    ['2026-07-02', 'closed'],
    ['2026-07-03', 'usual'],
    ['2026-07-04', 'usual'],
    ['2026-07-05', 'usual'],
    ['2026-07-06', 'holiday'],
  ]);
  expect(days[3]).toMatchObject({ low: 0, expected: 0, high: 0 });
});

test('a value of twenty times the usual is left out', async () => {
  const manager = await withGuests(4, () => 30);
  await api.call('PUT', '/takings', {
    token: manager.token,
    body: [{ at: `${LAST}T10:00`, kind: 'guests', value: 600 }],
  });
  const { rows } = await forecast(manager, 'start=2026-07-05&end=2026-07-05');
  expect(rows.map(({ expected }: { expected: number }) => expected)).toEqual([30, 30, 30]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
});
afterAll(() => api.close());

const put = (rows: object[], token = manager.token) => api.call('PUT', '/takings', { token, body: rows });
const list = async (query: string, token = manager.token) =>
  (await api.call('GET', `/takings?${query}`, { token })).json;
const guests = (at: string, value: number, more: object = {}) => ({ at, kind: 'guests', value, ...more });

test('nobody and no employee records or reads takings', async () => {
  const { token } = await createWorker(api, manager);
  expect((await api.call('PUT', '/takings', { body: [guests('2026-05-04', 1)] })).status).toBe(401);
  expect((await put([guests('2026-05-04', 1)], token)).json.code).toBe('managers_only');
  expect((await list('start=2026-05-04&end=2026-05-04', token)).code).toBe('managers_only');
});

test.each([
  [[], 'body'],
  [[guests('2026-02-30', 1)], '0.at'],
  [[guests('2026-05-04', 1), guests('4.5.2026', 1)], '1.at'],
  [[guests('2026-05-04', -1)], '0.value'],
  [[guests('2026-05-04', 1.234)], '0.value'],
  [[guests('2026-05-04T12:07', 1)], '0.at'],
  // An hour begins on the hour; a quarter of an hour has to say that it is one.
  [[guests('2026-05-04T12:15', 1)], '0.at'],
  [[guests('2026-05-04', 1, { minutes: 60 })], '0.minutes'],
  [[guests('2026-05-04T12:00', 1, { minutes: 20 })], '0.minutes'],
  [[{ at: '2026-05-04', kind: 'cats', value: 1 }], '0.kind'],
  [[guests('2099-05-04', 1)], '0.at'],
  // Midnight is the first hour of the next day.
  [[guests('2026-05-04T24:00', 1)], '0.at'],
  // In the night to 2026-03-29 clocks go from 3:00 to 4:00.
  [[guests('2026-03-29T03:30', 1, { minutes: 30 })], '0.at'],
])('a wrong field is named, and nothing is stored: %j', async (rows, field) => {
  const reply = await put(rows);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
  expect(await list('start=2026-02-01&end=2026-05-31')).toEqual([]);
});

test('what is stored is read by the project alone, the same again changes nothing, another value replaces', async () => {
  const rows = [
    guests('2025-06-02T08:00', 12),
    guests('2025-06-02T09:00', 0),
    { at: '2025-06-02', kind: 'takings', value: -12.5 },
  ];
  const stored = await put(rows);
  expect([stored.status, stored.json.changed]).toEqual([200, 3]);
  const day = 'start=2025-06-02&end=2025-06-02';
  expect(await list(day)).toEqual([
    { at: '2025-06-02T08:00', minutes: 60, kind: 'guests', value: 12, unusual: false },
    { at: '2025-06-02T09:00', minutes: 60, kind: 'guests', value: 0, unusual: false },
    { at: '2025-06-02', minutes: 1440, kind: 'takings', value: -12.5, unusual: false },
  ]);
  expect(await list(day, other.token)).toEqual([]);
  expect((await put(rows)).json.changed).toBe(0);
  expect((await put([guests('2025-06-02T08:00', 13)])).json.changed).toBe(1);
  expect((await list(`${day}&kind=guests`)).map(({ value }: { value: number }) => value)).toEqual([13, 0]);
  const kept = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('taking').select(['value']).where('replaced_at', 'is not', null).execute(),
  );
  expect(kept).toEqual([{ value: 12 }]);
  const [last] = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id', 'desc').limit(1).execute(),
  );
  expect(last).toMatchObject({ action_type: 'takings.stored', details: { start: '2025-06-02', rows: 1 } });
});

test('a till that repeats and reorders: the last of the same time counts', async () => {
  await put([guests('2025-07-01T10:00', 5), guests('2025-07-01T09:00', 4), guests('2025-07-01T10:00', 6)]);
  const rows = await list('start=2025-07-01&end=2025-07-01');
  expect(rows.map(({ at, value }: { at: string; value: number }) => [at, value])).toEqual([
    ['2025-07-01T09:00', 4],
    ['2025-07-01T10:00', 6],
  ]);
});

test('a day known by hours, sent again as a whole, is known as a whole, and the other way round', async () => {
  const day = 'start=2025-07-07&end=2025-07-07';
  await put([guests('2025-07-07T10:00', 5), guests('2025-07-07T11:00', 6)]);
  await put([guests('2025-07-07', 12)]);
  expect((await list(day)).map(({ at }: { at: string }) => at)).toEqual(['2025-07-07']);
  await put([guests('2025-07-07T10:15', 3, { minutes: 15 })]);
  expect((await list(day)).map(({ at }: { at: string }) => at)).toEqual(['2025-07-07T10:15']);
});

test('a day as a whole and by hours at once is refused at the row, also in halves beside hours', async () => {
  for (const second of [guests('2025-07-08T10:00', 5), guests('2025-07-08T10:00', 5, { minutes: 15 })]) {
    const first =
      second.at === '2025-07-08T10:00' && 'minutes' in second ? guests('2025-07-08T11:00', 1) : guests('2025-07-08', 9);
    const reply = await put([first, second]);
    expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, ['1.at']]);
  }
  expect(await list('start=2025-07-08&end=2025-07-08')).toEqual([]);
});

test('what was typed by mistake is taken away, and stays in the history', async () => {
  await put([guests('2025-07-09', 70)]);
  expect((await put([{ at: '2025-07-09', kind: 'guests', value: null }])).json).toEqual({ changed: 1, rows: [] });
  expect(await list('start=2025-07-09&end=2025-07-09')).toEqual([]);
  expect((await put([{ at: '2025-07-09', kind: 'guests', value: null }])).json.changed).toBe(0);
});

test('a program that may only write is answered what it sent, and nothing else', async () => {
  await put([guests('2025-07-10', 70), guests('2025-07-11', 80)]);
  const reply = await put([guests('2025-07-09', 1), guests('2025-07-12', 2)]);
  expect(reply.json.rows.map(({ at }: { at: string }) => at)).toEqual(['2025-07-09', '2025-07-12']);
});

test('the hour that comes twice in a night is two, by its offset; without one the first is meant', async () => {
  await put([guests('2025-10-26T03:00+03:00', 7), guests('2025-10-26T03:00+02:00', 9), guests('2025-10-26T04:00', 1)]);
  await put([guests('2025-10-26T03:00', 8)]);
  const rows = await list('start=2025-10-26&end=2025-10-26');
  expect(rows.map(({ at, value }: { at: string; value: number }) => [at, value])).toEqual([
    ['2025-10-26T03:00', 8],
    ['2025-10-26T03:00', 9],
    ['2025-10-26T04:00', 1],
  ]);
});

test('of the same times sent at once one row counts, as hours or as a day', async () => {
  const sent = ['2025-08-01T10:00', '2025-08-01', '2025-08-01T10:00', '2025-08-01'];
  const replies = await Promise.all(sent.map((at, value) => put([guests(at, value)])));
  for (const { status } of replies) expect(status).toBe(200);
  expect(await list('start=2025-08-01&end=2025-08-01')).toHaveLength(1);
});

test('a value of twenty times the usual is marked', async () => {
  const dates = ['2025-09-01', '2025-09-08', '2025-09-15', '2025-09-22'];
  await put(dates.map((date, index) => guests(date, index === 3 ? 1_000 : 50)));
  const rows = await list('start=2025-09-01&end=2025-09-30');
  expect(rows.map(({ unusual }: { unusual: boolean }) => unusual)).toEqual([false, false, false, true]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addDays } from '../../../platform/time/zone.ts';

let api: TestApp;
let other: TestManager;
const today = new Date().toISOString().slice(0, 10);
/** A Wednesday that is no holiday. */
const date = '2031-03-12';

beforeAll(async () => {
  api = await createTestApp();
  other = await createManager(api, 'Other');
});
afterAll(() => api.close());

/** Five weeks with 30 guests from 9, 10 from 10 and 20 from 11, closed on the weekday of `closed`. */
async function business(closed: string | null = null): Promise<TestManager> {
  const manager = await createManager(api);
  const weekday = (one: string) => new Date(one).getUTCDay();
  const rows = Array.from({ length: 35 }, (_, at) => addDays(today, -1 - at))
    .filter((one) => closed === null || weekday(one) !== weekday(closed))
    .flatMap((one) =>
      [30, 10, 20].map((value, at) => ({ at: `${one}T${['09', '10', '11'][at]}:00`, kind: 'guests', value })),
    );
  expect((await api.call('PUT', '/takings', { token: manager.token, body: rows })).status).toBe(200);
  return manager;
}
const put = (manager: { token: string }, body: object) =>
  api.call('PUT', '/takings/expected', { token: manager.token, body: { kind: 'guests', date, ...body } });
async function forecast(manager: TestManager, on = date, kind = 'guests') {
  const query = `kind=${kind}&start=${on}&end=${on}`;
  const { json } = await api.call('GET', `/takings/forecast?${query}`, { token: manager.token });
  const { expected, why, computed } = json.days[0];
  return { expected, why, computed, hours: json.rows.map((row: { expected: number }) => row.expected) };
}
const asComputed = { expected: 60, why: 'usual', computed: null, hours: [30, 10, 20] };

test('nobody and no employee says what is expected', async () => {
  const { token } = await createWorker(api, other);
  expect((await api.call('PUT', '/takings/expected', { body: { kind: 'guests', date, total: 1 } })).status).toBe(401);
  expect((await put({ token }, { total: 1 })).json.code).toBe('managers_only');
});

test.each([
  [{ total: -1 }, 'total'],
  [{ total: 1.234 }, 'total'],
  [{ date: '2026-02-30', total: 1 }, 'date'],
  [{ date: addDays(today, -3), total: 1 }, 'date'],
  [{ kind: 'cats', total: 1 }, 'kind'],
  [{ total: 1, hours: [{ hour: 9, value: 1 }] }, 'hours'],
  [{ hours: [] }, 'hours'],
  [{ hours: [{ hour: 24, value: 1 }] }, 'hours.0.hour'],
  [{ hours: [{ hour: 9, value: -1 }] }, 'hours.0.value'],
  [
    {
      hours: [
        { hour: 9, value: 1 },
        { hour: 9, value: 2 },
      ],
    },
    'hours.1.hour',
  ],
])('a wrong field is named: %j', async (fields, field) => {
  const reply = await put(other, fields);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('a day that is closed expects nothing, and what is closed later doesn’t either', async () => {
  const manager = await business();
  expect((await put(manager, { total: 90 })).status).toBe(200);
  const closing = { date, name: 'Remontas', closed: true };
  await api.call('POST', '/holidays', { token: manager.token, body: closing });
  expect(await forecast(manager)).toMatchObject({ expected: 0, why: 'closed', computed: null });
  const refused = await put(manager, { total: 80 });
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['date']]);
  expect((await put(manager, {})).json).toEqual({ changed: true });
});

test('a total has the usual hours, hours are as they were typed, and with neither the forecast counts again', async () => {
  const manager = await business();
  expect(await forecast(manager)).toEqual(asComputed);
  expect((await put(manager, { total: 120 })).json).toEqual({ changed: true });
  expect((await put(manager, { total: 120 })).json).toEqual({ changed: false });
  expect(await forecast(manager)).toEqual({ expected: 120, why: 'typed', computed: 60, hours: [60, 20, 40] });
  expect((await forecast(manager, addDays(date, 1))).why).toBe('usual');
  expect(
    (await api.call('GET', `/takings/forecast?kind=orders&start=${date}&end=${date}`, { token: manager.token })).json,
  ).toMatchObject({ days: [] });
  await put(manager, {
    hours: [
      { hour: 20, value: 15 },
      { hour: 9, value: 25 },
    ],
  });
  expect(await forecast(manager)).toEqual({ expected: 40, why: 'typed', computed: 60, hours: [25, 15] });
  await put(other, {});
  expect((await forecast(manager)).expected).toBe(40);
  await put(manager, { total: null, hours: null });
  expect(await forecast(manager)).toEqual(asComputed);
  const history = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id', 'desc').limit(3).execute(),
  );
  expect(history.map(({ action_type, details }) => [action_type, details])).toMatchObject([
    ['takings.expectation_removed', { date, before: { expected: 40 }, after: { expected: null } }],
    [
      'takings.expected',
      {
        before: { expected: 120 },
        after: { expected: 40, hours_expected: ['9:00 25', '20:00 15'], came_in: 'guests' },
      },
    ],
    ['takings.expected', { before: { expected: null }, after: { expected: 120, hours_expected: null } }],
  ]);
});

test('on a weekday that is always closed a total is spread over the hours of the other days', async () => {
  const manager = await business(date);
  expect(await forecast(manager)).toMatchObject({ expected: 0, why: 'closed' });
  await put(manager, { total: 30 });
  expect(await forecast(manager)).toEqual({ expected: 30, why: 'typed', computed: 0, hours: [15, 5, 10] });
});

test('of the same day typed at once by total and by hours one counts', async () => {
  const manager = await business();
  const bodies = [{ total: 50 }, { hours: [{ hour: 9, value: 70 }] }, { total: 50 }, { total: 51 }];
  for (const { status } of await Promise.all(bodies.map((body) => put(manager, body)))) expect(status).toBe(200);
  expect([50, 51, 70]).toContain((await forecast(manager)).expected);
  const stored = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('expected_taking').select('id').execute(),
  );
  expect(stored).toHaveLength(1);
});

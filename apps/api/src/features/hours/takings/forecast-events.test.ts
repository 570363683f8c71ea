import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addDays } from '../../../platform/time/zone.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Up to 2026-06-28, a Sunday; tests run later than that. */
const LAST = '2026-06-28';
const dates = Array.from({ length: 28 }, (_, at) => addDays(LAST, at - 27));

/** Four weeks of the same guests from 9 to 11, but on one date. */
async function withGuests(other: Record<string, number> = {}): Promise<TestManager> {
  const manager = await createManager(api);
  const rows = dates.flatMap((date) =>
    ['09:00', '10:00'].map((time) => ({ at: `${date}T${time}`, kind: 'guests', value: other[date] ?? 50 })),
  );
  expect((await api.call('PUT', '/takings', { token: manager.token, body: rows })).status).toBe(200);
  return manager;
}
const event = async (manager: TestManager, date: string, title: string, takings_percent: number | null) =>
  expect(
    (await api.call('POST', '/events', { token: manager.token, body: { date, title, takings_percent } })).status,
  ).toBe(201);
const forecast = async (manager: TestManager, query: string) =>
  (await api.call('GET', `/takings/forecast?kind=guests&${query}`, { token: manager.token })).json;

test('an event multiplies its day, by day and hour, and says so; two multiply each other', async () => {
  const manager = await withGuests();
  await event(manager, '2026-06-30', 'Mugė', 140);
  await event(manager, '2026-07-01', 'Koncertas', 200);
  await event(manager, '2026-07-01', 'Kelio darbai', 50);
  await event(manager, '2026-07-02', 'Susirinkimas', null);
  const { days, rows } = await forecast(manager, 'start=2026-06-29&end=2026-07-02');
  expect(
    days.map(({ expected, low, high, why, factor, events }: Record<string, unknown>) => [
      [low, expected, high],
      why,
      factor,
      events,
    ]),
  ).toEqual([
    [[100, 100, 100], 'usual', 1, []],
    [[140, 140, 140], 'event', 1.4, [{ title: 'Mugė', percent: 140 }]],
    [
      [100, 100, 100],
      'event',
      1,
      [
        { title: 'Kelio darbai', percent: 50 },
        { title: 'Koncertas', percent: 200 },
      ],
    ],
    [[100, 100, 100], 'usual', 1, []],
  ]);
  expect(rows.filter(({ at }: { at: string }) => at.startsWith('2026-06-30'))).toEqual([
    { at: '2026-06-30T09:00', low: 70, expected: 70, high: 70, why: 'event' },
    { at: '2026-06-30T10:00', low: 70, expected: 70, high: 70, why: 'event' },
  ]);
});

test('a past event is taken out of what is learnt: the next weeks are as usual', async () => {
  // Ten times as many on the last Saturday: without its event they would be left out as a typing error.
  const manager = await withGuests({ '2026-06-27': 500 });
  const marks = async () =>
    (await api.call('GET', '/takings?kind=guests&start=2026-06-27&end=2026-06-27', { token: manager.token })).json.map(
      ({ unusual }: { unusual: boolean }) => unusual,
    );
  expect(await marks()).toEqual([true, true]);
  await event(manager, '2026-06-27', 'Miesto šventė', 1000);
  expect(await marks()).toEqual([false, false]);
  const { days, error } = await forecast(manager, 'start=2026-07-04&end=2026-07-04');
  expect(days).toMatchObject([{ low: 100, expected: 100, high: 100, why: 'usual' }]);
  expect(error).toMatchObject({ off_by: 0, last_week_off_by: 0 });
});

import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { seedDemo } from './seed-demo.ts';

/** Plans the demo's months. */
vi.setConfig({ testTimeout: 300_000 });

let api: TestApp;
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

/** The dates of the shifts that a demo made at this moment offers. All of them are to come. */
async function offeredAt(now: string): Promise<string[]> {
  api = await createTestApp();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  await seedDemo(api.deps.database);
  const { id } = await api.deps.database.direct.selectFrom('project').select('id').executeTakeFirstOrThrow();
  const [shifts, offers] = await api.deps.database.inProject(id, (tx) =>
    Promise.all([
      tx.selectFrom('shift').select('id').execute(),
      // One was decided, so its shift may be over.
      tx.selectFrom('swap_offer').select(['date', 'starts_at']).where('status', '!=', 'rejected').execute(),
    ]),
  );
  expect(shifts.length).toBeGreaterThan(100);
  expect(offers.every(({ starts_at }) => Date.parse(starts_at) > Date.parse(now))).toBe(true);
  return offers.map(({ date }) => date);
}

test('on the last day but one of a month, shifts of the last day are offered', async () => {
  expect(await offeredAt('2026-09-29T09:00:00+03:00')).toEqual(['2026-09-30', '2026-09-30']);
});

test('in the night after the last shift of a month none is offered', async () => {
  expect(await offeredAt('2026-09-30T23:59:00+03:00')).toEqual([]);
});

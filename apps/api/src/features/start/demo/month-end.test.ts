import { monthOf } from '@pamaina/contract';
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

async function publishedMonths(): Promise<string[]> {
  const { id } = await api.deps.database.direct.selectFrom('project').select('id').executeTakeFirstOrThrow();
  const shifts = await api.deps.database.inProject(id, (tx) =>
    tx.selectFrom('shift').select('date').where('status', '=', 'published').execute(),
  );
  return [...new Set(shifts.map(({ date }) => monthOf(date)))].sort();
}

test('eight days before a month the next one has no schedule; offers are of the day after tomorrow', async () => {
  expect(await offeredAt('2026-09-23T09:00:00+03:00')).toEqual(['2026-09-25', '2026-09-25']);
  expect(await publishedMonths()).toEqual(['2026-08', '2026-09']);
});

test('seven days before a month it is published, as DK 115 asks', async () => {
  await offeredAt('2026-09-24T09:00:00+03:00');
  expect(await publishedMonths()).toEqual(['2026-08', '2026-09', '2026-10']);
});

test('in the night after the last shift of a month, shifts of the next one are offered', async () => {
  expect(await offeredAt('2026-09-30T23:59:00+03:00')).toEqual(['2026-10-02', '2026-10-02']);
});

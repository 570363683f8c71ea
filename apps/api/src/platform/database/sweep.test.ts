import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker } from '../../testing/seeds/people.ts';
import { seedTimeEntry } from '../../testing/seeds/seed-time-entry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Tx } from './database.ts';
import { forgetOld } from './sweep.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const NOW = Date.parse('2032-06-15T12:00Z');

test('expired rows are deleted in batches, of every project; history and hours stay', async () => {
  const { database } = api.deps;
  const manager = await createManager(api);
  const worker = await createWorker(api, manager);
  const inProject = <T>(work: (tx: Tx) => Promise<T>) => database.inProject(manager.projectId, work);
  const project_id = manager.projectId;
  const details = JSON.stringify({
    id: 's',
    before: { employee_id: worker.id },
    after: {},
    reason: 'Serga',
    date: '2029-06-10',
  });
  const told = (at: string) => ({
    project_id,
    id: randomUUIDv7(),
    action_type: 'shift.replaced',
    at,
    actor: 'ona',
    details,
  });
  const planning = JSON.stringify({ seconds: 1, curve: [] });
  await inProject(async (tx) => {
    const days = ['2029-06-13T12:00Z', '2029-06-14T12:00Z', '2029-06-15T11:59Z', '2029-06-15T12:01Z'];
    await tx.insertInto('activity').values(days.map(told)).execute();
    await seedTimeEntry(tx, worker.id);
    for (const month of [4, 6])
      await tx.insertInto('schedule_month').values({ project_id, year: 2031, month, proof: null, planning }).execute();
  });
  await forgetOld(database, NOW, 2);
  await inProject(async (tx) => {
    const history = await tx
      .selectFrom('activity')
      .select('details')
      .where('action_type', '=', 'shift.replaced')
      .orderBy('at')
      .execute();
    const short = { id: 's', employee_id: worker.id, date: '2029-06-10' };
    expect(history.map((line) => line.details)).toEqual([short, short, short, JSON.parse(details)]);
    const months = await tx.selectFrom('schedule_month').select(['month', 'planning']).orderBy('month').execute();
    expect(months.map((one) => one.planning !== null)).toEqual([false, true]);
    expect(await tx.selectFrom('time_entry').select('id').execute()).toHaveLength(1);
    expect((await tx.selectFrom('clock_event').select('id').execute()).length).toBeGreaterThan(0);
  });
  // Clock events are deleted by age; years later they are gone, their entry is not.
  await forgetOld(database, Date.parse('2090-01-01T00:00Z'));
  await inProject(async (tx) => {
    expect(await tx.selectFrom('clock_event').select('id').execute()).toEqual([]);
    expect(await tx.selectFrom('time_entry').select('id').execute()).toHaveLength(1);
  });
});

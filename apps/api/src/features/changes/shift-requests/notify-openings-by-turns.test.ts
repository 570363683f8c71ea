import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { publishShifts } from '../../../testing/seeds/publish-shifts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { notifyOpenings } from './notify-openings.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  await createWorker(api, manager, { name: 'Ona' });
});
afterAll(() => api.close());

const waiting = async () => {
  const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('shift_opening').select('shift_id').execute(),
  );
  return rows.map(({ shift_id }) => shift_id).sort();
};

test('of very many open shifts the next hundred are notified first, the rest afterwards', async () => {
  const ids = await publishShifts(api, manager, { count: 104, year: 2036 });
  const tell = () => notifyOpenings(api.deps, api.deps.now());
  await Promise.all([tell(), tell()]);
  expect(await waiting()).toEqual(ids.slice(100).sort());
  await tell();
  expect(await waiting()).toEqual([]);
  const told = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('outbox').select('facts').where('kind', '=', 'shift_open').orderBy('id').execute(),
  );
  expect(told.map(({ facts }) => facts)).toEqual([
    expect.objectContaining({ variant: 'several', count: 100 }),
    expect.objectContaining({ variant: 'several', count: 4 }),
  ]);
});

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
});
afterAll(() => api.close());

const manager = (method: 'GET' | 'POST', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const march = async () =>
  (await manager('GET', '/schedule?start=2032-03-01&end=2032-03-31')).json.shifts.map(
    ({ id, version, warnings }: { id: string; version: number; warnings: unknown[] }) => ({ id, version, warnings }),
  );

test('a step is undone though its rows were kept before shifts had all their columns', async () => {
  const [ona] = cafe.workers;
  const day = { template: 'DAY', role: 'cook', employee_id: ona?.id };
  await manager('POST', '/schedule/shifts', { date: '2032-03-01', ...day });
  await manager('POST', '/schedule/shifts', { date: '2032-03-09', ...day });
  const before = await march();
  const copied = await manager('POST', '/schedule/copy', {
    source_start: '2032-03-01',
    source_end: '2032-03-07',
    target_start: '2032-03-08',
    target_end: '2032-03-14',
  });
  expect(copied.json, copied.text).toMatchObject({ undo_id: expect.any(String) });
  // Columns that must have a value, one that is new and one that is gone.
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  await owner.query("select set_config('app.project_id', $1, false)", [cafe.projectId]);
  const { rowCount } = await owner.query(`
    update draft_snapshot set shifts = (
      select jsonb_agg(one - '{version,violations,cut}'::text[] || '{"colour": "red"}')
      from jsonb_array_elements(shifts) as one)`);
  await owner.end();
  expect(rowCount).toBe(1);
  const restored = await manager('POST', `/schedule/restore/${copied.json.undo_id}`);
  expect(restored.status, restored.text).toBe(200);
  expect(await march()).toEqual(before);
});

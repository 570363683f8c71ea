import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { doDueWork, type DueHandler } from './due-work.ts';

let api: TestApp;
let manager: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  worker = await createWorker(api, manager);
});
afterAll(() => api.close());

const NOW = Date.parse('2031-05-10T09:00:00Z');
const note = (due_at: string | null = null, { projectId } = manager) =>
  api.deps.database.inProject(projectId, (tx) =>
    tx
      .insertInto('due_work')
      .values({ kind: 'employment', ...(due_at !== null && { due_at }) })
      .execute(),
  );
const noted = async (): Promise<string[]> => {
  const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('due_work').select('kind').distinct().orderBy('kind').execute(),
  );
  return rows.map(({ kind }) => kind);
};
const forget = () => api.deps.database.inProject(manager.projectId, (tx) => tx.deleteFrom('due_work').execute());
beforeEach(forget);

/** How often the project was looked at. */
async function looks(now: number, handler: DueHandler = () => Promise.resolve(null)): Promise<number> {
  let count = 0;
  const counting: DueHandler = (tx, at) => {
    count += tx.projectId === manager.projectId ? 1 : 0;
    return handler(tx, at);
  };
  await doDueWork(api.deps, { employment: counting }, now);
  return count;
}

test('a project is looked at when it is due and then when its work says, by one of several processes', async () => {
  await note('2031-05-10T09:00:00Z');
  expect(await looks(NOW - 1)).toBe(0);
  const both = await Promise.all([1, 2].map(() => looks(NOW, () => Promise.resolve('2031-05-10T10:00:00Z'))));
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await looks(NOW + 3_599_000)).toBe(0);
  expect(await looks(NOW + 3_600_000)).toBe(1);
  expect(await looks(NOW + 9e9)).toBe(0);
});

test('what a process claimed and did not do is done by another one after its lease', async () => {
  await note();
  await sql`select claim_due_work('{employment}', ${new Date(NOW).toISOString()}, ${new Date(NOW + 20_000).toISOString()}, 10)`.execute(
    api.deps.database.direct,
  );
  expect(await looks(NOW + 19_000)).toBe(0);
  expect(await looks(NOW + 20_000)).toBe(1);
});

test('work that fails is undone and tried again, and the other projects do not wait for it', async () => {
  const other = await createManager(api, 'Pietūs');
  await note();
  await note(null, other);
  const seen: string[] = [];
  const failing: DueHandler = async (tx) => {
    seen.push(tx.projectId);
    if (tx.projectId === manager.projectId) throw new Error('not today');
    return Promise.resolve(null);
  };
  expect(await looks(NOW, failing)).toBe(1);
  expect(seen).toContain(other.projectId);
  expect(await looks(NOW + 20_000)).toBe(1);
});

test('a change while the work runs is looked at again', async () => {
  await note();
  let isFirst = true;
  const once: DueHandler = async () => {
    if (isFirst) await note();
    isFirst = false;
    return null;
  };
  expect(await looks(NOW, once)).toBe(2);
});

test('whatever moves a due time is noted', async () => {
  const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { status, json } = await api.call(method, path, { token: manager.token, body });
    expect(status, `${method} ${path}: ${JSON.stringify(json)}`).toBeLessThan(300);
    const kinds = await noted();
    await forget();
    return { json, kinds };
  };
  const times = { date: '2031-06-02', start_time: '08:00', end_time: '16:00' };
  const shift = await call('POST', '/schedule/shifts', { ...times, role: 'cook', employee_id: worker.id });
  expect(shift.kinds).toEqual([]);
  expect((await call('POST', '/schedule/publish?year=2031&month=6')).kinds).toEqual(['shift_soon']);
  const { kinds } = await call('PUT', `/employees/${worker.id}/employment/terms`, {
    valid_from: '2031-07-01',
    roles: ['cook'],
  });
  expect(kinds).toEqual(['employment']);
  const kind = await call('POST', '/certificate-kinds', { name: 'Health book' });
  const certificate = await call('POST', '/certificates', {
    employee_id: worker.id,
    kind_id: kind.json.id,
    valid_until: '2031-09-01',
  });
  expect(certificate.kinds).toEqual(['certificate']);
  await api.deps.database.inProject(manager.projectId, (tx) => tx.deleteFrom('certificate').execute());
  expect(await noted()).toEqual(['certificate']);
  await forget();
  await api.call('POST', '/time-clock/in', { token: worker.token });
  expect(await noted()).toEqual(['clock_forgotten']);
  await forget();
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('shift').set({ employee_id: null }).execute(),
  );
  expect(await noted()).toEqual(['clock_forgotten']);
  await forget();
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('project').set({ time_zone: 'Europe/London' }).where('id', '=', manager.projectId).execute(),
  );
  expect(await noted()).toEqual(['certificate', 'clock_forgotten', 'employment', 'shift_soon']);
});

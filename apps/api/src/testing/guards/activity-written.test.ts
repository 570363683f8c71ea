import { allEndpoints, type AnyEndpoint } from '@pamaina/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findRoutes } from '../../platform/http/find-routes.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { createManager, createWorker, type TestManager } from '../seeds/people.ts';
import { sampleOf } from '../seeds/sample-of.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Every endpoint is called many times: a busy machine is slow. */
vi.setConfig({ testTimeout: 300_000 });

/**
 * Tables written without a user's change: the history itself, jobs, proposals and files that change nothing yet, a
 * month's lock, notifications, and what counts writes and due times.
 */
const NO_CHANGE = new Set([
  'activity',
  'activity_link',
  'attachment',
  'generation',
  'solve',
  'repair',
  'scenario',
  'schedule_month',
  'timesheet_month',
  'outbox',
  'notification',
  'project_write',
  'due_work',
]);
const ORDER = ['POST', 'PUT', 'DELETE'];

let api: TestApp;
let manager: TestManager;
let worker: { id: string; token: string };
let writes: AnyEndpoint[];
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  worker = await createWorker(api, manager);
  const bound = new Set((await findRoutes()).map(({ endpoint }) => endpoint));
  // An employee is deleted last: everything else references it.
  const rank = ({ method, path }: AnyEndpoint) => ORDER.indexOf(method) + (path === '/employees/{id}' ? 0.5 : 0);
  writes = allEndpoints
    .filter((endpoint) => bound.has(endpoint) && endpoint.project && endpoint.method !== 'GET')
    .sort((a, b) => rank(a) - rank(b));
  await api.call('POST', '/templates', {
    token: manager.token,
    body: { name: 'DAY', start_time: '08:00', end_time: '16:00' },
  });
});
afterAll(() => api.close());

test('anyone who changes something of a project is found in its history', async () => {
  const silent: string[] = [];
  let changed = 0;
  for (const endpoint of writes) {
    const before = await snapshot();
    if (!(await succeeds(endpoint))) continue;
    const after = await snapshot();
    if (after.rows === before.rows) continue;
    changed += 1;
    if (after.activities === before.activities) silent.push(`${endpoint.method} ${endpoint.path}`);
  }
  expect(silent).toEqual([]);
  expect(changed).toBeGreaterThan(20);
});

/** Calls an endpoint with valid samples, on all rows of the project, until one call succeeds. */
async function succeeds(endpoint: AnyEndpoint): Promise<boolean> {
  const tokens = endpoint.role === 'employee' ? [worker.token] : [manager.token, worker.token];
  const body = endpoint.body && own(sampleOf(endpoint.body));
  for (const params of await paramsOf(endpoint))
    for (const token of tokens) {
      const { status } = await callEndpoint(api, endpoint, { token, params, body });
      if (status < 300) return true;
    }
  return false;
}

async function paramsOf({ params }: AnyEndpoint): Promise<Record<string, unknown>[]> {
  if (!params) return [{}];
  const [name = ''] = Object.keys(sampleOf(params) as object);
  const { keys } = await snapshot();
  return keys.map((key) => ({ [name]: key })).filter((candidate) => params.safeParse(candidate).success);
}

/** A sample that names a template or an employee names an existing one. */
function own(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(own);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if (field === 'template') return [field, 'DAY'];
      return [field, field === 'employee_id' && inner !== null ? worker.id : own(inner)];
    }),
  );
}

/** Every row of the project, as one text; the number of activities; and the keys of all rows. */
function snapshot(): Promise<{ rows: string; activities: number; keys: string[] }> {
  return api.deps.database.inProject(manager.projectId, async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id'
      where c.relkind = 'r' and c.relrowsecurity order by c.relname`.execute(tx);
    const all: Record<string, unknown>[] = [];
    let activities = 0;
    for (const { name } of tables) {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(tx);
      if (name === 'activity') activities = rows.length;
      if (!NO_CHANGE.has(name)) all.push(...rows.map(({ row }) => row));
    }
    const keys = all.flatMap(({ id, name, date }) => [id, name, date]).filter((key) => typeof key === 'string');
    return { rows: JSON.stringify(all), activities, keys: [...new Set(keys)] };
  });
}

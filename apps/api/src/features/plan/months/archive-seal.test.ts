import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { urlFor } from '../../../platform/database/bootstrap.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { publishShifts } from '../../../testing/seeds/publish-shifts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let superuser: pg.Client;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api, 'Seals');
  const database = new URL(api.database.ownerUrl).pathname.slice(1);
  superuser = new pg.Client({ connectionString: urlFor(inject('testServer').superuserUrl, { database }) });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await api.close();
});

interface Published {
  id: string;
  month: number;
  version: number;
}

const get = async (path: string, token = manager.token) => (await api.call('GET', path, { token })).json;

/** The published months of a project, earliest of the year first. */
async function months(token = manager.token): Promise<Published[]> {
  const list: Published[] = await get('/schedule/history', token);
  return list.toSorted((one, other) => one.month - other.month);
}

/** By month, whether it is reported as unchanged. */
const intact = async (token = manager.token): Promise<boolean[]> =>
  Promise.all((await months(token)).map(async ({ id }) => (await get(`/schedule/history/${id}`, token)).intact));

const table = async () =>
  (await superuser.query('select md5(string_agg(archive::text, chr(10) order by id)) from archive')).rows;

test('the application cannot change, remove or seal a published month, whatever is tried', async () => {
  const worker = await createWorker(api, manager, { name: 'Žydrė Šė' });
  await publishShifts(api, manager, { count: 30, year: 2031, employee_id: worker.id });
  const [first] = await months();
  const before = await table();
  const columns =
    'id year month version published_at published_by shifts entries place secrets who_secrets marks who_marks seal project_id'.split(
      ' ',
    );
  const statements = [
    ...columns.map((column) => `update archive set ${column} = ${column}`),
    'delete from archive',
    'truncate archive',
    'alter table archive disable trigger all',
    'drop trigger seal on archive',
    'alter table archive no force row level security',
    "set session_replication_role = 'replica'; update archive set shifts = 0",
    'set role pamaina_owner; delete from archive',
    'insert into archive select * from archive',
    'insert into archive select * from archive on conflict (project_id, id) do update set shifts = 0',
    'merge into archive using archive as other on archive.id = other.id when matched then delete',
    'select from archive for update',
  ];
  for (const statement of statements)
    await expect(
      api.deps.database.inProject(manager.projectId, (tx) => sql.raw(statement).execute(tx)),
      statement,
    ).rejects.toThrow();
  const calls = (['POST', 'PUT', 'DELETE'] as const).flatMap((method) =>
    ['/schedule/history', `/schedule/history/${first?.id}`, `/schedule/history/${first?.id}/entries`].map(
      (path) => [method, path] as const,
    ),
  );
  for (const [method, path] of calls)
    expect([404, 405, 422], `${method} ${path}`).toContain(
      (await api.call(method, path, { token: manager.token, body: {} })).status,
    );
  expect(await table()).toEqual(before);
  console.log(`archive: ${statements.length} statements and ${calls.length} calls, 0 changes`);
});

test('what is changed behind the application shows in that month and in all published after it', async () => {
  const own = await createManager(api, 'Altered');
  const worker = await createWorker(api, own, { name: 'Worker' });
  await publishShifts(api, own, { count: 80, year: 2032, employee_id: worker.id });
  expect(await intact(own.token)).toEqual([true, true, true, true]);
  const [, second, third] = await months(own.token);
  const changes = [
    'set entries = entries - 0',
    `set entries = jsonb_set(entries, '{0,end_time}', '"23:00"')`,
    `set entries = jsonb_set(entries, '{0,employee_name}', '"Somebody"')`,
    'set entries = entries || (entries -> 0)',
    `set published_at = published_at + interval '1 day'`,
    'set shifts = shifts + 1',
    'set secrets[1] = null',
    `set entries = jsonb_set(entries, '{0}', entries -> 0 || '{"employee_id": null, "end_time": "23:00"}')`,
    `set entries = jsonb_set(entries, '{0}', entries -> 0 || '{"employee_id": null, "employee_name": "Somebody"}')`,
    `set who_secrets[1] = null`,
    `set marks[1] = repeat('0', 64)`,
  ];
  for (const change of changes) {
    const { rows } = await superuser.query('select * from archive where id = $1', [second?.id]);
    await superuser.query(`update archive ${change} where id = $1`, [second?.id]);
    const seen = await intact(own.token);
    expect([seen[0], seen[1]], change).toEqual([true, false]);
    // The chain itself is intact where only a month's own shifts no longer match it.
    if (/published_at|shifts \+|marks/.test(change)) expect(seen.slice(2), change).toEqual([false, false]);
    const { entries, shifts, published_at, secrets, who_secrets, marks } = rows[0];
    await superuser.query(
      'update archive set entries = $2, shifts = $3, published_at = $4, secrets = $5, who_secrets = $6, marks = $7 where id = $1',
      [second?.id, JSON.stringify(entries), shifts, published_at, secrets, who_secrets, marks],
    );
    expect(await intact(own.token), change).toEqual([true, true, true, true]);
  }
  await superuser.query('delete from archive where id = $1', [third?.id]);
  expect(await intact(own.token)).toEqual([true, true, false]);
});

test('erasing a person keeps the seals, and the secrets of their shifts go', async () => {
  const own = await createManager(api, 'Erased');
  const worker = await createWorker(api, own, { name: 'Žilvinas Ž.' });
  await publishShifts(api, own, { count: 30, year: 2033, employee_id: worker.id });
  await api.call('DELETE', `/employees/${worker.id}`, { token: own.token });
  const [leaver] = await get('/employees/former', own.token);
  expect((await api.call('POST', `/employees/former/${leaver.id}/erase`, { token: own.token })).status).toBe(204);
  const [first] = await months(own.token);
  const { entries, seal } = await get(`/schedule/history/${first?.id}`, own.token);
  expect(entries[0].employee_name).toBe(`Employee #${leaver.number}`);
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(await intact(own.token)).toEqual([true, true]);
  const { rows } = await superuser.query('select who_secrets from archive where project_id = $1', [own.projectId]);
  expect(new Set(rows.flatMap(({ who_secrets }) => who_secrets))).toEqual(new Set([null]));
  await superuser.query(
    `update archive set entries = jsonb_set(entries, '{0,end_time}', '"23:00"') where project_id = $1 and id = $2`,
    [own.projectId, first?.id],
  );
  expect((await intact(own.token))[0]).toBe(false);
});

// As many as can run and wait for their turn (`dearTurns`).
test('months published at once follow one another', async () => {
  const own = await createManager(api, 'At once');
  for (let month = 1; month <= 7; month += 1)
    await api.call('POST', '/schedule/shifts', {
      token: own.token,
      body: { date: `2034-0${month}-02`, start_time: '10:00', end_time: '12:00', role: 'cook' },
    });
  const replies = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((month) =>
      api.call('POST', `/schedule/publish?year=2034&month=${month}`, { token: own.token }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect(await intact(own.token)).toEqual(Array(7).fill(true));
});

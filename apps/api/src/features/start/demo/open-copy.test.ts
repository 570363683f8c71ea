import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManager, signIn } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eraseCopies } from './erase-copies.ts';
import { COPIES_MAX, NETWORK_MAX } from './open-copy.ts';
import { DEMO_MANAGER, DEMO_PASSWORD, seedDemo } from './seed-demo.ts';

/** Generates the demo's months. */
vi.setConfig({ testTimeout: 300_000 });

const HOUR = 60 * 60 * 1000;

let api: TestApp;
let now = Date.now();
/** Tests make more copies than a visitor does. */
let areCounted = false;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  const { limits } = api.deps;
  const takeAll: typeof limits.takeAll = (keys, stop) =>
    areCounted
      ? limits.takeAll(keys, stop)
      : limits.takeAll(
          keys.map((one) => ({ ...one, below: Infinity })),
          Infinity,
        );
  api.deps.limits = { ...limits, takeAll };
  api.deps.hasDemo = true;
  await seedDemo(api.deps.database);
});
afterAll(() => api.close());

const open = async (language = 'en') => {
  const reply = await api.call('POST', '/demo', { headers: { 'accept-language': language } });
  expect(reply.status).toBe(201);
  return reply.json.access_token as string;
};
const read = async (token: string, path: string) => (await api.call('GET', path, { token })).json;
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();
const copies = async () => {
  const { rows } = await sql<{ id: string }>`select id from project where demo_network is not null order by id`.execute(
    api.deps.database.direct,
  );
  return rows.map(({ id }) => id);
};

test('where there is no demo there are no copies of it', async () => {
  api.deps.hasDemo = false;
  const refused = await api.call('POST', '/demo');
  api.deps.hasDemo = true;
  expect([refused.status, refused.json.code]).toEqual([404, 'not_found']);
});

test('a visitor has a café of their own, in their language, as its manager', async () => {
  const [english, lithuanian] = [await open('en'), await open('lt')];
  const me = await read(english, '/users/me');
  expect(me).toMatchObject({ role: 'manager', is_demo: true, projects: [{ name: 'Rytas', description: 'Café' }] });
  expect(me.username).toMatch(/^demo-[\da-z]{6}$/);
  expect(Date.parse(me.demo_until) - Date.now()).toBeGreaterThan(23 * HOUR);
  expect((await read(lithuanian, '/users/me')).projects[0].description).toBe('Kavinė');
  const templates = [
    'Day',
    'Evening',
    'Evening peak',
    'Lunch',
    'Morning',
    'Peak',
    'Weekend evening',
    'Weekend morning',
  ];
  expect(namesOf(await read(english, '/templates'))).toEqual(templates);
  expect(namesOf(await read(lithuanian, '/templates'))).toContain('Rytas');
  const [people, others] = [await read(english, '/employees'), await read(lithuanian, '/employees')];
  expect(people).toHaveLength(12);
  const ona = people.find(({ name }: { name: string }) => name === 'Ona Petraitė');
  expect(ona).toMatchObject({ roles: ['shift lead', 'barista'], department: 'Hall' });
  expect(ona.id).toMatch(/^ona-[\da-z]{6}$/);
  const roles = others.find(({ name }: { name: string }) => name === 'Ona Petraitė').roles;
  expect(roles).toEqual(['pamainos vadovas (-ė)', 'barista']);
  const ids = new Set([...people, ...others].map(({ id }: { id: string }) => id));
  expect(ids.size).toBe(24);
  const year = Temporal.Now.plainDateISO('Europe/Vilnius').year;
  const holidays = await read(english, `/holidays?year=${year}`);
  expect(JSON.stringify(holidays)).toContain('Christmas Eve');
  const { text } = await api.call('GET', `/schedule?year=${year}&month=${Temporal.Now.plainDateISO().month}`, {
    token: english,
  });
  expect(text).not.toContain('⟦');
});

test('a copy holds what the demo holds, table by table', async () => {
  const token = await open();
  const [{ id: copy }] = (await read(token, '/users/me')).projects;
  const shared = await signIn(api, DEMO_MANAGER, DEMO_PASSWORD);
  const [{ id: demo }] = await read(shared, '/projects');
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'project_id' and table_name <> 'session' and table_name in
      (select tablename from pg_tables where schemaname = 'public')`.execute(api.deps.database.direct);
  const counts = async (id: string) =>
    api.deps.database.inProject(id, async (tx) => {
      const found: Record<string, number> = {};
      for (const { name } of tables) {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from ${sql.table(name)} where project_id = ${id}`.execute(tx);
        found[name] = rows[0]?.n ?? 0;
      }
      return found;
    });
  const held = await counts(demo);
  expect(held).toMatchObject({ employee: 12, template: 8, account: 12, wish: 4 });
  // Two are offered, and one more was decided.
  expect(held['swap_offer']).toBe(3);
  expect(await counts(copy)).toEqual(held);
});

test('a copy has a year of takings by hour, from which a month is forecast', async () => {
  const token = await open();
  const today = Temporal.Now.plainDateISO('Europe/Vilnius');
  const day = (days: number) => today.add({ days }).toString();
  const rows = await read(token, `/takings?start=${day(-365)}&end=${day(0)}`);
  const dates = new Set(rows.map(({ at }: { at: string }) => at.slice(0, 10)));
  // Closed on four days of the year, or three where 24 to 26 December are the day before it began.
  expect(dates.size).toBeGreaterThanOrEqual(361);
  expect(dates.has(day(-1))).toBe(true);
  expect(dates.has(day(0))).toBe(false);
  expect(rows.filter(({ unusual }: { unusual: boolean }) => unusual)).toEqual([]);
  const forecast = await read(token, `/takings/forecast?kind=guests&start=${day(0)}&end=${day(30)}`);
  expect(forecast).toMatchObject({ reason: null, by: 'hour' });
  expect(forecast.days).toHaveLength(31);
  expect(forecast.error.share_missed).toBeLessThan(forecast.error.last_week_share_missed);
});

test('visitors see nothing of each other, and none has a password', async () => {
  const [one, other] = [await open(), await open()];
  const [{ id }] = await read(one, '/employees');
  expect((await api.call('DELETE', `/employees/${id}`, { token: other })).status).toBe(404);
  expect((await api.call('DELETE', `/employees/${id}`, { token: one })).status).toBe(204);
  expect(await read(one, '/employees')).toHaveLength(11);
  expect(await read(other, '/employees')).toHaveLength(12);
  const { username } = await read(one, '/users/me');
  for (const password of [DEMO_PASSWORD, '', 'A'.repeat(22)]) {
    const form = new URLSearchParams({ username, password }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const refused = await api.app.inject({ method: 'POST', url: '/api/token', headers, payload: form });
    expect(refused.statusCode).toBeGreaterThanOrEqual(401);
  }
});

test('the manager looks at it as an employee and goes back; in another business there is no such way', async () => {
  const token = await open();
  const become = (role: string, by: string) => api.call('POST', '/demo/role', { token: by, body: { role } });
  const employee = (await become('employee', token)).json.access_token;
  expect(await read(employee, '/users/me')).toMatchObject({ role: 'employee', is_demo: true });
  expect((await read(employee, '/users/me')).employee_id).toMatch(/^ona-/);
  const manager = (await become('manager', employee)).json.access_token;
  expect((await read(manager, '/users/me')).username).toBe((await read(token, '/users/me')).username);
  const { token: stranger } = await createManager(api, 'Other');
  expect((await become('employee', stranger)).status).toBe(404);
  expect((await become('owner', token)).status).toBe(422);
});

test('a copy is erased when its day is over, with its accounts, and no other project is', async () => {
  const { token: stranger } = await createManager(api, 'Another');
  const token = await open();
  const { username } = await read(token, '/users/me');
  const countAccounts = () =>
    api.deps.database.direct.selectFrom('account').select('id').where('username', '=', username).execute();
  await eraseCopies({ ...api.deps, now: () => Date.now() + 23 * HOUR });
  expect((await api.call('GET', '/employees', { token })).status).toBe(200);
  await eraseCopies({ ...api.deps, now: () => Date.now() + 25 * HOUR });
  expect((await api.call('GET', '/employees', { token })).status).toBe(401);
  expect(await countAccounts()).toEqual([]);
  expect(await copies()).toEqual([]);
  const left = await api.deps.database.direct
    .selectFrom('identity')
    .select('key')
    .where('key', 'like', 'ona-%')
    .execute();
  expect(left).toEqual([]);
  expect((await api.call('GET', '/employees', { token: stranger })).status).toBe(200);
  expect(await read(await signIn(api, DEMO_MANAGER, DEMO_PASSWORD), '/projects')).toHaveLength(1);
});

test('of one network so many copies live; then the oldest that is not in use goes, or there is none', async () => {
  for (let copy = 0; copy < NETWORK_MAX; copy += 1) await open();
  const [oldest] = await copies();
  const refused = await api.call('POST', '/demo', { headers: { 'accept-language': 'lt' } });
  expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([429, 'demo_busy', '600']);
  expect(refused.json.detail).toContain('po kelių minučių');
  now = Date.now() + HOUR;
  await open();
  expect(await copies()).toHaveLength(NETWORK_MAX);
  expect(await copies()).not.toContain(oldest);
});

test('in all so many copies live, wherever they come from', async () => {
  now = Date.now();
  await sql`insert into project (id, name, demo_network)
    select gen_random_uuid(), 'copy', 'network ' || n from generate_series(1, ${COPIES_MAX}) as n`.execute(
    api.deps.database.direct,
  );
  await sql`delete from project where demo_network = (select demo_network from project where demo_network !~ 'network' limit 1)`.execute(
    api.deps.database.direct,
  );
  expect((await api.call('POST', '/demo')).json.code).toBe('demo_busy');
  await api.deps.database.direct.deleteFrom('project').where('demo_network', '=', 'network 1').execute();
  await open();
});

test('a network that took them all gives way to a visitor from elsewhere', async () => {
  await api.deps.database.direct.deleteFrom('project').where('demo_network', 'is not', null).execute();
  await sql`insert into project (id, name, demo_network)
    select gen_random_uuid(), 'copy', 'network ' || n / 20 from generate_series(0, ${COPIES_MAX - 1}) as n`.execute(
    api.deps.database.direct,
  );
  await open();
  expect(await copies()).toHaveLength(COPIES_MAX);
});

test('several visitors at once each get one; who asks too often proves that they mean it', async () => {
  await api.deps.database.direct.deleteFrom('project').where('demo_network', 'is not', null).execute();
  expect(new Set(await Promise.all([1, 2, 3].map(() => open()))).size).toBe(3);
  areCounted = true;
  const refused = await api.call('POST', '/demo');
  expect([refused.status, refused.json.code]).toEqual([429, 'proof_required']);
  expect(await copies()).toHaveLength(3);
});

test('once half of the copies are taken, each new one costs a proof of work, which counts once', async () => {
  await api.deps.database.direct.deleteFrom('project').where('demo_network', 'is not', null).execute();
  await sql`insert into project (id, name, demo_network)
    select gen_random_uuid(), 'copy', 'network ' || n from generate_series(1, ${COPIES_MAX / 2 - 1}) as n`.execute(
    api.deps.database.direct,
  );
  await sql`delete from limit_window`.execute(api.deps.database.direct);
  areCounted = true;
  await open();
  const refused = await api.call('POST', '/demo');
  expect([refused.status, refused.json.code]).toEqual([429, 'proof_required']);
  const proof = solved(refused.json.challenge);
  const headers = { 'x-proof-of-work': proof };
  expect((await api.call('POST', '/demo', { headers })).status).toBe(201);
  expect((await api.call('POST', '/demo', { headers })).json.code).toBe('proof_required');
});

/** As a browser finds it. */
function solved(challenge: string): string {
  const most = 2 ** (32 - Number(challenge.split('.')[0]));
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}:${number}`;
    if (createHash('sha256').update(proof).digest().readUInt32BE(0) < most) return proof;
  }
}

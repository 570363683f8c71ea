import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCafe, type TestCafe } from '../seeds/cafe.ts';
import { createMember } from '../seeds/people.ts';
import { seedTenant } from '../seeds/seed-tenant.ts';
import { statementsOf } from '../count-statements.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

let api: TestApp;
let cafe: TestCafe;
let owner: pg.Client;
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-13T09:00:00Z');
  cafe = await createCafe(api);
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.close();
});

const MAY = 'start=2031-05-01&end=2031-05-31';
const READS = {
  month: `/schedule?${MAY}`,
  summary: `/schedule/summary?${MAY}`,
  violations: `/schedule/summary/violations?${MAY}`,
  timesheets: `/timesheets?${MAY}`,
};
type Name = keyof typeof READS;
const names = Object.keys(READS) as Name[];

const ask = (name: Name, { token = cafe.token, headers = {} as Record<string, string> } = {}) =>
  api.call('GET', READS[name], { token, headers });

/** All of them, for a manager and for an employee where they may see them. */
async function answers() {
  const [ona] = cafe.workers;
  const asked = [
    ...names.map((name) => ({ name, token: cafe.token })),
    { name: 'month' as const, token: ona?.token ?? '' },
    { name: 'timesheets' as const, token: ona?.token ?? '' },
  ];
  return Promise.all(
    asked.map(async ({ name, token }) => {
      const { status, text, headers } = await ask(name, { token });
      expect(status, text).toBe(200);
      return { name, text, etag: String(headers['etag']) };
    }),
  );
}

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = cafe.token) =>
  api.call(method, path, { token, ...(body && { body }) });

test('a reader who has the answer gets 304 without a body, by one statement; others get the answer', async () => {
  for (const name of names) {
    const first = await ask(name);
    const etag = String(first.headers['etag']);
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    });
    const known = { headers: { 'if-none-match': `"other", ${etag}` } };
    expect(await ask(name, known)).toMatchObject({ status: 304, text: '' });
    expect((await ask(name, known)).headers).toMatchObject({ etag, 'cache-control': 'no-store' });
    expect(await statementsOf(() => ask(name, known))).toHaveLength(1);
    expect(await ask(name, { headers: { 'if-none-match': '"other"' } })).toMatchObject({
      status: 200,
      text: first.text,
    });
    // The answer that was made before, by the same statement.
    expect(await statementsOf(() => ask(name))).toHaveLength(1);
    expect((await ask(name)).text).toBe(first.text);
  }
});

test('a session that has ended, another project and another reader never get 304', async () => {
  const { headers } = await ask('month');
  const known = { 'if-none-match': String(headers['etag']) };
  const lead = await createMember(api, cafe, { role: 'lead' });
  const other = await createCafe(api, 1);
  for (const token of [cafe.workers[0]?.token, lead.token, other.token])
    expect((await api.call('GET', READS.month, { token, headers: known })).status).not.toBe(304);
  for (const more of [{ 'accept-language': 'lt' }, { 'accept-language': 'en;q=0.1, lt' }])
    expect((await api.call('GET', READS.month, { token: cafe.token, headers: { ...known, ...more } })).status).toBe(
      200,
    );
  expect((await api.call('GET', READS.month, { headers: known })).status).toBe(401);
  const sick = await createMember(api, cafe, { role: 'manager' });
  const own = await api.call('GET', READS.month, { token: sick.token });
  const again = { 'if-none-match': String(own.headers['etag']) };
  expect((await api.call('GET', READS.month, { token: sick.token, headers: again })).status).toBe(304);
  await send('DELETE', `/project/members/${sick.account}`);
  expect((await api.call('GET', READS.month, { token: sick.token, headers: again })).status).not.toBe(304);
  expect((await api.call('DELETE', '/token', { token: other.token })).status).toBeLessThan(300);
  expect((await api.call('GET', READS.month, { token: other.token, headers: known })).status).toBe(401);
});

test('a day later, and for hours that still run a minute later, it is asked for anew', async () => {
  const { now } = api.deps;
  const etags = async () => Promise.all(names.map(async (name) => String((await ask(name)).headers['etag'])));
  const before = await etags();
  api.deps.now = () => now() + 60_000;
  const minute = await etags();
  expect(minute.map((etag, index) => etag === before[index])).toEqual([true, true, true, false]);
  api.deps.now = () => now() + 24 * 3_600_000;
  const day = await etags();
  expect(day.map((etag, index) => etag === before[index])).toEqual([false, false, false, false]);
  // Hours of days that are over don't run.
  api.deps.now = () => now() + 40 * 24 * 3_600_000;
  const over = await etags();
  api.deps.now = () => now() + 40 * 24 * 3_600_000 + 60_000;
  expect(await etags()).toEqual(over);
  api.deps.now = now;
});

test('a page of hours is a part of the whole list, which is made once', async () => {
  const [ona] = cafe.workers;
  for (const day of ['01', '02', '03'])
    await made('/timesheets', {
      employee_id: ona?.id,
      started_at: `2031-04-${day}T05:00Z`,
      ended_at: `2031-04-${day}T13:00Z`,
      break_minutes: 30,
      reason: 'Forgot',
    });
  const path = '/timesheets?start=2031-04-01&end=2031-04-30';
  const whole = await api.call('GET', path, { token: cafe.token });
  expect(whole.headers['x-total-count']).toBe('3');
  expect(whole.json.map(({ date }: { date: string }) => date)).toEqual(['2031-04-01', '2031-04-02', '2031-04-03']);
  const page = (query: string, headers = {}) => api.call('GET', `${path}&${query}`, { token: cafe.token, headers });
  expect((await page('page_size=2')).json).toEqual(whole.json.slice(0, 2));
  expect((await page('page=1')).json).toEqual(whole.json);
  const second = await page('page=2&page_size=2');
  expect(second.json).toEqual(whole.json.slice(2));
  expect(second.headers['x-total-count']).toBe('3');
  expect((await page('page=3&page_size=2')).json).toEqual([]);
  expect(await statementsOf(() => page('page_size=2&page=1'))).toHaveLength(1);
  expect((await page('page=2&page_size=2', { 'if-none-match': String(second.headers['etag']) })).status).toBe(304);
  expect((await page('page_size=2', { 'if-none-match': String(second.headers['etag']) })).status).toBe(200);
  expect((await page('page_size=251')).status).toBe(422);
});

/** What is written, and whether it changes any of the answers. */
const WRITES: [what: string, write: () => Promise<unknown>][] = [
  [
    'a shift is made',
    () =>
      made('/schedule/shifts', { date: '2031-05-14', role: 'cook', employee_id: cafe.workers[0]?.id, template: 'DAY' }),
  ],
  [
    'a shift before today',
    () =>
      made('/schedule/shifts', { date: '2031-05-05', role: 'cook', employee_id: cafe.workers[1]?.id, template: 'DAY' }),
  ],
  [
    'an open shift',
    () => made('/schedule/shifts', { date: '2031-05-15', role: 'cook', employee_id: null, template: 'DAY' }),
  ],
  [
    'a shift moves',
    () => changed({ date: '2031-05-16', role: 'cook', employee_id: cafe.workers[1]?.id, template: 'DAY' }),
  ],
  [
    'a shift is pinned',
    () =>
      changed({ date: '2031-05-16', role: 'cook', employee_id: cafe.workers[1]?.id, template: 'DAY', pinned: true }),
  ],
  ['an event', () => made('/events', { date: '2031-05-20', title: 'Degustacija' })],
  ['a comment', () => made('/comments', { date: '2031-05-20', comment: 'Daug svečių' })],
  ['a holiday of the business', () => made('/holidays', { date: '2031-05-21', name: 'Gimtadienis' })],
  ['a note', () => made('/shift-notes', { date: '2031-05-14', note: 'Delivery at 10' })],
  ['a requirement', () => made('/requirements', { template: 'DAY', role: 'cook', count: 2, weekday: 7 })],
  [
    'a template',
    () => made('/templates', { name: 'EVE', start_time: '14:00', end_time: '22:00', break_minutes: 30, color: 'blue' }),
  ],
  ['an employee', () => made('/employees', { id: `etag-${process.pid}`, name: 'Žygis Ąžuolas', roles: ['cook'] })],
  ['the month is published', () => send('POST', '/schedule/publish?year=2031&month=5', {})],
  ['somebody clocks in', () => send('POST', '/time-clock/in', {}, cafe.workers[0]?.token)],
  ['and out', () => send('POST', '/time-clock/out', {}, cafe.workers[0]?.token)],
  [
    'a manager adds hours',
    () =>
      made('/timesheets', {
        employee_id: cafe.workers[1]?.id,
        started_at: '2031-05-05T05:00Z',
        ended_at: '2031-05-05T13:00Z',
        break_minutes: 30,
        reason: 'Forgot',
      }),
  ],
  ['hours are approved', () => send('POST', '/timesheets/approve', { start: '2031-05-01', end: '2031-05-10' })],
  [
    'an illness',
    () =>
      made('/schedule/repair', { employee_id: cafe.workers[1]?.id, start: '2031-05-16' }).then(({ json }) =>
        send('POST', `/schedule/repair/${json.id}/apply`),
      ),
  ],
  ['the month is amended', () => made('/schedule/amend?year=2031&month=5', {})],
];

let lastShift = '';
async function made(path: string, body: object) {
  const reply = await send('POST', path, body);
  expect(reply.status, `${path} ${reply.text}`).toBeLessThan(300);
  if (path === '/schedule/shifts') lastShift = reply.json.id;
  return reply;
}
const changed = (body: object) => put(`/schedule/${lastShift}`, body);
async function put(path: string, body: object) {
  const reply = await send('PUT', path, body);
  expect(reply.status, `${path} ${reply.text}`).toBe(200);
}

test.each(WRITES)('%s: each answer that reads otherwise has another ETag', async (_, write) => {
  const before = await answers();
  await write();
  const after = await answers();
  const other = after.filter(({ text }, index) => text !== before[index]?.text);
  expect(other.length).toBeGreaterThan(0);
  for (const [index, { text, etag, name }] of after.entries())
    if (text !== before[index]?.text) expect(etag, name).not.toBe(before[index]?.etag);
});

/** Messages, history, queues, scenarios and logins: no month, summary or timesheet is made from them. */
const UNREAD = [
  'activity activity_link api_token clock_pin delivery feed_removal generation import_mapping invitation join_link kiosk',
  'member_invitation notification outbox project_write scenario shift_opening solve webhook webhook_delivery',
].flatMap((line) => line.split(' '));
/** They lie across projects: what they tell of the caller is in the ETag. */
const OF_THE_CALLER = ['account', 'project_member', 'session'];

test('every other table of a project counts what is written in it, by any writer', async () => {
  const { rows } = await owner.query<{ name: string; is_counted: boolean }>(`
    select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'writes_counted'
      and t.tgenabled = 'O') as is_counted
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  const uncounted = rows.filter(({ is_counted }) => !is_counted).map(({ name }) => name);
  expect(uncounted.sort()).toEqual([...UNREAD, ...OF_THE_CALLER].sort());
  expect(rows.length).toBeGreaterThan(uncounted.length + 30);
});

test('no answer is made from a table that is not counted', async () => {
  await owner.query(`revoke select on ${UNREAD.join(', ')} from pamaina_app`);
  try {
    api.deps.answers = { get: () => undefined, set: () => undefined };
    const texts = await statementsOf(answers);
    for (const { text } of texts.filter((one) => !one.text.includes('employment_over')))
      expect(text).not.toMatch(/\b(account|project_member|session|sign_in)\b/);
  } finally {
    await owner.query(`grant select on ${UNREAD.join(', ')} to pamaina_app`);
  }
});

const versionOf = async (id: string) => {
  const { rows } = await owner.query<{ version: string }>('select project_version($1) as version', [id]);
  return rows[0]?.version;
};

test('a row that is written, changed or deleted is another version; what is rolled back is not', async () => {
  const tenant = await seedTenant(api.deps.database, `etag-${process.pid}`);
  const { database } = api.deps;
  const before = await versionOf(tenant.id);
  await database.readInProject(tenant.id, (tx) => tx.selectFrom('template').selectAll().execute());
  expect(await versionOf(tenant.id)).toBe(before);
  await expect(
    database.inProject(tenant.id, async (tx) => {
      await tx.updateTable('template').set({ color: 'red' }).execute();
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await versionOf(tenant.id)).toBe(before);
  const seen = new Set([before]);
  for (const write of [
    sql`update template set color = 'red'`,
    sql`insert into event (id, date, title, color) values (gen_random_uuid(), '2031-05-05', 'New', 'red')`,
    sql`delete from event`,
    sql`update project set name = 'Another'`,
  ]) {
    await database.inProject(tenant.id, (tx) => write.execute(tx));
    seen.add(await versionOf(tenant.id));
  }
  expect(seen.size).toBe(5);
});

test('many who write at once wait for nobody, each is counted, and few rows stay', async () => {
  const tenant = await seedTenant(api.deps.database, `etags-${process.pid}`);
  const before = await versionOf(tenant.id);
  const note = () =>
    api.deps.database.inProject(tenant.id, (tx) =>
      sql`insert into event (id, date, title, color) values (gen_random_uuid(), '2031-05-05', 'New', 'red')`.execute(
        tx,
      ),
    );
  for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({ length: 8 }, note));
  const countOf = (version = '') => Number(version.split('.')[0]);
  expect(countOf(await versionOf(tenant.id))).toBe(countOf(before) + 240);
  const { rows } = await owner.query<{ kept: number }>(
    'select count(*)::integer as kept from project_write where project_id = $1',
    [tenant.id],
  );
  // One in about thirty folds: 240 that none of them folded is a chance of one in a thousand.
  expect(rows[0]?.kept).toBeLessThan(240);
});

test('of a project that is erased nothing is left', async () => {
  const tenant = await seedTenant(api.deps.database, `gone-${process.pid}`);
  expect(await versionOf(tenant.id)).not.toBe('0.0');
  await api.deps.database.inProject(tenant.id, (tx) => tx.deleteFrom('project').where('id', '=', tenant.id).execute());
  expect(await versionOf(tenant.id)).toBe('0.0');
});

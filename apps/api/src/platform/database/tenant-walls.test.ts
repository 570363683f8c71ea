import { randomUUIDv7 } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedTenant, type Tenant } from '../../testing/seeds/seed-tenant.ts';
import { seedWish } from '../../testing/seeds/seed-wish.ts';
import { holiday, login, requirement, shift, template, unavailability } from '../../testing/seeds/tenant-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { connectDatabase, type Database, type OutsideTx, type Tx } from './database.ts';

/** They lie across tenants: who somebody is must be known before a project is. */
const WITHOUT_WALL = ['account', 'project_member', 'session'];
/** Who somebody is lies across tenants too, so rows may point at it by itself. */
const PEOPLE = ['identity', 'account'];
/** Functions of the owner look here for work and hand out its keys. */
const QUEUES =
  'generation outbox activity_link notification delivery shift shift_opening kiosk time_entry time_off activity archive time_entry_version worked_month shift_minutes clock_event schedule_month invitation employee employment_term certificate ask api_token member_invitation webhook_delivery project_write due_work feed_removal scenario'.split(
    ' ',
  );
const REFUSED = '42501';
const NO_SUCH_KEY = '23503';

let testDatabase: TestDatabase;
let database: Database;
let a: Tenant;
let b: Tenant;
let walled: string[];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.appUrl, pino({ level: 'silent' }), 3);
  [a, b] = [await seedTenant(database, 'a'), await seedTenant(database, 'b')];
  walled = (await tenantTables()).filter((name) => !WITHOUT_WALL.includes(name));
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

test('every table of tenants has its wall, forced for the owner too; only three have none', async () => {
  const { rows } = await sql<{ name: string; enabled: boolean; forced: boolean; policies: string[] }>`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      array(select p.polcmd::text from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relname = any(${await tenantTables()})`.execute(database.direct);
  const open = rows.filter(({ enabled, forced }) => !enabled || !forced).map(({ name }) => name);
  expect(open.sort()).toEqual(WITHOUT_WALL);
  for (const { name, policies } of rows.filter(({ enabled }) => enabled)) expect(policies, name).toContain('*');
});

test('a migration that changes rows of such a table can see them: the wall hides them from the owner too', async () => {
  const folder = new URL('../../../migrations/', import.meta.url);
  const found: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => file > '0300').toSorted()) {
    const text = await readFile(new URL(name, folder), 'utf8');
    for (const [, table = ''] of text.matchAll(/^(?:update|delete from) (\w+)/gm))
      if (walled.includes(table) && !new RegExp(`create policy \\w+ on ${table} to current_user`).test(text))
        found.push(`${name}: ${table}`);
  }
  expect(found).toEqual([]);
});

test('every key of such a table begins with the project, and so does every reference between them', async () => {
  const { rows } = await sql<{ name: string; first: string }>`
    select c.conrelid::regclass || ' ' || c.conname as name, a.attname as first
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype in ('p', 'f') and c.conrelid::regclass::text = any(${walled})
      and not c.confrelid::regclass::text = any(${PEOPLE})`.execute(database.direct);
  expect(rows.length).toBeGreaterThan(walled.length);
  expect(rows.filter(({ first }) => first !== 'project_id')).toEqual([]);
});

test("a tenant sees rows of its own in every such table and never another's; without a tenant there are none", async () => {
  expect(walled.length).toBeGreaterThanOrEqual(10);
  for (const name of walled) {
    // A table that is missing here has no row in `seedTenant`.
    expect(await database.inProject(a.id, (tx) => projectsIn(tx, name)), name).toEqual([a.id]);
    expect(await database.inProject(b.id, (tx) => projectsIn(tx, name)), name).toEqual([b.id]);
    expect(await database.outside((tx) => projectsIn(tx, name)), name).toEqual([]);
    expect(await database.inProject(randomUUIDv7(), (tx) => projectsIn(tx, name)), name).toEqual([]);
    await expect(database.inProject("x' or true --", (tx) => projectsIn(tx, name))).rejects.toThrow(/uuid/);
  }
});

test('a row that names no project belongs to that of its transaction', async () => {
  const { rows } = await sql<{ name: string; default: string | null }>`
    select c.relname as name, pg_get_expr(d.adbin, d.adrelid) as default
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id'
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relname = any(${walled})`.execute(database.direct);
  expect(rows.filter((row) => row.default !== 'current_project()')).toEqual([]);
});

test('the owner of the tables is bound too', async () => {
  const owner = new pg.Client({ connectionString: testDatabase.ownerUrl });
  await owner.connect();
  try {
    for (const name of walled.filter((name) => !QUEUES.includes(name)))
      expect((await owner.query(`select from ${name}`)).rowCount, name).toBe(0);
  } finally {
    await owner.end();
  }
});

test("another tenant's rows are not changed, moved or deleted", async () => {
  for (const name of walled) {
    const table = sql.table(name);
    const touched = (work: (tx: Tx) => Promise<number>) =>
      database.inProject(a.id, work).catch((error: unknown) => codeOf(error));
    const statements = [
      sql`update ${table} set project_id = project_id where project_id = ${b.id}`,
      sql`delete from ${table} where project_id = ${b.id}`,
    ];
    for (const statement of statements) {
      const result = await touched(async (tx) => Number((await statement.execute(tx)).numAffectedRows));
      // Nothing to be seen, or (archive, activity) nothing that this role may do at all.
      expect([0, REFUSED], name).toContain(result);
    }
    const moved = touched(async (tx) => {
      await sql`update ${table} set project_id = ${b.id}`.execute(tx);
      return -1;
    });
    expect([REFUSED, NO_SUCH_KEY], name).toContain(await moved);
    expect(await database.inProject(b.id, (tx) => projectsIn(tx, name)), name).toEqual([b.id]);
  }
});

test("no row is written for another tenant or points at another tenant's", async () => {
  const attempts: [string, (tx: Tx) => Promise<unknown>][] = [
    [REFUSED, (tx) => tx.insertInto('holiday').values(holiday(b.id)).execute()],
    [REFUSED, (tx) => tx.insertInto('template').values(template(b.id, 'new')).execute()],
    [NO_SUCH_KEY, (tx) => tx.insertInto('unavailability').values(unavailability(a.id, b.employee)).execute()],
    [NO_SUCH_KEY, (tx) => seedWish(tx, b.employee, a.template)],
    [NO_SUCH_KEY, (tx) => tx.updateTable('wish').set({ template: b.template }).execute()],
    [NO_SUCH_KEY, (tx) => tx.insertInto('requirement').values(requirement(a.id, b.template)).execute()],
    [
      NO_SUCH_KEY,
      (tx) =>
        tx
          .insertInto('shift')
          .values(shift(a.id, b.employee, '2030-01-01'))
          .execute(),
    ],
    [NO_SUCH_KEY, (tx) => tx.updateTable('shift').set({ employee_id: b.employee }).execute()],
    [NO_SUCH_KEY, (tx) => tx.updateTable('requirement').set({ template: b.template }).execute()],
    [NO_SUCH_KEY, (tx) => tx.insertInto('account').values(login(a.id, b.employee)).execute()],
  ];
  for (const [code, attempt] of attempts)
    await expect(database.inProject(a.id, attempt), attempt.toString()).rejects.toMatchObject({ code });
});

test("a project's calendar is its own, and public holidays are nobody's to change", async () => {
  await database.inProject(b.id, (tx) =>
    tx
      .insertInto('holiday')
      .values({ ...holiday(b.id), date: '2030-03-04' })
      .execute(),
  );
  const own = await database.inProject(a.id, (tx) =>
    tx.selectFrom('calendar_day').select(['project_id', 'date']).execute(),
  );
  expect(new Set(own.map(({ project_id }) => project_id))).toEqual(new Set([a.id]));
  expect(own.some(({ date }) => date === '2030-03-04')).toBe(false);
  for (const statement of [
    sql`insert into public_holiday values ('LT', '2030-03-04', '{"en": "Mine"}')`,
    sql`update public_holiday set names = '{"en": "Mine"}'`,
    sql`delete from public_holiday`,
  ])
    await expect(database.inProject(a.id, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: REFUSED });
});

test('requests of two tenants and of none, mixed on three connections, never see each other', async () => {
  let seen = 0;
  const request = async (number: number) => {
    const tenant = [a, b, null][number % 3] ?? null;
    const isGivenUp = number % 7 === 0;
    const read = async (tx: OutsideTx) => {
      const projects = await projectsIn(tx, walled[number % walled.length] ?? '');
      if (isGivenUp) throw new Error('given up');
      return projects;
    };
    const answer = tenant ? database.inProject(tenant.id, read) : database.outside(read);
    if (isGivenUp) await expect(answer).rejects.toThrow('given up');
    else expect(await answer).toEqual(tenant ? [tenant.id] : []);
    seen += 1;
  };
  const lanes = Array.from({ length: 30 }, async (_, lane) => {
    for (let number = lane; number < 3_000; number += 30) await request(number);
  });
  await Promise.all(lanes);
  expect(seen).toBe(3_000);
  expect(database.pool.totalCount).toBeLessThanOrEqual(3);
});

async function tenantTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`.execute(database.direct);
  return rows.map(({ name }) => name);
}

async function projectsIn(tx: OutsideTx, table: string): Promise<string[]> {
  const { rows } = await sql<{ project_id: string }>`select distinct project_id from ${sql.table(table)}`.execute(tx);
  return rows.map(({ project_id }) => project_id);
}

function codeOf(error: unknown): string {
  if (error instanceof pg.DatabaseError && error.code) return error.code;
  throw error;
}

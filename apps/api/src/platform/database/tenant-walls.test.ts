import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managerRow, seedNotification } from '../../testing/seed-notification.ts';
import { seedTimeEntry } from '../../testing/seed-time-entry.ts';
import { seedWish } from '../../testing/seed-wish.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { connectDatabase, type Database, type Tx } from './database.ts';

/** They lie across tenants: who somebody is must be known before a project is. */
const WITHOUT_WALL = ['account', 'project_manager', 'session'];
/** Who somebody is lies across tenants too, so rows may point at it by itself. */
const PEOPLE = ['identity', 'account'];
/** Functions of the owner look here for work and hand out its keys. */
const QUEUES =
  'generation outbox notification delivery shift shift_opening kiosk time_entry time_off activity archive time_entry_version worked_month clock_event schedule_month'.split(
    ' ',
  );
const REFUSED = '42501';
const NO_SUCH_KEY = '23503';

interface Tenant {
  id: string;
  employee: string;
  template: string;
}

let testDatabase: TestDatabase;
let database: Database;
let a: Tenant;
let b: Tenant;
let walled: string[];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.appUrl, pino({ level: 'silent' }), 3);
  [a, b] = [await seed('a'), await seed('b')];
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
    // A table that is missing here has no row in `seed`.
    expect(await database.inProject(a.id, (tx) => projectsIn(tx, name)), name).toEqual([a.id]);
    expect(await database.inProject(b.id, (tx) => projectsIn(tx, name)), name).toEqual([b.id]);
    expect(await database.outside((tx) => projectsIn(tx, name)), name).toEqual([]);
    expect(await database.inProject(randomUUIDv7(), (tx) => projectsIn(tx, name)), name).toEqual([]);
    await expect(database.inProject("x' or true --", (tx) => projectsIn(tx, name))).rejects.toThrow(/uuid/);
  }
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
    [NO_SUCH_KEY, (tx) => seedWish(tx, a.id, b.employee, a.template)],
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

test('requests of two tenants and of none, mixed on three connections, never see each other', async () => {
  let seen = 0;
  const request = async (number: number) => {
    const tenant = [a, b, null][number % 3] ?? null;
    const isGivenUp = number % 7 === 0;
    const read = async (tx: Tx) => {
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

async function projectsIn(tx: Tx, table: string): Promise<string[]> {
  const { rows } = await sql<{ project_id: string }>`select distinct project_id from ${sql.table(table)}`.execute(tx);
  return rows.map(({ project_id }) => project_id);
}

function codeOf(error: unknown): string {
  if (error instanceof pg.DatabaseError && error.code) return error.code;
  throw error;
}

/** A project with a row in every table of tenants. */
async function seed(name: string): Promise<Tenant> {
  const [project_id, employee, day] = [randomUUIDv7(), `employee-${name}`, `template-${name}`];
  const other = `other-${name}`;
  await database.inProject(project_id, async (tx) => {
    await tx
      .insertInto('project')
      .values({ id: project_id, name: `Project ${name}`, description: null })
      .execute();
    for (const id of [employee, other]) {
      await tx.insertInto('identity').values({ key: id }).execute();
      await tx.insertInto('employee').values(person(project_id, id)).execute();
    }
    await tx.insertInto('template').values(template(project_id, day)).execute();
    await tx.insertInto('requirement').values(requirement(project_id, day)).execute();
    await tx.insertInto('forbidden_sequence').values({ project_id, template: day, next_template: day }).execute();
    await tx
      .insertInto('template_limit')
      .values({ project_id, template: day, max_per_week: 1, max_per_month: null })
      .execute();
    await tx
      .insertInto('employee_pair')
      .values({ project_id, employee_id: employee, other_employee_id: other, together: true })
      .execute();
    await tx.insertInto('senior_rule').values({ project_id, template: day, role: null, least: 1 }).execute();
    await tx.insertInto('holiday').values(holiday(project_id)).execute();
    await tx.insertInto('unavailability').values(unavailability(project_id, employee)).execute();
    await seedWish(tx, project_id, employee, day);
    await tx.insertInto('time_off').values(timeOff(project_id, employee)).execute();
    await tx.insertInto('repair').values(repair(project_id, employee)).execute();
    await tx.insertInto('swap_offer').values(swapOffer(project_id, employee)).execute();
    await tx.insertInto('shift_claim').values(shiftClaim(project_id, employee)).execute();
    await seedTimeEntry(tx, project_id, employee);
    await tx.insertInto('request').values(request(project_id, employee)).execute();
    await tx.insertInto('daily_comment').values(dailyComment(project_id)).execute();
    await tx.insertInto('event').values(event(project_id)).execute();
    await tx
      .insertInto('shift')
      .values(shift(project_id, employee, '2030-06-01'))
      .execute();
    await tx
      .insertInto('former_employee')
      .values({ project_id, number: 1, employee_id: null, name, since: null })
      .execute();
    // The month is there since the shift is.
    await sql`insert into worked_sum
      values (${project_id}, '2030-06-01', '2030-05-27', ${employee}, 'cook', null, 0, 0, 0, 0, 0, 0, 0)`.execute(tx);
    await sql`insert into shift_opening (project_id, shift_id) select project_id, id from shift`.execute(tx);
    const month = { project_id, year: 2030, month: 6 };
    await tx
      .insertInto('schedule_month')
      .values({ ...month, proof: null })
      .execute();
    const published = {
      version: 1,
      published_at: '2030-05-20T10:00:00Z',
      published_by: name,
      shifts: 0,
      entries: '[]',
    };
    await tx
      .insertInto('archive')
      .values({ ...month, id: randomUUIDv7(), ...published })
      .execute();
    await sql`insert into generation (project_id, id, year, month, state, seconds, seed)
      values (${project_id}, ${randomUUIDv7()}, 2030, 6, 'queued', 1, 1)`.execute(tx);
    await seedNotification(tx, project_id, name);
    const told = { id: randomUUIDv7(), action_type: 'project.created', actor: name, details: '{}' };
    await tx
      .insertInto('activity')
      .values({ project_id, ...told })
      .execute();
  });
  return { id: project_id, employee, template: day };
}

const repair = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  employee_id,
  starts_at: '2030-06-01T00:00:00Z',
  ends_at: '2030-06-02T00:00:00Z',
  changes: '[]',
  applied_at: null,
});

const person = (project_id: string, id: string) => ({
  project_id,
  id,
  identity_key: id,
  name: id,
  roles: ['cook'],
  max_hours_per_week: 40,
  min_shifts_per_week: 0,
  email: null,
  phone: null,
  hourly_rate_cents: null,
  birth_date: null,
  contract_hours_per_week: null,
});

const holiday = (project_id: string) => ({ project_id, date: '2030-01-01', name: 'Holiday', closed: true });

const template = (project_id: string, name: string) => ({
  project_id,
  name,
  start_time: '08:00',
  end_time: '16:00',
  break_minutes: 0,
  color: 'green',
});

const requirement = (project_id: string, day: string) => ({
  project_id,
  id: randomUUIDv7(),
  template: day,
  role: 'cook',
  count: 1,
  weekday: 1,
  date: null,
});

const unavailability = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  employee_id,
  starts_at: '2030-01-01T08:00:00Z',
  ends_at: '2030-01-01T09:00:00Z',
  source: 'self' as const,
  note: null,
});

const timeOff = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  employee_id,
  type: 'vacation' as const,
  start_date: '2030-01-01',
  end_date: '2030-01-02',
  reason: 'Rest',
});

const swapOffer = (project_id: string, offered_by: string) => ({
  project_id,
  id: randomUUIDv7(),
  shift_id: null,
  date: '2030-06-01',
  start_time: '08:00',
  end_time: '16:00',
  starts_at: '2030-06-01T05:00:00Z',
  ends_at: '2030-06-01T13:00:00Z',
  template: null,
  role: 'cook',
  offered_by,
  offered_by_name: 'Ona',
  target: null,
  target_name: null,
  note: null,
});

const shiftClaim = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  shift_id: null,
  date: '2030-06-01',
  start_time: '08:00',
  end_time: '16:00',
  starts_at: '2030-06-01T05:00:00Z',
  ends_at: '2030-06-01T13:00:00Z',
  template: null,
  role: 'cook',
  employee_id,
  employee_name: 'Ona',
  note: null,
});

const request = (project_id: string, employee_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  employee_id,
  type: 'schedule_change' as const,
  title: 'Later',
  reason: 'Bus',
  priority: 'low' as const,
});

const dailyComment = (project_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  date: '2030-01-01',
  comment: 'Quiet',
  author_id: randomUUID(),
  author: 'Ona',
});

const event = (project_id: string) => ({
  project_id,
  id: randomUUIDv7(),
  date: '2030-01-01',
  title: 'Fair',
  description: null,
  color: 'blue',
});

const shift = (project_id: string, employee_id: string, date: string) => ({
  project_id,
  id: randomUUIDv7(),
  date,
  start_time: '08:00',
  end_time: '16:00',
  starts_at: `${date}T05:00:00Z`,
  ends_at: `${date}T13:00:00Z`,
  break_minutes: 0,
  template: null,
  role: 'cook',
  employee_id,
  status: 'draft' as const,
});

const login = (project_id: string, employee_id: string) => ({
  ...managerRow(employee_id),
  role: 'employee' as const,
  project_id,
  employee_id,
});

import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedTenant, type Tenant } from '../../testing/seeds/seed-tenant.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { bindTo, connectDatabase, type Database, type OutsideTx } from './database.ts';
import { projectScope } from './project-scope.ts';

const PROJECT = '0198c0de-0000-7000-8000-000000000001';
let testDatabase: TestDatabase;
let database: Database;
let a: Tenant;
let b: Tenant;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.appUrl, pino({ level: 'silent' }), 3);
  [a, b] = [await seedTenant(database, 'a'), await seedTenant(database, 'b')];
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const scoped = () => database.direct.withPlugin(projectScope(PROJECT));

it('restricts what is read, changed and deleted to the project', () => {
  const { sql: text, parameters } = scoped()
    .selectFrom('shift')
    .select('id')
    .where('date', '=', '2030-03-01')
    .compile();
  expect(text).toBe('select "id" from "shift" where "date" = $1 and "shift"."project_id" = $2');
  expect(parameters).toEqual(['2030-03-01', PROJECT]);
  expect(scoped().updateTable('template').set({ color: 'red' }).compile().sql).toBe(
    'update "template" set "color" = $1 where "template"."project_id" = $2',
  );
  expect(scoped().deleteFrom('event').compile().sql).toBe('delete from "event" where "event"."project_id" = $1');
});

it('restricts a joined table in its join, so that an outer join keeps its rows, and a table under its alias', () => {
  const { sql: text } = scoped()
    .selectFrom('shift as work')
    .leftJoin('employee', 'employee.id', 'work.employee_id')
    .select('work.id')
    .compile();
  expect(text).toBe(
    'select "work"."id" from "shift" as "work" left join "employee" on "employee"."id" = "work"."employee_id"' +
      ' and "employee"."project_id" = $1 where "work"."project_id" = $2',
  );
});

it('restricts a cross join, which has no condition of its own, by joining on the project', () => {
  const { sql: text } = scoped().selectFrom('shift').crossJoin('employee').select('shift.id').compile();
  expect(text).toBe(
    'select "shift"."id" from "shift" inner join "employee" on "employee"."project_id" = $1 where "shift"."project_id" = $2',
  );
});

it('restricts subqueries and common table expressions, and leaves tables of no project alone', () => {
  const { sql: text } = scoped()
    .with('known', (db) => db.selectFrom('wish').select('employee_id'))
    .selectFrom('account')
    .select('account.id')
    .where('account.employee_id', 'in', (from) => from.selectFrom('known').select('known.employee_id'))
    .compile();
  expect(text).toBe(
    'with "known" as (select "employee_id" from "wish" where "wish"."project_id" = $1) select "account"."id" from' +
      ' "account" where "account"."employee_id" in (select "known"."employee_id" from "known")',
  );
});

it('holds where row-level security is off', async () => {
  const owner = connectDatabase(testDatabase.ownerUrl, pino({ level: 'silent' }), 1);
  const undone = new Error('undone');
  const projectsOf = async (tx: OutsideTx) => {
    const rows = await tx.selectFrom('template').select('project_id').distinct().orderBy('project_id').execute();
    return rows.map(({ project_id }) => project_id);
  };
  const seen: string[][] = [];
  const read = owner.outside(async (tx) => {
    await sql`alter table template disable row level security`.execute(tx);
    seen.push(await projectsOf(tx), await projectsOf(await bindTo(tx, a.id)), await projectsOf(await bindTo(tx, b.id)));
    throw undone;
  });
  await expect(read).rejects.toBe(undone);
  await owner.close();
  expect(seen).toEqual([[a.id, b.id].sort(), [a.id], [b.id]]);
});

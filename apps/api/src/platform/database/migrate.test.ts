import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { rulesOf } from '../../testing/contents.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { checkBackup } from './backup/restore-backup.ts';
import { urlFor } from './bootstrap.ts';
import { applyMigrations, assertCanMigrate, migrate, migrationFiles } from './migrate.ts';

/** A database as the last migration before the baseline left it. */
const FROZEN = join(import.meta.dirname, '../../testing/releases/0295.backup');

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const superuserUrl = () =>
  urlFor(inject('testServer').superuserUrl, { database: new URL(database.ownerUrl).pathname.slice(1) });
const namesIn = async (text: string) => (await owner.query<{ name: string }>(text)).rows.map(({ name }) => name);
const applied = () => namesIn('select name from migration order by name');
/** Tables, views and their columns that `\d+` explains. */
const explained = () =>
  namesIn(`select objoid::regclass || '.' || objsubid as name from pg_description
    where classoid = 'pg_class'::regclass and objoid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace) order by 1`);

/** Begins anew with the first migrations. */
async function applyOnly(files: readonly string[]): Promise<void> {
  await owner.query('drop schema public cascade; create schema public; create extension btree_gist');
  await owner.query('grant usage on schema public to public');
  await owner.query('begin');
  await applyMigrations(owner, files);
  await owner.query('commit');
}

/** Gives the database the schema, names and rights that it had before the baseline. */
async function undoBaseline(names: readonly string[]): Promise<void> {
  await applyOnly((await migrationFiles()).filter((name) => name < '0300'));
  await owner.query('delete from migration');
  await owner.query('insert into migration (name) select unnest($1::text[])', [names]);
  await owner.query('grant insert, update, delete on migration to pamaina_app');
  const tables = await namesIn(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const name of tables) await owner.query(`comment on table ${name} is null`);
}

test('a database of the last migration before the baseline goes on with it, though two processes start at once', async () => {
  const [rules, comments] = [await rulesOf(superuserUrl()), await explained()];
  const before = (await checkBackup(FROZEN)).manifest.migrations;
  expect([before.length, before.at(-1)]).toEqual([138, '0295-waiting-subscriptions.sql']);
  await undoBaseline(before);
  await assertCanMigrate(owner);
  await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl)]);
  expect(await applied()).toEqual(await migrationFiles());
  expect(await rulesOf(superuserUrl())).toEqual(rules);
  expect(await explained()).toEqual(comments);
});

test('an older one is refused with the version to use first, and stays as it is', async () => {
  const older = (await checkBackup(FROZEN)).manifest.migrations.slice(0, -20);
  await undoBaseline(older);
  const words =
    'The database is of an earlier version, up to 0260-own-weeks.sql. Use it once with the version of commit ' +
    '08c0f3f3 of 29 November 2026, which brings it to 0295-waiting-subscriptions.sql; then update to this one.';
  await expect(assertCanMigrate(owner)).rejects.toThrow(words);
  await expect(migrate(database.ownerUrl)).rejects.toThrow(words);
  expect(await applied()).toEqual(older);
});

test('a first start that was killed goes on where it was', async () => {
  const rules = await rulesOf(superuserUrl());
  const files = await migrationFiles();
  await applyOnly(files.slice(0, 3));
  await migrate(database.ownerUrl);
  expect(await applied()).toEqual(files);
  expect(await rulesOf(superuserUrl())).toEqual(rules);
});

test('a published month stays judged by the law of then, and one that was cleared by that of its project', async () => {
  const files = await migrationFiles();
  await applyOnly(files.filter((name) => name < '0341'));
  const superuser = new pg.Client({ connectionString: superuserUrl() });
  await superuser.connect();
  // What triggers count of a shift isn't asked here.
  await superuser.query('set session_replication_role = replica');
  await superuser.query(`with made as (insert into project (id, name, law_pack) values (gen_random_uuid(), 'Café', 'lt') returning id),
    months as (insert into schedule_month (project_id, year, month, published_version)
      select id, 2026, month, version from made, (values (1, 2), (2, 1), (3, 0)) as of(month, version))
    insert into shift (project_id, id, date, start_time, end_time, starts_at, ends_at, break_minutes, role, status)
    select id, gen_random_uuid(), '2026-02-28', '10:00', '18:00', '2026-02-28T10:00Z', '2026-02-28T18:00Z', 0, 'cook', 'published'
    from made`);
  await migrate(database.ownerUrl);
  const { rows } = await superuser.query('select month, law_pack from schedule_month order by month');
  await superuser.end();
  expect(rows).toEqual([
    { month: 1, law_pack: null },
    { month: 2, law_pack: 'lt' },
    { month: 3, law_pack: null },
  ]);
});

test('every table says what it holds', async () => {
  const silent = await namesIn(`select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') is null`);
  expect(silent).toEqual([]);
});

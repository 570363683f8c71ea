import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { migrationFiles } from '../platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const databases: TestDatabase[] = [];

afterEach(() => Promise.all(databases.splice(0).map((database) => database.drop())));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' }).finally(() => client.end());
  return rows.flat();
}

test('a database is migrated, and what one test writes no other sees', async () => {
  databases.push(...(await Promise.all([createTestDatabase(), createTestDatabase()])));
  const [one, other] = databases;
  if (!one || !other) throw new Error('two databases were made');
  expect(await query(one.ownerUrl, 'SELECT name FROM migration ORDER BY name')).toEqual(await migrationFiles());
  await query(one.ownerUrl, 'CREATE TABLE mine ()');
  expect(await query(other.ownerUrl, "SELECT to_regclass('mine')")).toEqual([null]);
});

test('the two URLs are of the owner and of the role that serves requests', async () => {
  const database = await createTestDatabase();
  databases.push(database);
  expect(await query(database.ownerUrl, 'SELECT current_user')).toEqual(['pamaina_owner']);
  expect(await query(database.appUrl, 'SELECT current_user')).toEqual(['pamaina_app']);
});

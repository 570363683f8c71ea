import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { fillPublicHolidays } from './fill-public-holidays.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/**
 * Brings the schema to the newest version: plain SQL files in the order of their names, forward only, one transaction
 * each; then the public holidays that are not known yet. Several processes may call it at once: each waits for the
 * other and finds the work done.
 * @param ownerUrl connection string of the role that owns the schema
 * @throws the database's error, with the file's name; what stood before that file stays
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // One process at a time, from the first statement on; the lock goes with the connection.
    await client.query("select pg_advisory_lock(hashtext('pamaina migrate'))");
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    for (const name of await migrationFiles()) await apply(client, name);
    await fillPublicHolidays(client);
  } finally {
    await client.end();
  }
}

/** The names of all migrations in order, also what `ready` compares the database with. */
export async function migrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
}

async function apply(client: pg.Client, name: string): Promise<void> {
  await client.query('begin');
  try {
    const done = await client.query('select 1 from migration where name = $1', [name]);
    if (done.rowCount === 0) {
      await client.query(await readFile(join(MIGRATIONS, name), 'utf8'));
      await client.query('insert into migration (name) values ($1)', [name]);
      await client.query('grant select on migration to pamaina_app');
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}

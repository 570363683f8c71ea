import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { fillPublicHolidays } from './fill-public-holidays.ts';
import { fillZoneRules } from './fill-zone-rules.ts';
import { KEPT_ALIVE } from './session-settings.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/**
 * Brings the schema to the newest version: plain SQL files in the order of their names, forward only, one transaction
 * each; then the rules of time zones and the public holidays of the program. Several processes may call it at
 * once: each waits for the other and finds the work done.
 * @param ownerUrl connection string of the role that owns the schema
 * @throws the database's error, with the file's name; what stood before that file stays
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, ...KEPT_ALIVE });
  await client.connect();
  try {
    // One process at a time, from the first statement on; the lock goes with the connection.
    await client.query("select pg_advisory_lock(hashtext('pamaina migrate'))");
    // A change of a table waits for a process that hangs in a read, and everybody else would wait behind it.
    await client.query("set lock_timeout = '30s'");
    await client.query(RECORD);
    for (const name of await migrationFiles()) await apply(client, name);
    await fillZoneRules(client);
    await fillPublicHolidays(client);
  } finally {
    await client.end();
  }
}

const RECORD =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())';

/**
 * Makes the schema of an earlier moment in an empty database, within the caller's transaction.
 * @param names the migrations that it had
 */
export async function applyMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(RECORD);
  for (const name of (await migrationFiles()).filter((file) => names.includes(file))) {
    await applyOne(client, name);
    // The next one could not change a table with checks still to be made.
    await client.query('set constraints all immediate');
  }
}

/** The names of all migrations in order, also what `ready` compares the database with. */
export async function migrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
}

/**
 * Refuses a database that a newer version has migrated: what this one wrote could be wrong there.
 * @throws Error of one line
 */
export async function assertNotNewer(owner: pg.Client): Promise<void> {
  const table = await owner.query("select from pg_tables where schemaname = 'public' and tablename = 'migration'");
  if (table.rowCount === 0) return;
  const files = await migrationFiles();
  const { rows } = await owner.query<{ name: string }>('select name from migration where name <> all($1)', [files]);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).sort();
  throw new Error(
    `This version of Pamaina is older than its database, which has ${names.join(', ')}. Start the newer version, or restore a backup from before it.`,
  );
}

async function apply(client: pg.Client, name: string): Promise<void> {
  await client.query('begin');
  try {
    const done = await client.query('select 1 from migration where name = $1', [name]);
    if (done.rowCount === 0) await applyOne(client, name);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}

async function applyOne(client: pg.Client, name: string): Promise<void> {
  await client.query(await readFile(join(MIGRATIONS, name), 'utf8'));
  await client.query('insert into migration (name) values ($1)', [name]);
  await client.query('grant select on migration to pamaina_app');
}

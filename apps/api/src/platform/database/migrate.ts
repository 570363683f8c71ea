import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { adoptBaseline, namesNow } from './baseline.ts';
import { fillPublicHolidays } from './fill-public-holidays.ts';
import { fillZoneRules } from './fill-zone-rules.ts';
import { KEPT_ALIVE } from './session-settings.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/**
 * Brings the schema to the newest version: plain SQL files in the order of their names, the baseline of version 0.1.0
 * first, forward only, one transaction each; then the rules of time zones and the public holidays of the program.
 * Several processes may call it at once: each waits for the other and finds the work done.
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
    const files = await readMigrations();
    await adoptBaseline(client, files);
    for (const [name, text] of files) await apply(client, name, text);
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
 * @param names the migrations that it had, as the files of this version have them
 */
export async function applyMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(RECORD);
  for (const [name, text] of await readMigrations()) {
    if (!names.includes(name)) continue;
    await applyOne(client, name, text);
    // The next one could not change a table with checks still to be made.
    await client.query('set constraints all immediate');
  }
}

/** The names of all migrations in order, also what `ready` compares the database with. */
export async function migrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
}

/** The text of all migrations by their names, in order. */
async function readMigrations(): Promise<Map<string, string>> {
  const names = await migrationFiles();
  const texts = await Promise.all(names.map((name) => readFile(join(MIGRATIONS, name), 'utf8')));
  return new Map(names.map((name, index) => [name, texts[index] ?? '']));
}

/**
 * Refuses a database that a newer version has migrated, since what this one wrote could be wrong there, and one of a
 * version from which this one knows no way.
 * @throws Error of one line
 */
export async function assertCanMigrate(owner: pg.Client): Promise<void> {
  const table = await owner.query("select from pg_tables where schemaname = 'public' and tablename = 'migration'");
  if (table.rowCount === 0) return;
  const files = await migrationFiles();
  const { rows } = await owner.query<{ name: string }>('select name from migration');
  const had = rows.map(({ name }) => name);
  const names = namesNow(had, files, 'The database').filter((name) => !files.includes(name));
  if (names.length === 0) return;
  throw new Error(
    `This version of Pamaina is older than its database, which has ${names.sort().join(', ')}. Start the newer version, or restore a backup from before it.`,
  );
}

async function apply(client: pg.Client, name: string, text: string): Promise<void> {
  await client.query('begin');
  try {
    const done = await client.query('select 1 from migration where name = $1', [name]);
    if (done.rowCount === 0) await applyOne(client, name, text);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}

async function applyOne(client: pg.Client, name: string, text: string): Promise<void> {
  await client.query(text);
  await client.query('insert into migration (name) values ($1)', [name]);
  await client.query('grant select on migration to pamaina_app');
}

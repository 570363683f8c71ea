import pg from 'pg';
import { namesNow } from '../baseline.ts';
import { applyMigrations, migrate, migrationFiles } from '../migrate.ts';
import { KEPT_ALIVE } from '../session-settings.ts';
import { FORMAT, readBackupFile, type Manifest, type Sum } from './backup-file.ts';
import { openTables, type OpenTables } from './open-tables.ts';
import { EXACT } from './snapshot.ts';

/** Checks all of a backup without touching a database. @throws Error that says in one line why it cannot be used */
export async function checkBackup(file: string, passphrase: string | null = null): Promise<Checked> {
  const pass = async (_table: string, rows: AsyncIterable<Buffer>) => {
    for await (const chunk of rows) void chunk;
  };
  const begin = async (manifest: Manifest) => {
    await migrationsOf(manifest);
  };
  return { file, passphrase, ...(await readBackupFile(file, begin, pass, passphrase)) };
}

/** A backup that was read from beginning to end and is whole. */
interface Checked {
  file: string;
  passphrase: string | null;
  manifest: Manifest;
  tables: Record<string, Sum>;
}

/** Its migrations as this version names them. @throws Error of one line when this version cannot restore it */
async function migrationsOf({ format, version, migrations }: Manifest): Promise<string[]> {
  const files = await migrationFiles();
  const known = new Set(files);
  const names = namesNow(migrations, files, 'The backup');
  const unknown = names.find((name) => !known.has(name));
  if (format > FORMAT || unknown !== undefined)
    throw new Error(
      `The backup was made by a newer version, ${version}${unknown === undefined ? '' : ` (schema ${unknown})`}: ` +
        'update Pamaina, then restore it.',
    );
  return names;
}

/**
 * Replaces what a database holds by a backup, in one transaction: the schema as it was, then every row, sequence and
 * rule, checked by the keys of the database and the counts of the file. Then the migrations made since are applied.
 *
 * @param ownerUrl of the role that owns the database; nobody else may use it
 * @param isReplacing whether data in it may be deleted
 * @throws Error that says in one line why the database cannot take it; it is as before then
 */
export async function restoreBackup(ownerUrl: string, file: Checked, isReplacing: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, options: EXACT, ...KEPT_ALIVE });
  await client.connect();
  client.on('error', () => undefined);
  try {
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`set ${setting} = 0`);
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('pamaina migrate'))");
    const numbers = await givenNumbers(client);
    await emptyTarget(client, isReplacing);
    await load(client, file);
    await keepNumbers(client, numbers);
    await client.query('commit');
  } finally {
    // Without a commit the connection's end rolls back.
    await client.end();
  }
  await migrate(ownerUrl);
  await withOwner(ownerUrl, 'analyze');
}

async function withOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Leaves the schema without tables. @throws when it holds data that may not be deleted, or somebody uses it */
async function emptyTarget(client: pg.Client, isReplacing: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  if (rows.length === 0) return;
  const names = new Set(rows.map(({ name }) => name));
  if (!names.has('migration'))
    throw new Error('The database holds tables of another program: restore into an empty database.');
  await refuseInUse(client);
  if (!isReplacing && (await holdsData(client, names)))
    throw new Error(
      'The database is not empty. To delete what it holds and restore the backup in its place, add --replace.',
    );
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  await client.query('grant usage on schema public to public');
  await client.query('create extension if not exists btree_gist');
}

type Series = Record<'provider' | 'series' | 'last', string>;

/** The last numbers of invoices that this database has given to customers. */
async function givenNumbers(client: pg.Client): Promise<Series[]> {
  if (!(await hasSeries(client))) return [];
  return (await client.query<Series>('select provider, series, last from invoice_series')).rows;
}

/** A number that was given after the backup is never given again, though its invoice is lost. */
async function keepNumbers(client: pg.Client, given: readonly Series[]): Promise<void> {
  if (!(await hasSeries(client))) return;
  for (const { provider, series, last } of given)
    await client.query(
      `insert into invoice_series (provider, series, last) values ($1, $2, $3)
       on conflict (provider, series) do update set last = greatest(invoice_series.last, excluded.last)`,
      [provider, series, last],
    );
}

async function hasSeries(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from information_schema.columns where table_name = 'invoice_series' and column_name = 'series'",
  );
  return rowCount !== 0;
}

async function holdsData(client: pg.Client, names: ReadonlySet<string>): Promise<boolean> {
  for (const name of ['project', 'account', 'identity']) {
    if (names.has(name) && (await client.query(`select from ${name} limit 1`)).rowCount !== 0) return true;
  }
  return false;
}

async function refuseInUse(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and usename like 'pamaina\\_app%'",
  );
  if (rowCount !== 0) throw new Error('Pamaina still uses this database: stop all its processes, then restore.');
}

async function load(client: pg.Client, { file, tables, passphrase }: Checked): Promise<void> {
  let open: OpenTables | null = null;
  await readBackupFile(
    file,
    async (manifest) => {
      await applyMigrations(client, await migrationsOf(manifest));
      open = await openTables(client, manifest);
    },
    async (table, rows) => open?.add(table, rows),
    passphrase,
  );
  await (open as OpenTables | null)?.close(tables);
}

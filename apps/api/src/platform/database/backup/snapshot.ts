import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { currentTime } from '../../time/clock.ts';
import { KEPT_ALIVE } from '../session-settings.ts';
import { FORMAT, writeBackupFile, type Manifest, type Sum } from './backup-file.ts';

interface Table {
  name: string;
  columns: string[];
  /** Row-level security hides its rows from the owner too, but for those of one project. */
  walled: boolean;
  has_project: boolean;
}

/** Settings under which what is written as text is read as the same value, whatever the server's defaults. */
export const EXACT = '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=3';

/**
 * Writes all that the database holds at one moment to a file, while the product goes on writing.
 *
 * One transaction with one snapshot reads every table of the catalogue. Row-level security applies to the owner: a role
 * that is above it (our own server's superuser) reads a table at once, any other walled tables project by project.
 *
 * @param url of the owner of the tables, or of a superuser
 * @param passphrase encrypts the file; null: it is not encrypted
 * @returns what was written
 */
export async function writeBackup(url: string, file: string, passphrase: string | null = null): Promise<Written> {
  const client = new pg.Client({ connectionString: url, options: EXACT, ...KEPT_ALIVE });
  await client.connect();
  // A lost connection fails the statement that waits for it.
  client.on('error', () => undefined);
  try {
    const isAbove = await prepare(client);
    const { manifest, tables } = await openSnapshot(client);
    const walled = isAbove ? [] : tables.filter((table) => table.walled);
    const projects = await projectsWithRows(client, walled);
    const written = await writeBackupFile(
      file,
      manifest,
      async (name, add) => {
        const table = tables.find((one) => one.name === name);
        if (!table) throw new Error(`No table ${name}`);
        if (EMPTY_TABLES.has(name)) return 0;
        if (isAbove || !table.walled) return copy(client, selection(table), add);
        let rows = 0;
        for (const id of projects.get(name) ?? []) rows += await copyOfProject(client, table, id, add);
        return rows;
      },
      passphrase,
    );
    await client.query('commit');
    return { manifest, ...written };
  } finally {
    await client.end();
  }
}

/** A backup that was written: its manifest, what each table holds, and the size of the file. */
export interface Written {
  manifest: Manifest;
  tables: Record<string, Sum>;
  bytes: number;
}

/** Whether the role is above row-level security. */
async function prepare(client: pg.Client): Promise<boolean> {
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'])
    await client.query(`set ${setting} = 0`);
  const { rows } = await client.query<{ above: boolean }>(
    'select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user',
  );
  const isAbove = rows[0]?.above === true;
  // Then a table that would hide rows is an error.
  if (isAbove) await client.query('set row_security = off');
  return isAbove;
}

/** No migration may change a table between the look at the catalogue and the lock on the table. */
async function openSnapshot(client: pg.Client): Promise<{ manifest: Manifest; tables: Table[] }> {
  const lock = "hashtext('pamaina migrate')";
  await client.query(`select pg_advisory_lock_shared(${lock})`);
  await client.query('begin isolation level repeatable read read only');
  const { rows: tables } = await client.query<Table>(TABLES);
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  if (!names.includes('"migration"')) throw new Error('The database is empty: there is nothing to back up.');
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  await client.query(`select pg_advisory_unlock_shared(${lock})`);
  return { manifest: await manifestOf(client, tables), tables };
}

/**
 * Tables whose rows are not in a backup: secrets of the database server, which a restore makes anew, and what limits
 * counted in the last minutes.
 */
const EMPTY_TABLES: ReadonlySet<string> = new Set(['app_login', 'limit_window']);

/**
 * Every table of the schema but those of extensions; partitions are read through their table. Of some its owner's
 * functions read all rows, so a policy lets the owner; a restrictive one would still hide rows.
 */
const TABLES = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity and not exists (
      select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
        and c.relowner = any(p.polroles) and pg_has_role(c.relowner, 'usage')
        and pg_get_expr(p.polqual, p.polrelid) = 'true'
        and not exists (select from pg_policy r where r.polrelid = c.oid and not r.polpermissive)) as walled,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'project_id') as has_project
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

async function manifestOf(client: pg.Client, tables: Table[]): Promise<Manifest> {
  const migrations = await client.query<{ name: string }>('select name from migration order by name');
  const names = migrations.rows.map(({ name }) => name);
  const now = await client.query<{ now: Date }>('select now()');
  return {
    product: 'pamaina',
    format: FORMAT,
    version: await productVersion(),
    schema: names.at(-1) ?? '',
    migrations: names,
    takenAt: (now.rows[0]?.now ?? new Date(currentTime())).toISOString(),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: await sequencesOf(client),
  };
}

/** A sequence is outside of the snapshot and can only be ahead of it: a number is skipped, none is given twice. */
async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1",
  );
  const sequences: Manifest['sequences'][number][] = [];
  for (const { name } of rows) {
    const found = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${pg.escapeIdentifier(name)}`,
    );
    const [{ value, called } = { value: '1', called: false }] = found.rows;
    sequences.push({ name, value, isCalled: called });
  }
  return sequences;
}

/**
 * The projects that have rows in each table behind walls. Most tables of most projects are empty: asked about all at
 * once, by a statement that is planned once, a project costs a fraction of a copy of each.
 */
async function projectsWithRows(client: pg.Client, tables: readonly Table[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(tables.map(({ name }) => [name, []]));
  if (tables.length === 0) return found;
  const other = tables.find(({ has_project }) => !has_project);
  if (other) throw new Error(`The role of DATABASE_URL cannot read the table ${other.name}.`);
  const held = tables.map(
    ({ name }) =>
      `case when exists (select from ${pg.escapeIdentifier(name)} where project_id = current_project()) then ${pg.escapeLiteral(name)} end`,
  );
  const text = `select array_remove(array[${held.join(', ')}], null) as names`;
  const { rows: projects } = await client.query<{ id: string }>('select id from project order by id');
  for (const { id } of projects) {
    await enter(client, id);
    const { rows } = await client.query<{ names: string[] }>({ name: 'tables with rows', text });
    for (const name of rows[0]?.names ?? []) found.get(name)?.push(id);
  }
  return found;
}

const enter = (client: pg.Client, project: string) =>
  client.query("select set_config('app.project_id', $1, true)", [project]);

async function copyOfProject(client: pg.Client, table: Table, id: string, add: (rows: Buffer) => Promise<void>) {
  await enter(client, id);
  // The owner's own policies show it rows of other projects in some tables.
  return copy(client, `${selection(table)} where project_id = ${pg.escapeLiteral(id)}`, add);
}

const selection = ({ name, columns }: Table) =>
  `select ${columns.map((column) => pg.escapeIdentifier(column)).join(', ')} from ${pg.escapeIdentifier(name)}`;

async function copy(client: pg.Client, select: string, add: (rows: Buffer) => Promise<void>): Promise<number> {
  const stream = client.query(copyTo(`copy (${select}) to stdout`));
  for await (const chunk of stream) await add(chunk as Buffer);
  return stream.rowCount;
}

/** The version of the product, as all its packages have it. */
async function productVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

import { once } from 'node:events';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Manifest, Sum } from './backup-file.ts';

/** The tables of a new schema, without what would change, hide or refuse rows while they are loaded. */
export interface OpenTables {
  /** Rows of a table, which come in one piece after the other. */
  add(table: string, rows: AsyncIterable<Buffer>): Promise<void>;
  /** Puts everything back, which checks all references. @throws when a table has not the rows that the file counts */
  close(sums: Record<string, Sum>): Promise<void>;
}

interface Rule {
  table: string;
  name: string;
  /** Of a reference: its SQL. Of a trigger: when it fires (`pg_trigger.tgenabled`). */
  as: string;
}

const quoted = pg.escapeIdentifier;
const TABLES = "c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition";

/**
 * Opens all tables for loading, in the caller's transaction: without foreign keys, since tables are loaded by name;
 * without triggers, which would write what the file has too; without the walls between projects, which bind the owner.
 */
export async function openTables(client: pg.Client, manifest: Manifest): Promise<OpenTables> {
  await assertSameTables(client, manifest);
  const references = await rules(client, REFERENCES);
  const triggers = await rules(client, TRIGGERS);
  const forced = await rules(client, FORCED);
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${quoted(name)}`);
  for (const { table } of forced) await client.query(`alter table ${table} no force row level security`);
  await client.query(`truncate ${manifest.tables.map(({ name }) => quoted(name)).join(', ')}`);
  const columns = new Map(manifest.tables.map((table) => [table.name, table.columns]));
  const loading = new Loading(client, columns);
  return {
    add: (table, rows) => loading.add(table, rows),
    close: async (sums) => {
      await loading.end();
      for (const { name } of manifest.tables) assertCount(name, loading.rows.get(name) ?? 0, sums[name]?.rows);
      await setSequences(client, manifest);
      await client.query('set constraints all immediate');
      for (const { table, name, as } of triggers)
        await client.query(`alter table ${table} ${FIRING[as] ?? 'enable'} trigger ${quoted(name)}`);
      for (const { table, name, as } of references)
        await client.query(`alter table ${table} add constraint ${quoted(name)} ${as}`);
      for (const { table } of forced) await client.query(`alter table ${table} force row level security`);
    },
  };
}

/** In the order of their making, in which they also act. */
const REFERENCES = `select c.oid::regclass::text as table, k.conname as name, pg_get_constraintdef(k.oid) as as
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.conparentid = 0 and ${TABLES} order by k.oid`;
const TRIGGERS = `select c.oid::regclass::text as table, t.tgname as name, t.tgenabled::text as as
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgenabled <> 'D' and t.tgparentid = 0 and ${TABLES} order by t.oid`;
const FORCED = `select c.oid::regclass::text as table, c.relname as name, '' as as
  from pg_class c where c.relforcerowsecurity and ${TABLES} order by c.oid`;

const FIRING: Record<string, string> = { O: 'enable', R: 'enable replica', A: 'enable always' };

async function rules(client: pg.Client, select: string): Promise<Rule[]> {
  return (await client.query<Rule>(select)).rows;
}

async function assertSameTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${TABLES}
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
  );
  const made = rows.map(({ name }) => name).join(' ');
  if (made !== manifest.tables.map(({ name }) => name).join(' '))
    throw new Error('The backup has other tables than its schema: it was not made by Pamaina.');
}

function assertCount(table: string, loaded: number, counted: number | undefined): void {
  if (loaded !== counted)
    throw new Error(`The table ${table} has ${loaded} rows after the restore, and ${counted ?? 'none'} in the file.`);
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
}

/** One COPY for each table, from its first part to its last. */
class Loading {
  readonly #client: pg.Client;
  readonly #columns: ReadonlyMap<string, readonly string[]>;
  readonly rows = new Map<string, number>();
  #table: string | null = null;
  #into: (Writable & { rowCount: number }) | null = null;
  #failure: Error | null = null;

  constructor(client: pg.Client, columns: ReadonlyMap<string, readonly string[]>) {
    this.#client = client;
    this.#columns = columns;
  }

  async add(table: string, rows: AsyncIterable<Buffer>): Promise<void> {
    if (this.#table !== table) await this.#begin(table);
    for await (const chunk of rows) {
      if (this.#failure) throw this.#failure;
      if (this.#into?.write(chunk) === false) await once(this.#into, 'drain');
    }
  }

  async #begin(table: string): Promise<void> {
    await this.end();
    const columns = (this.#columns.get(table) ?? []).map((column) => quoted(column)).join(', ');
    this.#table = table;
    this.#into = this.#client.query(copyFrom(`copy ${quoted(table)} (${columns}) from stdin`));
    // Between two parts nobody waits for it.
    this.#into.on('error', (error: Error) => (this.#failure = error));
  }

  async end(): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (this.#table === null || this.#into === null) return;
    const finished = once(this.#into, 'finish');
    this.#into.end();
    await finished;
    this.rows.set(this.#table, this.#into.rowCount);
    [this.#table, this.#into] = [null, null];
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import { readSettings } from '../../apps/api/src/platform/settings/settings.ts';

/** What distributing all tables by `project_id` would meet, as the real schema has it. */
export interface Distribution {
  tenantTables: string[];
  /** Without `project_id`. */
  otherTables: string[];
  /** Tables of projects that a row of another table belongs to by a key without the project. */
  uniqueWithoutProject: string[];
  /** `a → b`: from a table of projects to one that is none. */
  keysToOthers: string[];
  /** `a → b`: from a table that is none of projects to one that is. */
  keysFromOthers: string[];
  /** `a → b`: between tables of projects, without the project. */
  keysWithoutProject: string[];
  triggers: number;
  /** Tables of projects with numbers from a sequence. */
  sequences: string[];
  /** Files that take advisory locks, and channels of NOTIFY. */
  lockingFiles: string[];
  channels: string[];
}

const SOURCE = join(import.meta.dirname, '../../apps/api');

/** Reads it from a new database that all migrations have made. */
export async function readDistribution(): Promise<Distribution> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-schema-'));
  const log = pino({ level: 'silent' });
  const opened = await openDatabase(await readSettings({ DATA_DIR: folder }), log);
  try {
    const list = async (text: string): Promise<string[]> => {
      const { rows } = await sql<{ found: string }>`${sql.raw(`${TABLES} ${text} order by 1`)}`.execute(
        opened.database.direct,
      );
      return rows.map(({ found }) => found);
    };
    return {
      tenantTables: await list(`select name as found from tables where is_tenant`),
      otherTables: await list(`select name as found from tables where not is_tenant`),
      uniqueWithoutProject: await list(`
        select name || ' (' || (select string_agg(attname, ', ' order by attnum) from pg_attribute
            where attrelid = tables.oid and attnum = any (indkey)) || ')' as found
        from tables join pg_index on indrelid = tables.oid
        where is_tenant and indisunique and not exists (
          select from pg_attribute where attrelid = tables.oid and attname = 'project_id' and attnum = any (indkey))`),
      keysToOthers: await list(`${KEYS} where a.is_tenant and not b.is_tenant`),
      keysFromOthers: await list(`${KEYS} where not a.is_tenant and b.is_tenant`),
      keysWithoutProject: await list(`${KEYS} where a.is_tenant and b.is_tenant and not exists (
        select from pg_attribute where attrelid = conrelid and attname = 'project_id' and attnum = any (conkey))`),
      triggers: (
        await list(`select tgname::text as found from pg_trigger join tables on tgrelid = tables.oid
        where is_tenant and not tgisinternal`)
      ).length,
      sequences: await list(`select distinct name as found from tables join pg_attribute on attrelid = tables.oid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where is_tenant and (attidentity <> '' or pg_get_expr(adbin, adrelid) like 'nextval%')`),
      ...inSource(),
    };
  } finally {
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const TABLES = `
  with tables as (
    select oid, relname as name, exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'project_id' and attnotnull and not attisdropped
    ) as is_tenant
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  )`;
const KEYS = `
  select distinct a.name || ' → ' || b.name as found
  from pg_constraint join tables a on a.oid = conrelid join tables b on b.oid = confrelid`;

function inSource(): Pick<Distribution, 'lockingFiles' | 'channels'> {
  const files = readdirSync(join(SOURCE, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(SOURCE, 'src', path), 'utf8') }));
  const migrations = readdirSync(join(SOURCE, 'migrations')).map((name) =>
    readFileSync(join(SOURCE, 'migrations', name), 'utf8'),
  );
  const channels = [...files.map(({ text }) => text), ...migrations].flatMap((text) =>
    [...text.matchAll(/pg_notify\(\s*'(\w+)'/g)].map(([, name = '']) => name),
  );
  return {
    lockingFiles: files
      .filter(({ text }) => /pg_(try_)?advisory/.test(text))
      .map(({ path }) => path)
      .sort(),
    channels: [...new Set(channels)].sort(),
  };
}

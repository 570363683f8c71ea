import pg from 'pg';

/**
 * Of each table, but those that a crash may empty, the number of rows and a digest of all of them, of each sequence its
 * state.
 */
export type Contents = Record<string, string>;

/**
 * What a database holds, from the catalogue, so that no new table is forgotten.
 * @param url of a role above row-level security
 */
export async function contentsOf(url: string): Promise<Contents> {
  return withClient(url, async (client) => {
    const contents: Contents = {};
    for (const name of await namesOf(client, 'r')) {
      const digest = "count(*) || ' ' || coalesce(md5(string_agg(md5(one::text), '' order by md5(one::text))), '')";
      contents[name] = await textOf(client, `select ${digest} as text from ${name} as one`);
    }
    for (const name of await namesOf(client, 'S'))
      contents[name] = await textOf(client, `select last_value || ' ' || is_called as text from ${name}`);
    return contents;
  });
}

/** The rules of a database, one line each: columns, constraints, indexes, triggers, walls, rights, functions, views. */
export async function rulesOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(`
      with ours as (select oid from pg_class c where relnamespace = 'public'::regnamespace)
      select concat_ws(' ', 'column', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
        attgenerated, attidentity, (select pg_get_expr(adbin, adrelid) from pg_attrdef d
        where d.adrelid = a.attrelid and d.adnum = a.attnum), attacl) as text
      from pg_attribute a where attrelid in (select oid from ours) and attnum > 0 and not attisdropped
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
      from pg_constraint where conrelid in (select oid from ours)
      union all select pg_get_indexdef(indexrelid) from pg_index where indrelid in (select oid from ours)
      union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger
      where tgrelid in (select oid from ours) and not tgisinternal
      union all select concat_ws(' ', relname, relowner::regrole, relrowsecurity, relforcerowsecurity, relacl)
      from pg_class where oid in (select oid from ours)
      union all select concat_ws(' ', polrelid::regclass, polname, polcmd, polroles::regrole[],
        pg_get_expr(polqual, polrelid)) from pg_policy
      union all select concat_ws(' ', 'function', oid::regprocedure, proowner::regrole, prosecdef, md5(prosrc), proacl)
      from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all select concat_ws(' ', 'view', viewname, md5(definition)) from pg_views where schemaname = 'public'
      order by 1`);
    return rows.map(({ text }) => text);
  });
}

async function namesOf(client: pg.Client, kind: 'r' | 'S'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = $1 and relpersistence = 'p' and relnamespace = 'public'::regnamespace order by relname`,
    [kind],
  );
  return rows.map(({ name }) => name);
}

const textOf = async (client: pg.Client, select: string) =>
  (await client.query<{ text: string }>(select)).rows[0]?.text ?? '';

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return work(client).finally(() => client.end());
}

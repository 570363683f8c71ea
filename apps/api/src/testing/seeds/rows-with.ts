import pg from 'pg';
import { inject } from 'vitest';
import { urlFor } from '../../platform/database/bootstrap.ts';
import type { TestApp } from '../test-app.ts';

/** How often each text occurs in any row of any table, of any tenant: what a dump of the database would show. */
export async function rowsWith(api: TestApp, texts: readonly string[]): Promise<Record<string, string[]>> {
  const database = new URL(api.database.appUrl).pathname.slice(1);
  const client = new pg.Client({ connectionString: urlFor(inject('testServer').superuserUrl, { database }) });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const found: Record<string, string[]> = {};
    for (const text of texts) {
      found[text] = [];
      for (const { name } of rows) {
        const hit = await client.query(
          `select count(*)::integer as count from ${name} as t where position(lower($1) in lower(t::text)) > 0`,
          [text],
        );
        if (hit.rows[0].count > 0) found[text].push(`${name}: ${hit.rows[0].count}`);
      }
    }
    return found;
  } finally {
    await client.end();
  }
}

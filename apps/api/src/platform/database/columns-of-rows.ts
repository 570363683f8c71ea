import { sql, type RawBuilder } from 'kysely';
import type { Tx } from './database.ts';

/**
 * The columns of a table that rows kept as JSON have, as a list for `insert into … (list) select list from
 * jsonb_populate_recordset(…)`: a column that was added since the rows were kept gets its default, and one that is gone
 * is left out.
 */
export async function columnsOfRows(tx: Tx, table: string, rows: readonly unknown[]): Promise<RawBuilder<unknown>> {
  const kept = new Set(rows.flatMap((row) => Object.keys(row ?? {})));
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname = any(${[...kept]})
    order by attnum`.execute(tx);
  return sql.join(columns.map(({ name }) => sql.id(name)));
}

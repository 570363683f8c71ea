import pg from 'pg';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What another version could have kept in place of a value: more, less or emptier than it is here. */
const CHANGES: readonly ((value: Json) => Json)[] = [
  // A later version: fields that nobody here knows.
  (value) => deeply(value, (fields) => ({ ...fields, colour: { shades: ['red', null] } })),
  // An earlier one: fields that it did not have yet, every other of them.
  (value) => deeply(value, (fields) => Object.fromEntries(Object.entries(fields).filter((_, nth) => nth % 2 === 0))),
  (value) => deeply(value, (fields) => Object.fromEntries(Object.entries(fields).filter((_, nth) => nth % 2 === 1))),
  // Fields that say nothing there, and texts for numbers.
  (value) => deeply(value, (fields) => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))),
  (value) =>
    deeply(value, (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, one]) => [name, typeof one === 'number' ? `${one} or more` : one]),
      ),
    ),
  (value) => (Array.isArray(value) ? [] : typeof value === 'object' && value !== null ? {} : value),
];

function deeply(value: Json, change: (fields: Record<string, Json>) => Record<string, Json>): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => deeply(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([name, one]): [string, Json] => [name, deeply(one, change)]);
  return change(Object.fromEntries(inside));
}

/**
 * Rewrites all JSON of a database as other versions could have kept it: the first value of a column in one way, the
 * second in another, and so on. @returns how many values were changed
 */
export async function writeForeignJson(url: string, columns: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Keeps triggers from refusing what only the owner may change.
    await client.query('set session_replication_role = replica');
    let changed = 0;
    for (const column of columns) {
      const [table = '', name = ''] = column.split('.');
      const { rows } = await client.query<{ at: string; value: Json }>(
        `select ctid::text as at, ${name} as value from ${table} where ${name} is not null order by ctid`,
      );
      for (const [nth, { at, value }] of rows.entries()) {
        const foreign = CHANGES[(nth + changed) % CHANGES.length]?.(value) ?? value;
        await client.query(`update ${table} set ${name} = $1 where ctid = $2::tid`, [JSON.stringify(foreign), at]);
      }
      changed += rows.length;
    }
    return changed;
  } finally {
    await client.end();
  }
}

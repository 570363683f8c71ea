import type pg from 'pg';

/** The migrations of which the baseline is the sum: how many, and the last one. */
const BEFORE = { count: 138, last: '0295-waiting-subscriptions.sql' };
/** A version that has them, by its commit. */
const LAST_VERSION = '08c0f3f3 of 29 November 2026';
/** The files before it are the baseline, and migrations that were made since go on from here. */
const FIRST_AFTER = '0300';

/**
 * The names that the files of this version have for the migrations of a database or a backup: who had all before the
 * baseline has the same schema as the baseline makes.
 * @param what names the holder in the error
 * @throws Error of one line when some of those before are missing, whose files are gone
 */
export function namesNow(names: readonly string[], files: readonly string[], what: string): string[] {
  const former = formerOf(names, files);
  if (former.length === 0) return [...names];
  if (former.length !== BEFORE.count || former.at(-1) !== BEFORE.last)
    throw new Error(
      `${what} is of an earlier version, up to ${former.at(-1)}. Use it once with the version of commit ${LAST_VERSION}, which brings it to ${BEFORE.last}; then update to this one.`,
    );
  return [...baselineOf(files), ...names.filter((name) => name >= FIRST_AFTER)];
}

/**
 * Gives a database of the migrations before the baseline the baseline's names and comments, in one transaction.
 * @param files name and text of each migration of this version, in order
 * @throws what `namesNow` throws
 */
export async function adoptBaseline(client: pg.Client, files: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name collate "C"');
  const names = rows.map(({ name }) => name);
  const known = [...files.keys()];
  const former = formerOf(names, known);
  if (former.length === 0) return;
  namesNow(names, known, 'The database');
  await client.query('begin');
  try {
    await client.query('delete from migration where name = any($1)', [former]);
    await client.query('insert into migration (name) select unnest($1::text[])', [baselineOf(known)]);
    await client.query('revoke insert, update, delete on migration from pamaina_app');
    for (const name of baselineOf(known))
      for (const [comment] of files.get(name)?.matchAll(/^comment on .*?';$/gms) ?? []) await client.query(comment);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const baselineOf = (files: readonly string[]) => files.filter((name) => name < FIRST_AFTER);

const formerOf = (names: readonly string[], files: readonly string[]) =>
  names.filter((name) => name < FIRST_AFTER && !files.includes(name)).sort();

import type { readyParts } from '@pamaina/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { enoughSpace } from '../settings/data-folder.ts';
import { migrationFiles } from '../database/migrate.ts';
import type { Deps } from '../deps.ts';

type Part = (typeof readyParts)[number];

/** Milliseconds: an answer comes even when the database hangs. */
const WITHIN = 2_000;
/** Milliseconds that an answer is given again: a flood of questions is one question to the database. */
const KEPT = 500;
/** Seconds that a job waits while no process plans: a full queue is no fault, one that nobody works off is. */
const STUCK_SECONDS = 600;

/**
 * Finds what keeps this process from serving: none, or the parts that failed. Never more than one look at a time, so
 * that looks at a database that hangs do not use up the pool.
 */
export function createReadiness({ database, settings }: Pick<Deps, 'database' | 'settings'>): () => Promise<Part[]> {
  const files = migrationFiles();
  const look = async (): Promise<Part[]> => {
    const disk = enoughSpace(settings.dataDir).catch(() => false);
    const found = await askDatabase(database.pool, await files).catch((): Part[] => ['database']);
    // A process that only serves people can do that while nobody plans.
    const own = settings.role === 'web' ? found.filter((part) => part !== 'queue') : found;
    return [...own, ...((await disk) ? [] : (['disk'] as const))];
  };
  let current: Promise<Part[]> | null = null;
  return async () => {
    if (current === null) {
      const looking = look();
      current = looking;
      void looking
        .then(() => delay(KEPT, undefined, { ref: false }))
        .finally(() => {
          if (current === looking) current = null;
        });
    }
    const stop = new AbortController();
    const late = delay(WITHIN, ['database'] as Part[], { signal: stop.signal }).catch((): Part[] => []);
    return Promise.race([current, late]).finally(() => stop.abort());
  };
}

interface Look {
  writable: boolean;
  migrations: string[];
  still: number;
}

/** One statement: a standby, or a server that only reads, answers too. */
async function askDatabase(pool: Deps['database']['pool'], files: readonly string[]): Promise<Part[]> {
  const text = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable,
    (select coalesce(array_agg(name order by name collate "C"), '{}') from migration) as migrations,
    planning_stands_still() as still`;
  // A late answer frees the connection; the caller has been answered before.
  const query = { text, query_timeout: 5 * WITHIN };
  const [row] = (await pool.query<Look>(query)).rows;
  if (row === undefined) return ['database'];
  const isSame = row.migrations.length === files.length && files.every((name, at) => row.migrations[at] === name);
  return [
    ...(row.writable ? [] : (['database'] as const)),
    ...(isSame ? [] : (['migrations'] as const)),
    ...(row.still < STUCK_SECONDS ? [] : (['queue'] as const)),
  ];
}

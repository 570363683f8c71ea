import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { isRetryable } from './retryable.ts';
import { openSignals, type Signals } from './signals.ts';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;

/** Access to PostgreSQL. `inProject` for all tenant data, `outside` for accounts, sessions and the list of projects. */
export interface Database {
  /** One transaction that sees only a single tenant's rows; repeated when PostgreSQL requires it (40001, 40P01). */
  inProject<T>(projectId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction without a tenant: row-level security hides every tenant's rows from it. */
  outside<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A single statement without a tenant. */
  readonly direct: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly signals: Signals;
  close(): Promise<void>;
}

/** Connections of one process, by default. */
export const POOL_SIZE = 10;
const ATTEMPTS = 4;
/** Two conflicting transactions would conflict again if both restarted immediately. */
const PAUSE_MS = [10, 50] as const;

// DATE as a local Date would shift the day by the server's zone; int8 and numeric as text would break sums.
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.DATE || oid === pg.types.builtins.TIME) return (value: string) => value;
    if (oid === pg.types.builtins.TIMESTAMPTZ) return (value: string) => new Date(value).toISOString();
    if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return Number;
    return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
  },
} as pg.CustomTypesConfig;

/**
 * Connects with the application's role.
 * @param appUrl connection string of a role that is neither owner nor superuser
 * @param size connections at most; one more listens
 */
export function connectDatabase(appUrl: string, log: Logger, size = POOL_SIZE): Database {
  const pool = new pg.Pool({
    connectionString: appUrl,
    max: size,
    types,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 5_000,
    options: '-c timezone=UTC',
  });
  // Without an error listener a server that stops crashes the process: the pool's listener covers idle connections, the
  // others need one each.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  });
  const signals = openSignals(appUrl, log);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  async function transact<T>(projectId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await kysely.transaction().execute(async (tx) => {
          if (projectId !== null) await sql`select set_config('app.project_id', ${projectId}, true)`.execute(tx);
          return work(tx);
        });
      } catch (error) {
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
        await delay(randomInt(...PAUSE_MS));
      }
    }
  }

  return {
    inProject: (projectId, work) => transact(projectId, work),
    outside: (work) => transact(null, work),
    direct: kysely,
    pool,
    signals,
    close: async () => {
      await signals.close();
      await kysely.destroy();
    },
  };
}

import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { projectScope } from './project-scope.ts';
import { POOL_SIZE } from '../settings.ts';
import { isTracing, recordStatement, traceparent } from '../tracing/tracing.ts';
import { isRetryable } from './retryable.ts';
import { openSignals, type Signals } from './signals.ts';
import type { Tables } from './tables.ts';

/** A transaction outside of any project: row-level security hides every project's rows from it. */
export type OutsideTx = Transaction<Tables>;

/** A transaction bound to a project: it sees and writes that project's rows alone (project-scope.ts). */
export type Tx = OutsideTx & { readonly projectId: string };

/** Whether a transaction about somebody's own data is in a project. */
export const isInProject = (tx: OutsideTx): tx is Tx => 'projectId' in tx;

/** Binds a transaction to a project, from here on and under row-level security. */
export async function bindTo(tx: OutsideTx, projectId: string): Promise<Tx> {
  const trace = traceparent();
  if (trace === null) await sql`select set_config('app.project_id', ${projectId}, true)`.execute(tx);
  else
    await sql`select set_config('app.project_id', ${projectId}, true), set_config('app.trace', ${trace}, true)`.execute(
      tx,
    );
  return Object.assign(tx.withoutPlugins().withPlugin(projectScope(projectId)), { projectId });
}

/** Access to PostgreSQL. `inProject` for all tenant data, `outside` for accounts, sessions and the list of projects. */
export interface Database {
  /** One transaction bound to a project; repeated when PostgreSQL requires it (40001, 40P01). */
  inProject<T>(projectId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction outside of any project. */
  outside<T>(work: (tx: OutsideTx) => Promise<T>): Promise<T>;
  /** A single statement without a tenant. */
  readonly direct: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly signals: Signals;
  close(): Promise<void>;
}

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
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(isTracing() && { log: recordStatement }),
  });

  async function transact<T>(work: (tx: OutsideTx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await kysely.transaction().execute(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
        await delay(randomInt(...PAUSE_MS));
      }
    }
  }

  return {
    inProject: (projectId, work) => transact(async (tx) => work(await bindTo(tx, projectId))),
    outside: (work) =>
      transact(async (tx) => {
        const trace = traceparent();
        if (trace !== null) await sql`select set_config('app.trace', ${trace}, true)`.execute(tx);
        return work(tx);
      }),
    direct: kysely,
    pool,
    signals,
    close: async () => {
      await signals.close();
      await kysely.destroy();
    },
  };
}

import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { projectScope } from './project-scope.ts';
import { builderOver, nameOf, ReadTransaction, type Reads } from './read-transaction.ts';
import { POOL_SIZE } from '../settings/settings.ts';
import { isTracing, recordStatement, traceparent } from '../tracing/tracing.ts';
import { isRetryable } from '../ground/retryable.ts';
import { KEPT_ALIVE, SESSION_SETTINGS } from './session-settings.ts';
import { openSignals, type Signals } from './signals.ts';
import type { Tables } from './tables.ts';
import { askPooler, askServer, type Look } from './look-at-server.ts';
import { watchLine } from './watch-line.ts';

/** A transaction outside of any project: row-level security hides every project's rows from it. */
export type OutsideTx = Transaction<Tables>;

/** A transaction bound to a project: it sees and writes that project's rows alone (project-scope.ts). */
export type Tx = OutsideTx & { readonly projectId: string; readonly reads?: Reads };

/** Whether a transaction about somebody's own data is in a project. */
export const isInProject = (tx: OutsideTx): tx is Tx => 'projectId' in tx;

/**
 * Lets a transaction stand still for longer, from here on: it computes between its statements, up to 20 s for its turn
 * and 20 s for the work (`answerOf`).
 */
export async function allowWork(tx: OutsideTx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '45s'`.execute(tx);
}

/** Binds a transaction to a project, from here on and under row-level security. */
export async function bindTo(tx: OutsideTx, projectId: string): Promise<Tx> {
  const trace = traceparent();
  if (trace === null) await sql`select set_config('app.project_id', ${projectId}, true)`.execute(tx);
  else
    await sql`select set_config('app.project_id', ${projectId}, true), set_config('app.trace', ${trace}, true)`.execute(
      tx,
    );
  return scoped(tx, projectId);
}

const scoped = (tx: OutsideTx, projectId: string): Tx =>
  Object.assign(tx.withoutPlugins().withPlugin(projectScope(projectId)), { projectId });

/**
 * Reads that don't wait for each other, in a transaction of `readInProject` as one statement (from the second time that
 * a process sends them: the first tells the types of their columns). In any other they come one after the other.
 */
export async function together<T extends readonly unknown[]>(
  tx: Tx,
  reads: () => readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  tx.reads?.gather();
  // All of them end before the transaction does, even if one fails.
  const results = await Promise.allSettled(reads() as readonly Promise<unknown>[]);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason as Error;
    return result.value;
  }) as unknown as T;
}

const BIND = "select set_config('app.project_id', $1, true)";

/** Access to PostgreSQL. `inProject` for all tenant data, `outside` for accounts, sessions and the list of projects. */
export interface Database {
  /** One transaction bound to a project; repeated when PostgreSQL requires it (40001, 40P01). */
  inProject<T>(projectId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for work that only reads: without BEGIN and COMMIT, the project sent with the first statement. */
  readInProject<T>(projectId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for a single statement: both go out at once with the end of the transaction, and one reply has all. */
  readOnce<T>(projectId: string, statement: RawBuilder<T>): Promise<T[]>;
  /** One transaction outside of any project. */
  outside<T>(work: (tx: OutsideTx) => Promise<T>): Promise<T>;
  /** A single statement without a tenant. */
  readonly direct: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** A pooler gives each transaction another session, so statements can't have names. */
  readonly isPooled: boolean;
  /** For single statements that never wait for what a transaction holds: limits are counted by them. */
  readonly apart: pg.Pool;
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

/** Connections for what must not wait for a transaction: each is held for less than a millisecond. */
const APART = 2;

/** @param isShared a pooler is in between, which refuses settings that it would have to keep apart */
function openPool({ url, max, isShared, log, look }: PoolOptions): pg.Pool {
  const settings = Object.entries(SESSION_SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 5_000,
    ...KEPT_ALIVE,
    ...(!isShared && { options: settings.join(' ') }),
  });
  // Without an error listener a server that stops crashes the process: the pool's listener covers idle connections,
  // the others need one each.
  pool.on('error', (error) => log.warn({ err: error, isDatabase: true }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error, isDatabase: true }, 'database connection lost'));
    watchLine(client, look);
  });
  return pool;
}

interface PoolOptions {
  url: string;
  max: number;
  isShared: boolean;
  log: Logger;
  look: Look;
}

/**
 * Connects with the application's role.
 * @param appUrl connection string of a role that is neither owner nor superuser
 * @param size connections at most; one more listens, two more count limits
 * @param listenUrl past a pooler that gives out sessions for one transaction each; default: there is none
 */
export function connectDatabase(appUrl: string, log: Logger, size = POOL_SIZE, listenUrl?: string): Database {
  const isPooled = listenUrl !== undefined;
  const serverUrl = listenUrl ?? appUrl;
  const look = askServer(serverUrl);
  const pool = openPool({
    url: appUrl,
    max: size,
    isShared: isPooled,
    log,
    look: isPooled ? askPooler(appUrl, look) : look,
  });
  // Past the pooler: all it has may be held by transactions that wait for a limit.
  const apart = openPool({ url: serverUrl, max: APART, isShared: false, log, look });
  const signals = openSignals(serverUrl, log, look);
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(isTracing() && { log: recordStatement }),
  });

  const begin = async (projectId: string): Promise<ReadTransaction> => {
    const transaction = new ReadTransaction(await pool.connect(), types, !isPooled);
    // Not awaited, it shares the first statement's round trip. If it fails, so does everything after it.
    transaction.run(BIND, [projectId], 'bind').catch(() => undefined);
    return transaction;
  };
  const transact = <T>(work: (tx: OutsideTx) => Promise<T>): Promise<T> =>
    repeated(() => kysely.transaction().execute(work));

  return {
    inProject: (projectId, work) => transact(async (tx) => work(await bindTo(tx, projectId))),
    readInProject: (projectId, work) => repeated(async () => read(await begin(projectId), projectId, work)),
    readOnce: (projectId, statement) => {
      const compiled = statement.compile(kysely);
      return repeated(async () => readOne(await begin(projectId), compiled));
    },
    outside: (work) =>
      transact(async (tx) => {
        const trace = traceparent();
        if (trace !== null) await sql`select set_config('app.trace', ${trace}, true)`.execute(tx);
        return work(tx);
      }),
    direct: kysely,
    pool,
    isPooled,
    apart,
    signals,
    close: async () => {
      await signals.close();
      await Promise.all([kysely.destroy(), apart.end()]);
    },
  };
}

async function read<T>(transaction: ReadTransaction, projectId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    const { tx, reads } = builderOver(transaction);
    const result = await work(Object.assign(scoped(tx, projectId), { reads }));
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  } finally {
    transaction.release();
  }
}

async function readOne<T>(transaction: ReadTransaction, { sql: text, parameters }: CompiledQuery<T>): Promise<T[]> {
  try {
    const [{ rows }] = await Promise.all([transaction.run(text, parameters, nameOf(text)), transaction.commit()]);
    return rows as T[];
  } finally {
    transaction.release();
  }
}

async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await delay(randomInt(...PAUSE_MS));
    }
  }
}

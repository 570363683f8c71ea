import pg from 'pg';
import { within } from '../ground/within.ts';

/** Within which the server must say something on another connection. */
const SAYS_WITHIN_MS = 4_000;
/** Within which a pooler that is not full passes a statement on. */
const PASSES_ON_WITHIN_MS = 1_500;
/** A look that took so much longer than it may says something about this process alone. */
const STOOD_STILL_MS = 2_000;
/** This machine has no more files, memory or names: that says nothing about the server. */
const OF_THIS_MACHINE = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'EAI_AGAIN']);

export interface Seen {
  /** The connections of this login on whose statements the server works, by its process numbers, and since when. */
  readonly working: ReadonlyMap<number, number>;
  /** When the server was asked. Times are those of `performance.now()`. */
  readonly askedAt: number;
  /** Only behind a pooler, which tells process numbers of its own. */
  readonly passed?: Passed;
}

/** What was sent to a pooler before `sentAt` had left its queue at `at`. */
export interface Passed {
  readonly sentAt: number;
  readonly at: number;
}

/** What the server works on; null: it is there, but cannot tell. @throws when it says nothing */
export type Look = () => Promise<Seen | null>;

/**
 * A backend that waits for its client has answered already, or never heard of the statement. Without `track_activities`
 * all are disabled, and have no time. `query_start` is set anew when a statement is parsed, bound and executed.
 */
const WORKING = `
  select pid, extract(epoch from clock_timestamp() - coalesce(xact_start, query_start)) * 1000 as milliseconds
  from pg_stat_activity
  where usename = current_user and datname = current_database() and pid <> pg_backend_pid()
    and state in ('active', 'disabled') and wait_event is distinct from 'ClientRead'`;

/** Asks the server on a new connection; who asks meanwhile gets the same answer. */
export function askServer(connectionString: string): Look {
  return shared(() =>
    patiently(() =>
      connected(connectionString, async (client) => {
        // Before the answer: rather too old than too young.
        const askedAt = performance.now();
        const { rows } = await client.query<{ pid: number; milliseconds: string | null }>(WORKING);
        const since = (milliseconds: string | null) => askedAt - Number(milliseconds ?? Infinity);
        return { working: new Map(rows.map(({ pid, milliseconds }) => [pid, since(milliseconds)])), askedAt };
      }),
    ),
  );
}

/**
 * Asks a pooler and the server behind it. The pooler need only let a client in: a statement may wait for one of its
 * server connections, which may all be held by transactions that wait for a lock. Its queue is first come, first
 * served: if a new statement passes, none of before waits there. That holds for one process of PgBouncer, with one
 * queue: not for several on one port (`so_reuseport`) or behind a balancer.
 */
export function askPooler(connectionString: string, server: Look): Look {
  const passedOn = () =>
    patiently(() =>
      connected(connectionString, async (client) => {
        const sentAt = performance.now();
        const passed = client.query('select 1').then((): Passed => ({ sentAt, at: performance.now() }));
        return within(PASSES_ON_WITHIN_MS, passed).catch(() => null);
      }),
    );
  return shared(async () => {
    const [passed] = await Promise.all([passedOn(), server()]);
    if (passed === null) return null;
    // Asked afterwards, what was passed on has begun. The look of somebody else may have been before.
    let seen = await server();
    if (seen && seen.askedAt < passed.at) seen = await server();
    return seen && { ...seen, passed };
  });
}

/** @returns null: it has no room for one more connection, but it is there */
async function connected<T>(connectionString: string, ask: (client: pg.Client) => Promise<T>): Promise<T | null> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: SAYS_WITHIN_MS,
    query_timeout: SAYS_WITHIN_MS,
  });
  // The statement, or the attempt to connect, reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } catch (error) {
    if (error instanceof pg.DatabaseError) return null;
    throw error;
  } finally {
    void client.end();
  }
}

function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  return () =>
    (current ??= ask().finally(() => {
      current = null;
    }));
}

/** @param isAgain the process stood still while it asked before: an answer may have come too late only for that */
async function patiently<T>(ask: () => Promise<T | null>, isAgain = false): Promise<T | null> {
  const began = performance.now();
  try {
    return await within(SAYS_WITHIN_MS, ask());
  } catch (error) {
    if (error instanceof Error && 'code' in error && OF_THIS_MACHINE.has(String(error.code))) return null;
    if (isAgain || performance.now() - began < SAYS_WITHIN_MS + STOOD_STILL_MS) throw error;
    return patiently(ask, true);
  }
}

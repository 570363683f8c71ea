import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { within } from '../jobs/within.ts';
import { ReadTransaction } from './read-transaction.ts';

/** Milliseconds without a byte after which a connection that waits for an answer is asked about. */
const SILENT_MS = 4_000;
/** Within which the server must say something on another connection. */
const SAYS_WITHIN_MS = 4_000;
/** An answer that is on its way, or lies unread because this process stood still, comes meanwhile. */
const LATE_MS = 500;

/** The connections whose statements the server works on, by its process numbers; null: it answers, but cannot tell. */
export type Look = () => Promise<ReadonlySet<number> | null>;

/** What the driver's types leave out of its client. */
interface Wired {
  readonly connection: { readonly stream: Socket };
  readonly processID: number | null;
  _getActiveQuery(): unknown;
}

/**
 * Ends a connection on which a statement waits and nothing comes: its network is dead and nobody says so, or its server
 * stands still. The statement then fails as one whose connection was cut, and the connection never goes back to its
 * pool. A statement may be silent for as long as the server works on it, or waits for a lock: `statement_timeout` ends
 * that, and long work has its own.
 */
export function watchLine(client: pg.ClientBase, look: Look): void {
  const wired = client as unknown as Wired;
  const { stream } = wired.connection;
  const ask = async () => {
    const awaited = awaitedOn(wired);
    const heard = stream.bytesRead;
    if (awaited === null) return;
    const isAtWork = await look().then(
      (working) => working?.has(wired.processID ?? 0) ?? true,
      () => false,
    );
    await delay(LATE_MS, undefined, { ref: false });
    if (stream.destroyed || stream.bytesRead !== heard || awaitedOn(wired) !== awaited) return;
    if (isAtWork) stream.setTimeout(SILENT_MS);
    else stream.destroy(new Error('Connection terminated: the database said nothing'));
  };
  stream.setTimeout(SILENT_MS);
  stream.on('timeout', () => void ask());
}

function awaitedOn(wired: Wired): unknown {
  const active = wired._getActiveQuery() ?? null;
  return active instanceof ReadTransaction && !active.isAwaited ? null : active;
}

/** A backend that waits for its client has answered already, or never heard of the statement. */
const WORKING = `select pid from pg_stat_activity
  where usename = current_user and state = 'active' and wait_event is distinct from 'ClientRead'`;

/**
 * Asks the server on a new connection; who asks meanwhile gets the same answer.
 * @param isPooled the server's process numbers are not those that a pooler tells
 */
export function askServer(connectionString: string, isPooled: boolean): Look {
  let current: ReturnType<Look> | null = null;
  const ask = async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: SAYS_WITHIN_MS,
      query_timeout: SAYS_WITHIN_MS,
    });
    // The statement, or the attempt to connect, reports it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(WORKING);
      return isPooled ? null : new Set(rows.map(({ pid }) => pid));
    } catch (error) {
      // It has no room for one more connection, but it is there.
      if (error instanceof pg.DatabaseError) return null;
      throw error;
    } finally {
      void client.end();
    }
  };
  return () =>
    (current ??= within(SAYS_WITHIN_MS, ask()).finally(() => {
      current = null;
    }));
}

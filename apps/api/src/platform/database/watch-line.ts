import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Look, Seen } from './look-at-server.ts';
import { ReadTransaction } from './read-transaction.ts';

/** Milliseconds without a byte after which a connection that waits for an answer is asked about. */
const SILENT_MS = 4_000;
/** An answer that is on its way, or lies unread because this process stood still, comes meanwhile. */
const LATE_MS = 500;
/** From the queue of a pooler until the server has begun. */
const ON_ITS_WAY_MS = 1_000;

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
 * that, and long work has its own. Behind a pooler it also may while it can be in the queue there, or any statement of
 * this login is as old.
 */
export function watchLine(client: pg.ClientBase, look: Look): void {
  const wired = client as unknown as Wired;
  const { stream } = wired.connection;
  /** When a pooler first showed that what has been awaited since then is no longer in its queue. */
  let silence = { awaited: null as unknown, heard: 0, passedOnAt: 0 };
  const mayBeAtWork = (seen: Seen | null, awaited: unknown, heard: number, askedAt: number) => {
    if (seen === null) return true;
    const { passed, working } = seen;
    if (!passed) return working.has(wired.processID ?? 0);
    // A look that others began may be older than the statement, and says nothing about it.
    if (passed.sentAt < askedAt - SILENT_MS) return true;
    if (silence.awaited !== awaited || silence.heard !== heard) silence = { awaited, heard, passedOnAt: passed.at };
    // Whose statement each is cannot be seen, but those that came later are others.
    return [...working.values()].some((since) => since <= silence.passedOnAt + ON_ITS_WAY_MS);
  };
  const ask = async () => {
    const awaited = awaitedOn(wired);
    const heard = stream.bytesRead;
    if (awaited === null) return;
    const askedAt = performance.now();
    const isAtWork = await look().then(
      (seen) => mayBeAtWork(seen, awaited, heard, askedAt),
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

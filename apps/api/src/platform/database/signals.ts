import pg from 'pg';
import type { Logger } from 'pino';

/** What the processes on one database tell each other: there is something in the outbox, for an account, no more for a session. */
export const signalNames = ['outbox', 'notified', 'session_ended'] as const;
export type SignalName = (typeof signalNames)[number];

/** Wakes whoever waits, in every process on the database. A signal only wakes: what is new stands in tables. */
export interface Signals {
  /**
   * @param heard with the signal's payload; with an empty one when the connection was away and anything may have been missed
   * @returns ends it
   */
  on(name: SignalName, heard: (payload: string) => void): () => void;
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;

/** LISTEN on one connection beside the pool, made when somebody first wants to hear, and made again when it breaks. */
export function openSignals(url: string, log: Logger): Signals {
  const hearers: Record<SignalName, Set<(payload: string) => void>> = {
    outbox: new Set(),
    notified: new Set(),
    session_ended: new Set(),
  };
  let client: pg.Client | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connecting: Promise<void> | null = null;
  let isClosed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    // Whatever ends a connection comes as an error, an end, or both, and an error may come later still.
    next.on('error', (error) => log.warn({ err: error }, 'signals of the database lost'));
    next.once('end', again);
    next.on('notification', ({ channel, payload }) => {
      for (const name of signalNames) if (name === channel) hearers[name].forEach((heard) => heard(payload ?? ''));
    });
    await next.connect();
    for (const name of signalNames) await next.query(`listen ${name}`);
    client = next;
    for (const name of signalNames) hearers[name].forEach((heard) => heard(''));
  };
  const again = () => {
    client = null;
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(start, RECONNECT_MS);
  };
  const start = () => {
    connecting = connect().catch((error: unknown) => {
      log.warn({ err: error }, 'signals of the database not heard');
      again();
    });
  };

  return {
    on(name, heard) {
      hearers[name].add(heard);
      if (connecting === null && !isClosed) start();
      return () => hearers[name].delete(heard);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end();
    },
  };
}

import { randomInt } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { within } from '../ground/within.ts';
import type { Look } from './look-at-server.ts';
import { KEPT_ALIVE } from './session-settings.ts';
import { watchLine } from './watch-line.ts';

/**
 * Signals between the processes on one database: new outbox rows, an email to an account, a notification for an
 * account, an ended session, a queued planning job, work of the background that is due (the payload says which).
 */
export const signalNames = [
  'outbox',
  'account_mail',
  'notified',
  'session_ended',
  'webhook',
  'generation',
  'due',
] as const;
export type SignalName = (typeof signalNames)[number];

/** Wakes listeners in every process on the database. A signal only wakes: the new data is in tables. */
export interface Signals {
  /**
   * @param heard with the signal's payload; with an empty one when the connection was lost and anything may have been
   * missed
   * @returns ends it
   */
  on(name: SignalName, heard: (payload: string) => void): () => void;
  /**
   * The number of this process, under which it has a lock as long as it lives: rows that it claimed under this number
   * are free once the database finds it dead (`is_process_dead`). Null while it has no connection for the lock.
   */
  process(): Promise<number | null>;
  /** From now on this process can generate so many schedules at once (`planning_capacity`), as long as it lives. */
  offerPlanning(atOnce: number): void;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;
const CONNECT_WITHIN_MS = 5_000;
/** Between two statements that only find out whether the connection is alive: events may not come for hours. */
const BEAT_MS = 5_000;
/** How long a call waits for the lock of its process. */
const LOCKED_WITHIN_MS = 2_000;
/** The first half of every process's lock, as in `is_process_dead`; the number is the second. */
const PROCESSES = 1_886_151_017;
/** The first half of the locks of what planners can do, as in `planning_capacity`. */
const PLANNING = 1_886_151_018;

/** A connection that fell silent may live on in the server, where it would keep the lock of this process. */
const END_EARLIER = `
  select pg_terminate_backend(pid) from pg_locks
  where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2 and pid <> pg_backend_pid()
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * LISTEN and the process's lock on one connection outside the pool, opened on first use, and reopened when it breaks or
 * falls silent. Both belong to a session: they go past a pooler (`DATABASE_LISTEN_URL`).
 */
export function openSignals(url: string, log: Logger, look: Look): Signals {
  const hearers = new Map(signalNames.map((name) => [name, new Set<(payload: string) => void>()]));
  const signal = (name: string, payload: string) => hearers.get(name as SignalName)?.forEach((heard) => heard(payload));
  const number = randomInt(1, 2 ** 31);
  let planning = 0;
  const begin = async (next: pg.Client) => {
    await next.connect();
    watchLine(next, look);
    await next.query(END_EARLIER, [PROCESSES, number]);
    await next.query('select pg_advisory_lock($1, $2)', [PROCESSES, number]);
    if (planning > 0)
      await next.query('select pg_advisory_lock_shared($1, n) from generate_series(1, $2) as n', [PLANNING, planning]);
    for (const name of signalNames) await next.query(`listen ${name}`);
  };
  const connection = keepConnected(log, {
    async open(lost) {
      const next = new pg.Client({ connectionString: url, ...KEPT_ALIVE, connectionTimeoutMillis: CONNECT_WITHIN_MS });
      // The end of a connection comes as an error, an end event, or both, and an error may follow later.
      next.on('error', (error) =>
        log.warn({ err: error, isDatabase: true }, 'the connection for database notifications was lost'),
      );
      next.once('end', lost);
      next.on('notification', ({ channel, payload }) => signal(channel, payload ?? ''));
      await begin(next).catch((error: unknown) => {
        void next.end();
        throw error;
      });
      return next;
    },
    opened() {
      for (const name of signalNames) signal(name, '');
    },
  });
  return {
    on(name, heard) {
      hearers.get(name)?.add(heard);
      connection.start();
      return () => hearers.get(name)?.delete(heard);
    },
    process: async () => ((await connection.isThere()) ? number : null),
    offerPlanning(atOnce) {
      planning = atOnce;
    },
    close: () => connection.close(),
  };
}

interface Steps {
  /** @param lost called when the connection ends */
  open: (lost: () => void) => Promise<pg.Client>;
  /** Called once it is the connection. */
  opened: () => void;
}

/** One connection outside the pool, from the first `start` on, that is made again when it breaks or falls silent. */
function keepConnected(log: Logger, { open, opened }: Steps) {
  let client: pg.Client | null = null;
  /** The end of the connection that was made last, whether it succeeded or not. */
  let latest: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setTimeout> | undefined;
  let connecting: Promise<void> | null = null;
  let isClosed = false;

  const connect = async () => {
    // An earlier one may end only now: its end is nobody's loss.
    const lost = () => {
      if (latest === lost) again();
    };
    latest = lost;
    const next = await open(lost);
    client = next;
    log.warn({ reachedDatabase: true }, 'the database can be reached again');
    beat(next);
    opened();
  };
  const beat = (on: pg.Client) => {
    clearTimeout(pulse);
    // What fails here has ended the connection, or was only cancelled.
    const goOn = () => {
      if (client === on) beat(on);
    };
    pulse = setTimeout(() => void on.query('listen due').then(goOn, goOn), BEAT_MS).unref();
  };
  const again = () => {
    client = null;
    clearTimeout(timer);
    clearTimeout(pulse);
    if (!isClosed) timer = setTimeout(reconnect, RECONNECT_MS);
  };
  const reconnect = () => {
    connecting = connect().catch((error: unknown) => {
      log.warn({ err: error, isDatabase: true }, 'could not listen for database notifications');
      again();
    });
  };
  const start = () => {
    if (connecting === null && !isClosed) reconnect();
  };
  return {
    start,
    /** Waits a little for one that is being made. */
    async isThere() {
      start();
      if (client === null && connecting !== null) await within(LOCKED_WITHIN_MS, connecting).catch(() => undefined);
      return client !== null;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(pulse);
      await connecting;
      await client?.end();
    },
  };
}

import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Keeps proxies from closing a stream, and notices what had no signal: a lost signal, an expired session. */
const EVERY_MS = 15_000;

/** An open stream, as the others of its process see it. */
export interface Watched {
  caller: Pick<Caller, 'sessionId' | 'projectId' | 'role'>;
  /** The number of the last event that was sent. */
  sent(): number | null;
  /** Sends what keeps the connection open. */
  beat(): void;
  /** There are events to read. */
  wake(): void;
  /** The session has ended, or the caller left the project. */
  end(): void;
}

interface Watch {
  streams: Set<Watched>;
  timer: ReturnType<typeof setInterval>;
  /** Looks once; asked for while it does, it looks once more. */
  look(): void;
}

const watches = new WeakMap<Database, Watch>();

/**
 * Watches a stream together with all others of the process: one statement an interval for all of them, however many
 * there are.
 * @returns ends the watch; looks at all streams now
 */
export function watchStream(database: Database, log: Logger, stream: Watched): { leave(): void; look(): void } {
  const watch = watches.get(database) ?? begin(database, log);
  watch.streams.add(stream);
  return {
    leave() {
      watch.streams.delete(stream);
      if (watch.streams.size > 0) return;
      clearInterval(watch.timer);
      if (watches.get(database) === watch) watches.delete(database);
    },
    look: () => watch.look(),
  };
}

function begin(database: Database, log: Logger): Watch {
  const streams = new Set<Watched>();
  let running: Promise<void> | null = null;
  let isAskedFor = false;
  const look = () => {
    if (running) return void (isAskedFor = true);
    running = endOrWake(database, streams)
      .catch((error: unknown) =>
        log.warn({ err: error, isDatabase: true }, 'the sessions of streams could not be looked up'),
      )
      .finally(() => {
        running = null;
        if (isAskedFor) look();
      });
    isAskedFor = false;
  };
  const timer = setInterval(() => {
    for (const stream of streams) stream.beat();
    look();
  }, EVERY_MS);
  const watch = { streams, timer, look };
  watches.set(database, watch);
  return watch;
}

interface State {
  session_id: string;
  project_id: string | null;
  role: string;
  newest: number | null;
}

async function endOrWake({ direct }: Database, streams: Set<Watched>): Promise<void> {
  const looked = [...streams];
  const sessions = [...new Set(looked.map(({ caller }) => caller.sessionId))];
  if (sessions.length === 0) return;
  const { rows } = await sql<State>`
    select session_id, project_id, role, newest from stream_states(${sessions}::uuid[])`.execute(direct);
  const states = new Map(rows.map((row) => [row.session_id, row]));
  for (const stream of looked) {
    const { sessionId, projectId, role } = stream.caller;
    const state = states.get(sessionId);
    if (state?.project_id !== projectId || state.role !== role) stream.end();
    else if ((state.newest ?? 0) > (stream.sent() ?? 0)) stream.wake();
  }
}

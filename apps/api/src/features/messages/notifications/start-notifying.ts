import { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { inEachProject, repeat, repeatWhenDue } from '../../../platform/ground/repeat.ts';
import { deliverDue } from './delivery/deliver-due.ts';
import { dispatchOutbox } from './dispatch-outbox.ts';

export interface Notifying {
  stop(): Promise<void>;
}

/** Between two looks while something is waiting. */
const LOOK_EVERY_MS = 1_000;
const FORGET_EVERY_MS = 60 * 60_000;
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Notifies users of changes by every channel; any number of processes can run it. */
export function startNotifying(deps: Deps): Notifying {
  const { database, log, now } = deps;
  const pace = { leastMs: LOOK_EVERY_MS, now };
  // A job per channel: a hanging mail server does not block push.
  const delivering = notifications.channels.map((channel) =>
    repeatWhenDue((end) => deliverDue(deps, channel, end), pace, log),
  );
  const dispatching = repeatWhenDue(
    async (end) => {
      const { rows } = await sql<{ project_id: string }>`select project_id from waiting_outboxes()`.execute(
        database.direct,
      );
      let waiting = rows;
      // One batch per project, then the next of those with more: no project waits for the thousands of another.
      while (waiting.length > 0 && !end.aborted) {
        const unfinished: typeof rows = [];
        const dispatch = async (project_id: string) => {
          if (await dispatchOutbox(database, project_id, now())) unfinished.push({ project_id });
        };
        await inEachProject(waiting, dispatch, log);
        for (const job of delivering) job.wake();
        waiting = unfinished;
      }
      // A project at which somebody else was at work may have some left.
      return rows.length > 0 ? new Date(now()).toISOString() : null;
    },
    pace,
    log,
  );
  const forgetting = repeat(
    async () => {
      const before = new Date(now() - KEPT_MS).toISOString();
      await sql`select forget_notifications(${before})`.execute(database.direct);
    },
    FORGET_EVERY_MS,
    log,
  );
  const stopHearing = database.signals.on('outbox', () => dispatching.wake());
  return {
    async stop() {
      stopHearing();
      await Promise.all([...delivering, dispatching, forgetting].map((job) => job.stop()));
    },
  };
}

import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { deliverDue } from './delivery/deliver-due.ts';
import { dispatchOutbox } from './dispatch-outbox.ts';
import { inEachProject } from './in-each-project.ts';
import { remind } from './remind.ts';

export interface Notifying {
  stop(): Promise<void>;
}

/** A signal comes at once; this is for those that got lost. */
const LOOK_EVERY_MS = 1_000;
const REMIND_EVERY_MS = 30_000;
const FORGET_EVERY_MS = 60 * 60_000;
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Tells people what changes had to tell, by every channel; any number of processes may do so. */
export function startNotifying(deps: Deps): Notifying {
  const { database, log, now } = deps;
  const delivering = repeat((end) => deliverDue(deps, end), LOOK_EVERY_MS, log);
  const dispatching = repeat(
    async (end) => {
      const { rows } = await sql<{ project_id: string }>`select project_id from waiting_outboxes()`.execute(
        database.direct,
      );
      const dispatch = async (projectId: string) => {
        while (!end.aborted && (await dispatchOutbox(database, projectId, now())));
      };
      await inEachProject(rows, dispatch, log);
      if (rows.length > 0) delivering.wake();
    },
    LOOK_EVERY_MS,
    log,
  );
  const reminding = repeat(() => remind(deps, now()), REMIND_EVERY_MS, log);
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
      await Promise.all([delivering, dispatching, reminding, forgetting].map((job) => job.stop()));
    },
  };
}

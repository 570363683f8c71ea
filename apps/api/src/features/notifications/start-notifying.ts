import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { dispatchOutbox } from './dispatch-outbox.ts';

export interface Notifying {
  stop(): Promise<void>;
}

/** A signal comes at once; this is for those that got lost. */
const LOOK_EVERY_MS = 1_000;

/** Tells people what changes had to tell; any number of processes may do so. */
export function startNotifying(deps: Deps): Notifying {
  const { database, log, now } = deps;
  const dispatching = repeat(
    async (end) => {
      const { rows } = await sql<{ project_id: string }>`select project_id from waiting_outboxes()`.execute(
        database.direct,
      );
      for (const { project_id } of rows) while (!end.aborted && (await dispatchOutbox(database, project_id, now())));
    },
    LOOK_EVERY_MS,
    log,
  );
  const stopHearing = database.signals.on('outbox', () => dispatching.wake());
  return {
    async stop() {
      stopHearing();
      await dispatching.stop();
    },
  };
}

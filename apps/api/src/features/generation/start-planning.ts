import { createPlanner } from '@pamaina/planner';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';
import { claimJob } from './claim-job.ts';
import { runJob } from './run-job.ts';

const LOOK_EVERY_MS = 1_000;

export interface Planning {
  /** A job was queued: check now rather than at the next turn. */
  wake(): void;
  /** Ends after handing back the current job. */
  stop(): Promise<void>;
}

/**
 * Works off the planning jobs of the database, one at a time with all planner threads; any number of processes can run
 * it.
 */
export function startPlanning(deps: Deps): Planning {
  const planner = createPlanner(deps.settings.workers);
  const end = new AbortController();
  let alarm = new AbortController();
  const work = async () => {
    while (!end.signal.aborted) {
      try {
        const job = await claimJob(deps.database);
        if (job) await runJob(deps, planner, job, end.signal);
        else
          await delay(LOOK_EVERY_MS, undefined, { signal: AbortSignal.any([alarm.signal, end.signal]) }).catch(
            () => undefined,
          );
      } catch (error) {
        // The database is briefly unavailable; the job is stored in it and its lease expires.
        deps.log.error({ err: error }, 'looking for planning jobs failed');
        await delay(LOOK_EVERY_MS, undefined, { signal: end.signal }).catch(() => undefined);
      }
      alarm = new AbortController();
    }
  };
  const done = work();
  return {
    wake: () => alarm.abort(),
    stop: () => {
      end.abort();
      return done;
    },
  };
}

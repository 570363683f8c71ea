import type { Deps } from '../../platform/deps.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { deliverEvents } from '../../platform/payments/sandbox/deliver-events.ts';
import { sandboxSecret } from '../../platform/payments/sandbox/create-sandbox.ts';
import { reconcile } from '../purchases/index.ts';
import { eraseEnded } from './erase-ended.ts';
import { remindEnded } from './remind-ended.ts';

export interface Billing {
  stop(): Promise<void>;
}

const RECONCILE_EVERY_MS = 15_000;
const DELIVER_EVERY_MS = 1_000;
const ERASE_EVERY_MS = 60 * 60_000;

/**
 * Background tasks of payments: finding missed events, the sandbox's own events, erasing ended projects. Any number of
 * processes can run it.
 * @param post takes one signed event as the network would bring it, and answers with the status
 */
export function startBilling(deps: Deps, post: (raw: string, signature: string) => Promise<number>): Billing {
  const { database, settings, now, log } = deps;
  const secret = sandboxSecret(settings.jwtSecret);
  const jobs = [
    repeat(
      async (end) => {
        while (!end.aborted && (await reconcile(deps)) > 0);
      },
      RECONCILE_EVERY_MS,
      log,
    ),
    repeat(() => eraseEnded(deps), ERASE_EVERY_MS, log),
    repeat(() => remindEnded(deps), ERASE_EVERY_MS, log),
  ];
  if (deps.payments.name === 'sandbox')
    jobs.push(repeat(() => deliverEvents(database, { secret, now, post }), DELIVER_EVERY_MS, log));
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

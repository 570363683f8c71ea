import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { inEachProject, repeat, repeatWhenDue, type Repeated } from '../../../platform/ground/repeat.ts';
import { wokenBy } from '../../../platform/jobs/woken-by.ts';
import { deliverEvents } from '../../../platform/payments/sandbox/deliver-events.ts';
import { sandboxSecret } from '../../../platform/payments/sandbox/create-sandbox.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { reconcile, notifyBilling, forgetPast } from '../purchases/index.ts';
import { eraseProject } from '../../access/projects/index.ts';

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
  const jobs: Pick<Repeated, 'stop'>[] = [
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
    jobs.push(
      wokenBy(
        database.signals,
        'sandbox',
        repeatWhenDue(() => deliverEvents(database, { secret, now, post }), { leastMs: DELIVER_EVERY_MS, now }, log),
      ),
    );
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Before the data is erased: 23 days after the end of a project whose data is stored for 30. */
const AHEAD_MS = 7 * 24 * 60 * 60 * 1000;

/** Reminds the managers of ended projects, once, that all data will be erased and can be exported. */
export async function remindEnded({ database, now, log }: Pick<Deps, 'database' | 'now' | 'log'>): Promise<void> {
  const at = now();
  const soon = await database.direct
    .selectFrom('project')
    .select(['id as project_id', 'erase_at'])
    .where('billing', '=', 'ended')
    .where('erase_at', '>', new Date(at).toISOString())
    .where('erase_at', '<=', new Date(at + AHEAD_MS).toISOString())
    .execute();
  const eraseAt = new Map(soon.map(({ project_id, erase_at }) => [project_id, erase_at]));
  const tell = async (id: string) => {
    const when = eraseAt.get(id);
    if (when == null) return;
    await database.inProject(id, (tx) =>
      notifyBilling(tx, { variant: 'soon', subject: `${id}:${when}`, eraseAt: when }),
    );
  };
  await inEachProject(soon, tell, log);
}

/** A year of a large team takes longer than a call may. */
const STATEMENT_TIMEOUT = '10min';
/** A provider repeats an event for days, a forger for as long as it is remembered. */
const EVENTS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** A user who started a payment, never paid and has no account has only left an email address here. */
const UNPAID_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Erases ended projects after their retention period: employees, their logins and IDs, schedules,
 * pictures, everything. Payments stay, without names of staff; unpaid purchases are erased too. A project that cannot
 * be erased is logged and retried the next time; the others do not wait for it.
 */
export async function eraseEnded({ database, now, log }: Pick<Deps, 'database' | 'now' | 'log'>): Promise<void> {
  const at = new Date(now()).toISOString();
  await forgetPast(database, {
    heard: new Date(now() - EVENTS_KEPT_MS).toISOString(),
    begun: new Date(now() - UNPAID_KEPT_MS).toISOString(),
  });
  for (const { id } of await overAt(database.direct, at).orderBy('erase_at').execute()) {
    try {
      await database.inProject(id, (tx) => erase(tx, id, at));
      log.info({ project: id }, 'an ended project was deleted');
    } catch (error) {
      log.error({ err: error, project: id }, 'an ended project could not be deleted');
    }
  }
}

/** Ended, and past retention; one with a payment in progress waits until it is paid or abandoned. */
const overAt = (from: Database['direct'], at: string) =>
  from
    .selectFrom('project')
    .select('project.id')
    .where('billing', '=', 'ended')
    .where('erase_at', '<=', at)
    .where((where) =>
      where.not(
        where.exists((of) =>
          of
            .selectFrom('purchase')
            .select('purchase.id')
            .whereRef('purchase.renews', '=', 'project.id')
            .where('purchase.state', 'in', ['begun', 'open']),
        ),
      ),
    );

async function erase(tx: Tx, id: string, at: string): Promise<void> {
  await sql`select set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`.execute(tx);
  // A project that was subscribed again at this moment keeps everything.
  const project = await overAt(tx, at).where('project.id', '=', id).forUpdate().executeTakeFirst();
  if (project) await eraseProject(tx, id);
}

import type { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { within } from '../../../platform/jobs/within.ts';
import { MailRefused } from '../../../platform/mail/create-mailer.ts';
import { claimParcel, LEASE_MS, type ParcelKey } from './claim-parcel.ts';
import type { Parcel } from './parcel.ts';
import { sendPush } from './send-push.ts';
import { finishParcel, type Outcome } from './finish-parcel.ts';
import { writeMail } from './write-mail.ts';

type Means = Pick<Deps, 'database' | 'mailer' | 'pusher' | 'settings' | 'log' | 'now'>;

const BATCH = 100;
const AT_ONCE = 4;
/** A hanging attempt is aborted before another process may send the same. */
const SENT_WITHIN_MS = LEASE_MS - 5_000;

/**
 * Sends everything that is due by one channel, several at a time; a failed one waits for its next attempt and blocks no
 * other.
 */
export async function deliverDue(means: Means, channel: notifications.Channel, end: AbortSignal): Promise<void> {
  const { rows } = await sql<Omit<ParcelKey, 'channel'>>`
    select project_id, account_id from due_deliveries(${channel}, ${new Date(means.now()).toISOString()}, ${BATCH})`.execute(
    means.database.direct,
  );
  const keys = rows[Symbol.iterator]();
  const lane = async () => {
    for (const key of keys) {
      if (end.aborted) return;
      try {
        const parcel = await claimParcel(means.database, { ...key, channel }, means.now());
        if (parcel !== null) await deliver(means, parcel);
      } catch (error) {
        means.log.error({ err: error, projectId: key.project_id }, 'a message could not be processed');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function deliver(means: Means, parcel: Parcel): Promise<void> {
  const outcome = await within(SENT_WITHIN_MS, send(means, parcel)).catch((error: unknown): Outcome => {
    const text = error instanceof Error ? error.message : String(error);
    means.log.warn({ err: error, channel: parcel.channel }, 'a message could not be delivered');
    return { state: error instanceof MailRefused ? 'dead' : 'failed', error: text };
  });
  await finishParcel(means.database, parcel, { outcome, now: means.now() });
}

async function send({ database, mailer, pusher, settings, log, now }: Means, parcel: Parcel): Promise<Outcome> {
  if (parcel.channel === 'push') return sendPush({ database, pusher, log, secret: settings.jwtSecret }, parcel);
  if (parcel.email === null) return { state: 'dropped' };
  const links = { publicUrl: settings.publicUrl, secret: settings.jwtSecret, now: now() };
  await mailer.send(writeMail(parcel, parcel.email, links));
  return { state: 'sent' };
}

import type { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Deps } from '../../../../platform/deps.ts';
import { onSharedLanes } from '../../../../platform/jobs/shared-lanes.ts';
import { within } from '../../../../platform/ground/within.ts';
import { MailRefused } from '../../../../platform/mail/create-mailer.ts';
import { textOf } from '../../../../platform/text/texts.ts';
import { continueTrace } from '../../../../platform/tracing/tracing.ts';
import { inProject, noticeText, pathOf } from '../notice.ts';
import { LEASE_MS, claimParcel, type ParcelKey } from './claim-parcel.ts';
import type { Parcel } from './parcel.ts';
import { answersOf, writeMail } from './write-mail.ts';
import type { Database } from '../../../../platform/database/database.ts';

type Means = Pick<Deps, 'database' | 'mailer' | 'pusher' | 'settings' | 'log' | 'now'>;

const BATCH = 100;
/** A project has two of the lanes: what hangs of it holds up nobody else's messages. */
const LANES = { atOnce: 8, ofShare: 2 };
/** A hanging attempt is aborted before another process may send the same. */
const SENT_WITHIN_MS = LEASE_MS - 5_000;

/**
 * Sends everything that is due by one channel, several at a time; a failed one waits for its next attempt and blocks no
 * other.
 * @returns when the next one is due; null: none is waiting
 */
export async function deliverDue(
  means: Means,
  channel: notifications.Channel,
  end: AbortSignal,
): Promise<string | null> {
  const due = async () => {
    const { rows } = await sql<Omit<ParcelKey, 'channel'>>`
      select project_id, account_id from due_deliveries(${channel}, ${new Date(means.now()).toISOString()}, ${BATCH})`.execute(
      means.database.direct,
    );
    return rows;
  };
  await onSharedLanes({
    ...LANES,
    due,
    shareOf: ({ project_id }) => project_id,
    nameOf: ({ project_id, account_id }) => `${project_id} ${account_id}`,
    async work(key) {
      try {
        const parcel = await claimParcel(means.database, { ...key, channel }, means.now());
        if (parcel !== null) await deliver(means, parcel);
      } catch (error) {
        means.log.error({ err: error, projectId: key.project_id }, 'a message could not be processed');
      }
    },
    end,
  });
  const next = await sql<{ due_at: string | null }>`
    select next_delivery(${channel}, ${new Date(means.now()).toISOString()}) as due_at`.execute(means.database.direct);
  return next.rows[0]?.due_at ?? null;
}

async function deliver(means: Means, parcel: Parcel): Promise<void> {
  const { trace, channel, projectId } = parcel;
  const span = { kind: 'client', projectId, attributes: { 'pamaina.items': parcel.items.length } } as const;
  const sent = () => within(SENT_WITHIN_MS, send(means, parcel));
  const outcome = await continueTrace(trace, `send ${channel}`, span, sent).catch((error: unknown): Outcome => {
    const text = error instanceof Error ? error.message : String(error);
    means.log.warn({ err: error, channel }, 'a message could not be delivered');
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

/** A phone that is offline for longer shows it when the app is opened. */
const KEPT_SECONDS = 24 * 60 * 60;

/**
 * Sends a parcel to every browser of its receiver. Its text can appear on a locked screen: only what kind of thing
 * happened, in which project, and where to look. It counts as sent when one browser took it: another attempt would show
 * it there again. Expired subscriptions are deleted.
 * @throws when none took it and a push service could not be reached
 */
async function sendPush(
  { database, pusher, log, secret }: Pick<Deps, 'database' | 'pusher' | 'log'> & { secret: string },
  parcel: Parcel,
): Promise<Outcome> {
  const targets = await database.direct
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('account_id', '=', parcel.accountId)
    .execute();
  const message = { payload: payloadOf(parcel, secret), topic: parcel.id, keptSeconds: KEPT_SECONDS };
  const answers = await Promise.allSettled(targets.map((target) => pusher.push(target, message)));
  const gone = targets.filter((_, index) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' && answer.value === 'gone';
  });
  if (gone.length > 0)
    await database.direct
      .deleteFrom('push_subscription')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  const failed = answers.filter((answer) => answer.status === 'rejected');
  const [first] = failed;
  if (first === undefined) return { state: gone.length === targets.length ? 'dropped' : 'sent' };
  if (gone.length + failed.length === targets.length) throw first.reason;
  for (const { reason } of failed) log.warn({ err: reason }, 'one browser of several could not be reached');
  return { state: 'sent' };
}

/** Push services can't read it: it is encrypted for the browser (RFC 8291). */
function payloadOf(parcel: Parcel, secret: string): string {
  const { id, language, projectId, projectName, role, items } = parcel;
  const [first] = items;
  const isOne = first !== undefined && items.length === 1;
  const title = isOne
    ? noticeText(language, first.kind, first.facts).title
    : textOf(language, 'notices.mail.subject', { count: items.length });
  const path = isOne ? pathOf(first.kind, first.facts) : role === 'manager' ? '/manager' : '/worker';
  const answers = isOne ? answersOf(secret, parcel, first).map(({ label, path }) => ({ label, path })) : [];
  const message = { title, body: projectName, path: inProject(path, projectId), tag: id, language };
  return JSON.stringify({ ...message, ...(answers.length > 0 && { answers }) });
}

type Outcome =
  | { state: 'sent' }
  /** There is no longer an address to send it to. */
  | { state: 'dropped' }
  /** It will never be accepted. */
  | { state: 'dead'; error: string }
  /** It may be accepted later. */
  | { state: 'failed'; error: string };

const ERROR_MAX = 300;

/** Stores the result of sending a parcel, unless another attempt has taken over. */
async function finishParcel(
  database: Database,
  { projectId, items }: Parcel,
  { outcome, now }: { outcome: Outcome; now: number },
): Promise<void> {
  const at = new Date(now).toISOString();
  const error = 'error' in outcome ? outcome.error.slice(0, ERROR_MAX) : null;
  await database.inProject(projectId, async (tx) => {
    for (const attempts of new Set(items.map((item) => item.attempts))) {
      const state = stateAfter(outcome, attempts);
      const ids = items.filter((item) => item.attempts === attempts).map(({ deliveryId }) => deliveryId);
      await tx
        .updateTable('delivery')
        .set({
          state,
          error,
          lease_until: null,
          ...(state === 'waiting' ? { due_at: new Date(now + backoff(attempts)).toISOString() } : { settled_at: at }),
        })
        .where('id', 'in', ids)
        .where('attempts', '=', attempts)
        .where('state', '=', 'waiting')
        .execute();
    }
  });
}

function stateAfter({ state }: Outcome, attempts: number) {
  if (state !== 'failed') return state;
  return attempts >= ATTEMPTS_MAX ? 'dead' : 'waiting';
}

/** After this many attempts, some five hours, a delivery is marked as failed and shown to a manager. */
const ATTEMPTS_MAX = 8;

const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60_000;

/** The delay after a failed attempt, in milliseconds: four times longer each time, with jitter. */
function backoff(attempts: number, random = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 4 ** (attempts - 1)) * (0.5 + random / 2);
}

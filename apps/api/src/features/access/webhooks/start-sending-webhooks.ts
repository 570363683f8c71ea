import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { NOT_PUBLIC } from '../../../platform/ground/outgoing.ts';
import { repeat, repeatWhenDue } from '../../../platform/ground/repeat.ts';
import { onSharedLanes } from '../../../platform/jobs/shared-lanes.ts';
import { within } from '../../../platform/ground/within.ts';
import { continueTrace, describeSpan } from '../../../platform/tracing/tracing.ts';
import { signMessage } from './sign-message.ts';

type Means = Pick<Deps, 'database' | 'outgoing' | 'log' | 'now'>;

const LOOK_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 60 * 60_000;
const KEPT_MS = 30 * 24 * 60 * 60_000;

const BATCH = 100;
/** A project has two of the lanes: its receivers that hang hold up nobody else's messages. */
const LANES = { atOnce: 8, ofShare: 2 };
/** Of one webhook, before another one's turn. */
const PER_WEBHOOK = 20;
const TURN_MS = 15_000;
/** A claimed message is sent within this time, or by another process. */
const LEASE_MS = 60_000;
const SENT_WITHIN_MS = 15_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The delays after failed attempts, as Standard Webhooks recommends: over a day in all. */
const DELAYS_MS = [5_000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 14 * HOUR_MS];
const ERROR_MAX = 300;

/** Sends messages to webhooks; any number of processes can run it. */
export function startSendingWebhooks(deps: Deps): { stop(): Promise<void> } {
  const { database, log, now } = deps;
  const sending = repeatWhenDue((end) => sendDueWebhooks(deps, end), { leastMs: LOOK_EVERY_MS, now }, log);
  const forgetting = repeat(
    async () => {
      const before = new Date(now() - KEPT_MS).toISOString();
      await sql`select forget_webhook_deliveries(${before})`.execute(database.direct);
    },
    FORGET_EVERY_MS,
    log,
  );
  const stopHearing = database.signals.on('webhook', () => sending.wake());
  return {
    async stop() {
      stopHearing();
      await Promise.all([sending.stop(), forgetting.stop()]);
    },
  };
}

/**
 * Sends everything that is due: several webhooks at a time, the messages to one in their order.
 * @returns when the next one is due; null: none is waiting
 */
export async function sendDueWebhooks(means: Means, end: AbortSignal): Promise<string | null> {
  const due = async () => {
    const { rows } = await sql<{ project_id: string; webhook_id: string }>`
      select project_id, webhook_id from due_webhooks(${iso(means.now())}, ${BATCH})`.execute(means.database.direct);
    return rows;
  };
  await onSharedLanes({
    ...LANES,
    due,
    shareOf: ({ project_id }) => project_id,
    nameOf: ({ webhook_id }) => webhook_id,
    work: ({ project_id, webhook_id }) =>
      sendTo(means, project_id, webhook_id, end).catch((error: unknown) =>
        means.log.error({ err: error }, 'a webhook could not be sent'),
      ),
    end,
  });
  const next = await sql<{ due_at: string | null }>`select next_webhook(${iso(means.now())}) as due_at`.execute(
    means.database.direct,
  );
  return next.rows[0]?.due_at ?? null;
}

/** What is due to one webhook, in its order, until it does not answer or its turn is over. */
async function sendTo(means: Means, projectId: string, webhookId: string, end: AbortSignal): Promise<void> {
  const began = performance.now();
  for (let count = 0; count < PER_WEBHOOK && performance.now() - began < TURN_MS && !end.aborted; count += 1) {
    const message = await means.database.inProject(projectId, (tx) => claim(tx, webhookId, means.now()));
    if (message === null) return;
    const span = { kind: 'client', projectId, attributes: { 'pamaina.attempt': message.attempts } } as const;
    const outcome = await continueTrace(message.trace, 'send webhook', span, () => send(means, message));
    await means.database.inProject(projectId, (tx) => finish(tx, message, { ...outcome, now: means.now() }));
    if (outcome.status === null) return;
  }
}

interface Claimed {
  id: string;
  webhook_id: string;
  attempts: number;
  body: string;
  url: string;
  secret: string;
  /** Of the change that it tells of. */
  trace: string | null;
}

/** Takes the oldest due message; a webhook that was stopped meanwhile gives up what was waiting. */
async function claim(tx: Tx, webhookId: string, now: number): Promise<Claimed | null> {
  const row = await tx
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook', (join) =>
      join.onRef('webhook.project_id', '=', 'delivery.project_id').onRef('webhook.id', '=', 'delivery.webhook_id'),
    )
    .select(['delivery.id', 'delivery.trace', 'webhook_id', 'attempts', 'url', 'secret', 'active'])
    .select(sql<string>`payload::text`.as('body'))
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', iso(now))
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', iso(now))]))
    .orderBy('delivery.id')
    .limit(1)
    .forUpdate('delivery')
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return null;
  if (!row.active) {
    await giveUpWaiting(tx, webhookId, now);
    return null;
  }
  const attempts = row.attempts + 1;
  await tx
    .updateTable('webhook_delivery')
    .set({ attempts, lease_until: iso(now + LEASE_MS) })
    .where('id', '=', row.id)
    .execute();
  return { ...row, attempts };
}

interface Outcome {
  /** Of the answer; null: the receiver was not reached. */
  status: number | null;
  error: string | null;
}

async function send({ outgoing, now }: Means, { id, body, url, secret }: Claimed): Promise<Outcome> {
  if (!outgoing.reaches(url)) return { status: null, error: NOT_PUBLIC };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Pamaina',
    ...signMessage({ id, body, secret }, now()),
  };
  try {
    const status = await within(SENT_WITHIN_MS, outgoing.post(url, { headers, body }));
    describeSpan({ 'http.response.status_code': status });
    return { status, error: null };
  } catch (error) {
    describeSpan({ 'error.type': error instanceof Error ? error.name : 'unknown' });
    return { status: null, error: (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX) };
  }
}

/** Stores what became of an attempt, unless another one has taken over. */
async function finish(
  tx: Tx,
  { id, webhook_id, attempts }: Claimed,
  { status, error, now }: Outcome & { now: number },
): Promise<void> {
  const isSent = status !== null && status >= 200 && status <= 299;
  const delay = DELAYS_MS[attempts - 1];
  const state = isSent ? 'sent' : delay === undefined || status === GONE ? 'dead' : 'waiting';
  const next =
    state === 'waiting' ? { due_at: iso(now + (delay ?? 0) * (1 + Math.random() / 10)) } : { settled_at: iso(now) };
  await tx
    .updateTable('webhook_delivery')
    .set({ state, response_status: status, error, lease_until: null, ...next })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .execute();
  if (status !== GONE) return;
  // The receiver wants no more of them.
  await tx
    .updateTable('webhook')
    .set((column) => ({ active: false, version: column('version', '+', 1) }))
    .where('id', '=', webhook_id)
    .execute();
  await giveUpWaiting(tx, webhook_id, now);
}

const GONE = 410;

async function giveUpWaiting(tx: Tx, webhookId: string, now: number): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'dead', settled_at: iso(now), lease_until: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

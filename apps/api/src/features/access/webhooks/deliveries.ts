import type { webhooks } from '@pamaina/contract';
import { sql } from 'kysely';
import { storedObject } from '../../../platform/database/stored-json.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { refuseDemo } from '../session/index.ts';
import { messageTo } from './enqueue-events.ts';
import { findWebhook } from './manage-webhooks.ts';

const TESTS_PER_MINUTE = 6;

/** The messages to a webhook, newest first. @throws `not_found` */
export async function listDeliveries({ tx, params, query }: ProjectCall<typeof webhooks.listDeliveries>) {
  await findWebhook(tx, params.id);
  const log = tx.selectFrom('webhook_delivery').select(columns).where('webhook_id', '=', params.id);
  const { rows, total } = await pageOf(tx, log.orderBy('id', 'desc'), query);
  return { items: rows.map(presentDelivery), total };
}

/**
 * Sends a message without content, so that a receiver can be tried.
 * @throws `demo_account`, `not_found`, `webhook_stopped`
 */
export async function testWebhook({ tx, params, deps, caller, now }: ProjectCall<typeof webhooks.testWebhook>) {
  await refuseDemo(deps.database, caller.accountId);
  const webhook = await findWebhook(tx, params.id);
  if (!webhook.active) throw new ProblemError('webhook_stopped');
  await deps.limits.take(`webhook-tests:${tx.projectId}`, TESTS_PER_MINUTE, 60);
  const at = new Date(now).toISOString();
  const row = await tx
    .insertInto('webhook_delivery')
    .values({ ...messageTo(params.id, { event: 'test', data: { project_id: tx.projectId }, at }), due_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await sql`select pg_notify('webhook', ${tx.projectId})`.execute(tx);
  return presentDelivery(row);
}

/**
 * Sends a message once more, from the first attempt on. One that is being sent at this moment stays as it is.
 * @throws `demo_account`, `not_found`, `webhook_stopped`
 */
export async function resendDelivery({ tx, params, deps, caller, now }: ProjectCall<typeof webhooks.resendDelivery>) {
  await refuseDemo(deps.database, caller.accountId);
  const found = await tx
    .selectFrom('webhook_delivery')
    .select([...columns, 'webhook_id', 'lease_until'])
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new ProblemError('not_found');
  if (!(await findWebhook(tx, found.webhook_id)).active) throw new ProblemError('webhook_stopped');
  if (found.lease_until !== null && Date.parse(found.lease_until) > now) return presentDelivery(found);
  const row = await tx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 0, due_at: new Date(now).toISOString(), settled_at: null, lease_until: null })
    .where('id', '=', params.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  await sql`select pg_notify('webhook', ${tx.projectId})`.execute(tx);
  return presentDelivery(row);
}

const columns = [
  'id',
  'event',
  'payload',
  'state',
  'attempts',
  'due_at',
  'response_status',
  'error',
  'created_at',
] as const;

type Row = Omit<webhooks.Delivery, 'event' | 'state' | 'payload' | 'due_at'> & {
  event: string;
  state: string;
  payload: unknown;
  due_at: string;
};

/** The content of a message, which was sent as it is stored. */
export const readPayload = (stored: unknown): webhooks.Delivery['payload'] => storedObject.parse(stored);

const presentDelivery = ({ due_at, payload, ...row }: Row): webhooks.Delivery =>
  ({
    ...row,
    payload: readPayload(payload),
    due_at: row.state === 'waiting' ? due_at : null,
  }) as webhooks.Delivery;

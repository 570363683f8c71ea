import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { webhooks } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Outgoing } from '../../../platform/ground/outgoing.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { refuseDemo } from '../session/index.ts';

const WEBHOOKS_MAX = 10;
/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** The project's webhooks, the oldest first, with what became of their latest message. */
export async function listWebhooks({ tx }: ProjectCall<typeof webhooks.listWebhooks>): Promise<webhooks.Webhook[]> {
  return readWebhooks(tx);
}

/** Adds a webhook. @throws `demo_account`, `invalid` for an address inside a network, or for one webhook too many */
export async function createWebhook(call: ProjectCall<typeof webhooks.createWebhook>) {
  const { tx, body, caller, deps } = call;
  await refuseDemo(deps.database, caller.accountId);
  const url = checkedAddress(body.url, deps.outgoing);
  // Two at once would both be the last that fits.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhook:${tx.projectId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('webhook')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= WEBHOOKS_MAX) throw fieldProblem('url', 'webhooks_many');
  const id = randomUUIDv7();
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  await tx.insertInto('webhook').values({ id, url, events: body.events, secret }).execute();
  const details = { id, url, events: body.events };
  await recordActivity(tx, { action_type: 'webhook.created', actor: caller.username, details });
  return { ...(await findWebhook(tx, id)), secret };
}

/**
 * Changes a webhook; the secret stays.
 * @throws `demo_account`, `not_found`, `stale`, `invalid` for an address inside a network
 */
export async function updateWebhook(call: ProjectCall<typeof webhooks.updateWebhook>): Promise<webhooks.Webhook> {
  const { tx, params, body, caller, deps } = call;
  await refuseDemo(deps.database, caller.accountId);
  const before = await lockWebhook(tx, params.id, call.ifMatch);
  const url = checkedAddress(body.url, deps.outgoing);
  const after = { url, events: body.events, active: body.active };
  await tx
    .updateTable('webhook')
    .set({ ...after, version: before.version + 1 })
    .where('id', '=', params.id)
    .execute();
  const { events, active } = before;
  const details = { id: params.id, url, before: { url: before.url, events, active }, after };
  await recordActivity(tx, { action_type: 'webhook.updated', actor: caller.username, details });
  return findWebhook(tx, params.id);
}

/** Deletes a webhook with its log; what is waiting is not sent any more. @throws `not_found`, `stale` */
export async function deleteWebhook(call: ProjectCall<typeof webhooks.deleteWebhook>): Promise<void> {
  const { tx, params, caller } = call;
  const { url } = await lockWebhook(tx, params.id, call.ifMatch);
  await tx.deleteFrom('webhook').where('id', '=', params.id).execute();
  const details = { id: params.id, url };
  await recordActivity(tx, { action_type: 'webhook.deleted', actor: caller.username, details });
}

/** @throws `not_found` */
export async function findWebhook(tx: Tx, id: string): Promise<webhooks.Webhook> {
  const [found] = await readWebhooks(tx, id);
  if (found === undefined) throw new ProblemError('not_found');
  return found;
}

async function readWebhooks(tx: Tx, id?: string): Promise<webhooks.Webhook[]> {
  const { rows } = await sql<webhooks.Webhook>`
    select webhook.id, url, events, active, webhook.created_at, version,
      case when latest.id is null then null else jsonb_build_object(
        'state', latest.state, 'at', latest.settled_at, 'response_status', latest.response_status) end as last
    from webhook
    left join lateral (
      select id, state, settled_at, response_status from webhook_delivery as delivery
      where delivery.project_id = webhook.project_id and webhook_id = webhook.id and state <> 'waiting'
      order by id desc limit 1
    ) as latest on true
    where webhook.project_id = ${tx.projectId} and (${id ?? null}::uuid is null or webhook.id = ${id ?? null})
    order by webhook.id`.execute(tx);
  return rows;
}

async function lockWebhook(tx: Tx, id: string, ifMatch: number | null) {
  const found = await tx.selectFrom('webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (found === undefined) throw new ProblemError('not_found');
  if (ifMatch !== null && ifMatch !== found.version) throw new ProblemError('stale');
  return found;
}

/** The address in its normal form, as it will be called. */
function checkedAddress(address: string, outgoing: Outgoing): string {
  if (!outgoing.reaches(address)) throw fieldProblem('url', 'webhook_address');
  return new URL(address).href;
}

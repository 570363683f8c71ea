import { randomUUIDv7 } from 'node:crypto';
import { webhooks } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { currentInstant } from '../../../platform/time/clock.ts';
import type { Activity } from '../activity/index.ts';

/**
 * Stores a message to each active webhook that wants the event, in the transaction of the change itself, so that both
 * are committed or neither.
 */
export async function enqueueEvents(tx: Tx, activities: readonly Activity[]): Promise<void> {
  const events = activities.flatMap(({ action_type, details }) => {
    const event = webhooks.eventOfActivity[action_type];
    return event === undefined ? [] : [{ event, data: dataOf(event, details) }];
  });
  if (events.length === 0) return;
  const listening = await tx.selectFrom('webhook').select(['id', 'events']).where('active', '=', true).execute();
  const at = currentInstant();
  const rows = events.flatMap(({ event, data }) =>
    listening
      .filter(({ events: wanted }) => wanted.includes(event))
      .map((webhook) => messageTo(webhook.id, { event, data: { project_id: tx.projectId, ...data }, at })),
  );
  if (rows.length === 0) return;
  await tx.insertInto('webhook_delivery').values(rows).execute();
  await sql`select pg_notify('webhook', ${tx.projectId})`.execute(tx);
}

/** A message as Standard Webhooks wants it: type, timestamp, data. */
export function messageTo(
  webhookId: string,
  { event, data, at }: { event: webhooks.WebhookEvent | 'test'; data: object; at: string },
) {
  const payload = JSON.stringify({ type: event, timestamp: at, data });
  return { id: randomUUIDv7(), webhook_id: webhookId, event, payload };
}

function dataOf(event: webhooks.WebhookEvent, details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    webhooks.webhookEvents[event].flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
  );
}

import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { paging, text, uuid } from '../base/fields.ts';

/**
 * What other programs can hear of, and what a message says: names of `data`, besides `project_id`. Never a reason, a
 * note or a name: a receiver that may know more reads it with an API token.
 */
export const webhookEvents = {
  'schedule.published': ['year', 'month', 'version', 'start', 'end'],
  'schedule.amended': ['year', 'month', 'version'],
  'absence.approved': ['id', 'employee_id', 'type', 'start_date', 'end_date', 'status'],
  'absence.changed': ['id', 'employee_id', 'type', 'start_date', 'end_date', 'status'],
  'absence.cancelled': ['id', 'employee_id', 'type', 'start_date', 'end_date', 'status'],
  'swap.approved': ['id', 'date', 'role'],
  'hours.approved': ['employee_id', 'start', 'end', 'entries'],
  'hours.locked': ['year', 'month'],
  'hours.unlocked': ['year', 'month'],
} as const;

export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The event of an activity of the history; every other activity concerns no other program. */
export const eventOfActivity: Readonly<Record<string, WebhookEvent | undefined>> = {
  'schedule.published': 'schedule.published',
  'schedule.amended': 'schedule.amended',
  'time_off.entered': 'absence.approved',
  'time_off.approved': 'absence.approved',
  'time_off.changed': 'absence.changed',
  'time_off.ended': 'absence.changed',
  'time_off.cancelled': 'absence.cancelled',
  'swap.approved': 'swap.approved',
  'timesheet.approved': 'hours.approved',
  'timesheet.locked': 'hours.locked',
  'timesheet.unlocked': 'hours.unlocked',
};

const written = {
  url: text(500),
  events: z
    .array(z.enum(webhookEventNames, 'choice'), 'required')
    .min(1, 'required')
    .transform((names) => [...new Set(names)]),
};

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  /** False: nothing is sent, because a manager stopped it or the receiver answered 410. */
  active: z.boolean(),
  created_at: z.string(),
  /** Of the latest message that was sent or given up; null: none yet. */
  last: z
    .object({ state: z.enum(['sent', 'dead']), at: z.string(), response_status: z.number().nullable() })
    .nullable(),
  version: z.number(),
});
export type Webhook = z.infer<typeof Webhook>;

export const Delivery = z.object({
  /** The message's own, in the header `webhook-id`: the same in every attempt. */
  id: z.string(),
  event: z.enum([...webhookEventNames, 'test']),
  payload: z.record(z.string(), z.unknown()),
  state: z.enum(['waiting', 'sent', 'dead']),
  attempts: z.number(),
  /** When the next attempt is due; null: there is none. */
  due_at: z.string().nullable(),
  /** What the receiver answered last; null: it was not reached. */
  response_status: z.number().nullable(),
  error: z.string().nullable(),
  created_at: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;

const byId = z.object({ id: uuid });
const common = { role: 'manager', ability: 'programs.write', project: true } as const;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/webhooks',
  summary: 'Addresses that hear what happens in the project',
  ...common,
  status: 200,
  reply: z.array(Webhook),
  errors: [],
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/webhooks',
  summary: 'Send events to an address; the secret that signs them is in this response only',
  ...common,
  body: z.strictObject(written),
  status: 201,
  reply: Webhook.extend({ secret: z.string() }),
  errors: ['demo_account'],
});

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/webhooks/{id}',
  summary: 'Change address, events or whether it is active; takes If-Match',
  ...common,
  params: byId,
  body: z.strictObject({ ...written, active: z.boolean().default(true) }),
  status: 200,
  reply: Webhook,
  errors: ['not_found', 'stale', 'demo_account'],
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Stop sending events to an address and delete its log; takes If-Match',
  ...common,
  params: byId,
  status: 204,
  errors: ['not_found', 'stale'],
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/{id}/test',
  summary: 'Send a message of the event `test`',
  ...common,
  params: byId,
  status: 201,
  reply: Delivery,
  errors: ['not_found', 'webhook_stopped', 'too_many_requests', 'demo_account'],
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  summary: 'The messages to a webhook, newest first, kept for 30 days',
  ...common,
  params: byId,
  query: z.strictObject(paging),
  status: 200,
  reply: z.object({ items: z.array(Delivery), total: z.number() }),
  errors: ['not_found'],
});

export const resendDelivery = endpoint({
  method: 'POST',
  path: '/webhooks/deliveries/{id}/resend',
  summary: 'Send a message again, with the same ID: a receiver that has it already can ignore it',
  ...common,
  params: byId,
  status: 200,
  reply: Delivery,
  errors: ['demo_account', 'not_found', 'webhook_stopped'],
});

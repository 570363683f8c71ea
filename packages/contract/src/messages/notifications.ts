import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { paging, text, time, uuid } from '../base/fields.ts';
import { kindNames } from './notification-kinds.ts';

export { kinds, kindsFor, type Facts, type FactsOf, type Icon, type VariantOf } from './notification-kinds.ts';

export const Kind = z.enum(kindNames, 'choice');
export type Kind = z.infer<typeof Kind>;

/** Outside the application; inside it there is the notification list. */
export const channels = ['email', 'push'] as const;
export type Channel = (typeof channels)[number];

export const Notification = z.object({
  id: z.string(),
  kind: Kind,
  /** In the caller's language. */
  title: z.string(),
  text: z.string(),
  /** The page of the web app that shows it. */
  path: z.string(),
  created_at: z.string(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

const Unread = z.object({ unread: z.number() });

/** Data of a live event. The event's ID is sent as `Last-Event-ID` after a disconnect. */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification'), notification: Notification, unread: z.number() }),
  /** A change about which the caller has turned off notifications. */
  z.object({ type: z.literal('changed'), kind: Kind }),
  /** Read on another device. */
  Unread.extend({ type: z.literal('unread') }),
  /** The start of the stream, or more was missed than a stream sends: reload the list. */
  Unread.extend({ type: z.literal('reset') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

const Wanted = z.strictObject({ in_app: z.boolean('choice'), email: z.boolean('choice'), push: z.boolean('choice') });
export type Wanted = z.infer<typeof Wanted>;

const preferencesOf = <Field extends z.ZodType>(field: Field) =>
  Object.fromEntries(Kind.options.map((kind) => [kind, field])) as Record<Kind, Field>;

/**
 * Notifications are held back in between, in the project's local time; an end at or before the start is on the next
 * day.
 */
const QuietHours = z
  .strictObject({ from: time, until: time })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: 'end_equals_start' });

const Digest = z.enum(['soon', 'daily'], 'choice');

export const Preferences = z.object({
  /** Only the kinds for the caller's role. */
  preferences: z.object(preferencesOf(Wanted.optional())),
  quiet_hours: QuietHours.nullable(),
  /** How emails are combined: those of a few minutes, or those of a day. */
  digest: Digest,
  /** The email address; null if unknown. */
  email: z.string().nullable(),
});
export type Preferences = z.infer<typeof Preferences>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'The caller’s notifications in the project, newest first, and the number of unread ones',
  role: 'user',
  ability: 'member',
  project: true,
  peopleOnly: true,
  query: z.strictObject(paging),
  status: 200,
  reply: z.object({ items: z.array(Notification), total: z.number(), unread: z.number() }),
  errors: [],
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read',
  readsOnly: true,
  summary: 'Mark your own notifications as read, the given ones or all; returns the number of unread ones',
  role: 'user',
  ability: 'member',
  project: true,
  body: z.strictObject({ ids: z.array(uuid).max(100, 'too_many').optional() }),
  bodyKind: 'optional-json',
  status: 200,
  reply: Unread,
  errors: [],
});

export const listUnreadElsewhere = endpoint({
  method: 'GET',
  path: '/notifications/elsewhere',
  summary: 'The number of unread notifications in the caller’s other projects; projects with none are omitted',
  role: 'manager',
  ability: 'member',
  project: false,
  status: 200,
  reply: z.array(z.object({ project_id: z.string(), unread: z.number() })),
  errors: [],
});

export const streamNotifications = endpoint({
  method: 'GET',
  path: '/notifications/stream',
  summary: 'Live events; with Last-Event-ID, from where the previous stream ended',
  role: 'user',
  ability: 'member',
  project: true,
  peopleOnly: true,
  status: 200,
  events: LiveEvent,
  errors: [],
});

export const getPreferences = endpoint({
  method: 'GET',
  path: '/notifications/preferences',
  summary: 'The notification settings of the caller',
  role: 'user',
  project: false,
  status: 200,
  reply: Preferences,
  errors: [],
});

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/notifications/preferences',
  summary: 'Change the notification settings; omitted fields stay unchanged',
  role: 'user',
  project: false,
  body: z.strictObject({
    preferences: z.strictObject(preferencesOf(Wanted.optional())).optional(),
    quiet_hours: QuietHours.nullable().optional(),
    digest: Digest.optional(),
  }),
  status: 200,
  reply: Preferences,
  errors: [],
});

/** Keys in the browser's format: base64url without padding. */
const key = (bytes: number) =>
  z
    .string('required')
    .regex(/^[\w-]+={0,2}$/, 'wrong_value')
    .refine((value) => value.replace(/=+$/, '').length === Math.ceil((bytes * 4) / 3), 'wrong_value');

const pushEndpoint = text(1000).pipe(z.url({ protocol: /^https$/, error: 'push_endpoint' }));

export const getPushKey = endpoint({
  method: 'GET',
  path: '/notifications/push',
  summary: 'The key that browsers subscribe with (VAPID, RFC 8292)',
  role: 'user',
  project: false,
  status: 200,
  reply: z.object({ public_key: z.string() }),
  errors: [],
});

export const subscribePush = endpoint({
  method: 'POST',
  path: '/notifications/push',
  summary: 'Send push notifications to this browser: its PushSubscription as JSON; ends when the user logs out',
  role: 'user',
  project: false,
  body: z.strictObject({
    endpoint: pushEndpoint,
    expirationTime: z.number().nullish(),
    keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
  }),
  status: 201,
  reply: z.object({ endpoint: z.string() }),
  errors: [],
});

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/notifications/push',
  summary: 'Stop push notifications to this browser; without a body, to all browsers of the caller',
  role: 'user',
  project: false,
  body: z.strictObject({ endpoint: text(1000).optional() }),
  bodyKind: 'optional-json',
  status: 204,
  errors: [],
});

/** A notification that could not be delivered after all retries. */
export const FailedDelivery = z.object({
  id: z.string(),
  channel: z.enum(channels),
  kind: Kind,
  title: z.string(),
  /** The receiver. */
  receiver: z.string(),
  attempts: z.number(),
  error: z.string(),
  failed_at: z.string(),
});
export type FailedDelivery = z.infer<typeof FailedDelivery>;

export const listFailedDeliveries = endpoint({
  method: 'GET',
  path: '/notifications/failed',
  summary: 'Undelivered messages to people of the project, newest first',
  role: 'manager',
  ability: 'people.write',
  project: true,
  query: z.strictObject(paging),
  status: 200,
  reply: z.object({ items: z.array(FailedDelivery), total: z.number() }),
  errors: [],
});

export const retryDelivery = endpoint({
  method: 'POST',
  path: '/notifications/failed/{id}/retry',
  summary: 'Send an undelivered message again',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: z.object({ id: uuid }),
  status: 204,
  errors: ['not_found'],
});

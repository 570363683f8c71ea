import { notifications } from '@pamaina/contract';
import type { Receiver } from './find-receivers.ts';

/** Notifications of one action arrive within this time, and are one email. */
export const JOINED_MS = 10_000;
/** When daily emails are sent, in the project's time zone. */
const DAILY_AT = '18:00';
/** Whether it cannot wait for others, or for the end of the day. */
export const isUrgent = (kind: notifications.Kind): boolean => 'isUrgent' in notifications.kinds[kind];

interface Message {
  channel: notifications.Channel;
  kind: notifications.Kind;
  /** IANA name. */
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * When a message is sent, in milliseconds since 1970: push immediately, an email when its notifications are complete.
 */
export function dueAt({ channel, kind, zone, now }: Message, { digest }: Pick<Receiver, 'digest'>): number {
  if (channel === 'push') return now;
  if (digest === 'soon' || isUrgent(kind)) return now + JOINED_MS;
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const today = local.toPlainDate().toZonedDateTime({ timeZone: zone, plainTime: DAILY_AT });
  const next = today.epochMilliseconds > now ? today : today.add({ days: 1 });
  return next.epochMilliseconds;
}

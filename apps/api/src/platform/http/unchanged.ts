import type { AnyEndpoint } from '@pamaina/contract';
import { createHash } from 'node:crypto';
import { addDays, localOf } from '../time/zone.ts';
import { version } from '../ground/version.ts';
import type { Call } from './route.ts';

/**
 * The `ETag` of an answer: everything that it depends on, whether it was made already or not. Weak, because the bytes
 * of a compressed answer differ. Null: the endpoint has none.
 */
export function etagOf(
  { unchangedFor }: AnyEndpoint,
  { caller, language, week, deps, query }: Call,
  url: string,
): string | null {
  if (unchangedFor === undefined || !caller?.version || caller.timeZone === null) return null;
  const now = deps.now();
  const today = localOf(caller.timeZone, now).date;
  const moment = unchangedFor === 'minute' && !isPast(query, today) ? minuteOf(now) : today;
  const { accountId, apiToken, projectId, role, employeeId, projectRole, hoursFormat, abilities } = caller;
  const reader = [accountId, apiToken, projectId, role, employeeId, projectRole, hoursFormat, [...abilities].sort()];
  const facts = [version, caller.version, moment, url, language, week?.start, reader];
  return `W/"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url')}"`;
}

/** The longest of its shifts are over, those of the day after too: what is shown beside a night. */
const isPast = (query: unknown, today: string): boolean => {
  const { end } = (query ?? {}) as { end?: unknown };
  return typeof end === 'string' && end < addDays(today, -2);
};

/** The start of the minute, in milliseconds since 1970: who answers for a minute counts from it. */
export const minuteOf = (now: number): number => now - (now % 60_000);

/** Whether the client has that answer: RFC 9110, 13.1.2. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((known) => opaque(known) === opaque(etag));

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Without the page, in whatever order the rest is asked for. */
export function urlOfList(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://list');
  for (const name of ['page', 'page_size']) searchParams.delete(name);
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}

import { timeClock } from '@pamaina/contract';
import { z } from 'zod';
import { call } from '../../../lib/http/api-client.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { readCached } from '../../../lib/session/session-store.ts';

const endpoints = { in: timeClock.clockIn, break_start: timeClock.startBreak, break_end: timeClock.endBreak };

export interface Sent {
  /** The number of accepted events. */
  taken: number;
  /** The errors of rejected events: they are not sent again. */
  refused: ApiError[];
}

/** Sends the waiting events, oldest first, until there is no response; an accepted or rejected event is removed. */
export async function sendTaps(owner: string): Promise<Sent> {
  const sent: Sent = { taken: 0, refused: [] };
  for (const tap of waitingTaps(owner)) {
    try {
      await send(tap);
      sent.taken += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || isPassing(error)) return sent;
      sent.refused.push(error);
    }
    forgetTap(tap.id);
  }
  return sent;
}

/**
 * Offline, a busy server, an ended session, a project or a month that may be reopened: the event stays and is retried.
 */
export const isPassing = ({ status, code }: ApiError) =>
  status === 0 ||
  status === 401 ||
  status === 429 ||
  status >= 500 ||
  status === 402 ||
  code === 'conflict' ||
  code === 'month_locked';

function send({ id, kind, tapped_at, ended_at }: StoredTap): Promise<timeClock.RunningEntry | null> {
  const body = { tap: id, tapped_at, sent_at: new Date().toISOString() };
  if (kind !== 'out') return call(endpoints[kind], { body });
  return call(timeClock.clockOut, { body: { ...body, ...(ended_at !== undefined && { ended_at }) } });
}

const TAPS_KEY = 'clockTaps';
const CLOCK_KEY = 'clockAsOf';

const KINDS = ['in', 'out', 'break_start', 'break_end'] as const;
export type Kind = (typeof KINDS)[number];

const StoredTap = z.object({
  /** The account and the project of the event: no other account on this device ever sends it. */
  owner: z.string(),
  /** A unique ID: however often it is sent, it counts once. */
  id: z.string(),
  kind: z.enum(KINDS),
  /** The time on the device's clock. */
  tapped_at: z.string(),
  /** For a forgotten end: the time that the employee enters; null: they do not know it. */
  ended_at: z.string().nullish(),
});
export type StoredTap = z.infer<typeof StoredTap>;

const AsOf = z.object({ owner: z.string(), clock: timeClock.TimeClock });

const readAll = (): StoredTap[] => readCached(TAPS_KEY, StoredTap.array()) ?? [];
const writeAll = (taps: readonly StoredTap[]) => localStorage.setItem(TAPS_KEY, JSON.stringify(taps));

/**
 * The clock events of a user that this device has not sent yet, oldest first. They survive the session, so that none is
 * lost.
 */
export const waitingTaps = (owner: string): StoredTap[] => readAll().filter((tap) => tap.owner === owner);

export function keepTap(tap: StoredTap): void {
  writeAll([...readAll(), tap]);
}

function forgetTap(id: string): void {
  writeAll(readAll().filter((tap) => tap.id !== id));
}

/** Stores the clock as last returned by the server, for offline use. */
export function keepClock(owner: string, clock: timeClock.TimeClock): void {
  localStorage.setItem(CLOCK_KEY, JSON.stringify({ owner, clock }));
}

export function lastClock(owner: string): timeClock.TimeClock | null {
  const kept = readCached(CLOCK_KEY, AsOf);
  return kept?.owner === owner ? kept.clock : null;
}

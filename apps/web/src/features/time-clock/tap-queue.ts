import { timeClock } from '@pamaina/contract';
import { z } from 'zod';
import { readCached } from '../../lib/session/session-store.ts';

const TAPS_KEY = 'clockTaps';
const CLOCK_KEY = 'clockAsOf';

export const KINDS = ['in', 'out', 'break_start', 'break_end'] as const;
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

export function forgetTap(id: string): void {
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

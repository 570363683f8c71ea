import { timeClock } from '@pamaina/contract';
import { z } from 'zod';
import { readCached } from '../../lib/session-store.ts';

const TAPS_KEY = 'clockTaps';
const CLOCK_KEY = 'clockAsOf';

export const KINDS = ['in', 'out', 'break_start', 'break_end'] as const;
export type Kind = (typeof KINDS)[number];

const StoredTap = z.object({
  /** Whose tap it is, and in which project: nobody else on this device ever sends it. */
  owner: z.string(),
  /** Its own id: however often it is sent, it counts once. */
  id: z.string(),
  kind: z.enum(KINDS),
  /** What the device's clock showed. */
  tapped_at: z.string(),
  /** Of a forgotten end: what the person says; null: they do not know. */
  ended_at: z.string().nullish(),
});
export type StoredTap = z.infer<typeof StoredTap>;

const AsOf = z.object({ owner: z.string(), clock: timeClock.TimeClock });

const readAll = (): StoredTap[] => readCached(TAPS_KEY, StoredTap.array()) ?? [];
const writeAll = (taps: readonly StoredTap[]) => localStorage.setItem(TAPS_KEY, JSON.stringify(taps));

/** The taps of a person that this device has not sent yet, oldest first. They outlive the session, so that none is lost. */
export const waitingTaps = (owner: string): StoredTap[] => readAll().filter((tap) => tap.owner === owner);

export function keepTap(tap: StoredTap): void {
  writeAll([...readAll(), tap]);
}

export function forgetTap(id: string): void {
  writeAll(readAll().filter((tap) => tap.id !== id));
}

/** Keeps the clock as the server last showed it, for times without a line. */
export function keepClock(owner: string, clock: timeClock.TimeClock): void {
  localStorage.setItem(CLOCK_KEY, JSON.stringify({ owner, clock }));
}

export function lastClock(owner: string): timeClock.TimeClock | null {
  const kept = readCached(CLOCK_KEY, AsOf);
  return kept?.owner === owner ? kept.clock : null;
}

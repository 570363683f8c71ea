import { fieldProblem } from '../../platform/http/problem-error.ts';

/** What a device says of a tap, epoch milliseconds by its own clock. */
export interface DeviceTimes {
  tappedAt: number | null;
  sentAt: number | null;
}

/** Longer than that nobody is without a line: what comes later is told to the manager and not to the clock. */
const LONGEST_MS = 48 * 3_600_000;
/** A tap that took longer to arrive is marked. */
const PROMPT_MS = 2 * 60_000;

/**
 * When a tap was made by the server's clock. What the device shows is not believed, but how long ago the tap was by it: so an
 * hour's wrong clock does no harm, and a tap made without a line counts when it was made.
 * @throws `invalid` when the tap is older than two days
 */
export function tapMoment({ tappedAt, sentAt }: DeviceTimes, now: number): { happenedAt: number; isLate: boolean } {
  const ago = tappedAt === null || sentAt === null ? 0 : Math.max(0, sentAt - tappedAt);
  if (ago > LONGEST_MS) throw fieldProblem('tapped_at', 'tap_old');
  return { happenedAt: now - ago, isLate: ago > PROMPT_MS };
}

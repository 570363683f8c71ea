import { fieldProblem } from '../../platform/http/problem-error.ts';

/** A device's data about a clock event, epoch milliseconds by its own clock. */
export interface DeviceTimes {
  tappedAt: number | null;
  sentAt: number | null;
}

/** No one is offline for longer than that: a later event is shown to the manager and not clocked. */
const LONGEST_MS = 48 * 3_600_000;
/** A clock event that took longer to arrive is marked. */
const PROMPT_MS = 2 * 60_000;

/**
 * The time of a clock event by the server's clock. The device's clock is not trusted, only how long ago the event was
 * by it: so a clock that is an hour off does no harm, and an event made offline counts when it was made.
 * @throws `invalid` when the tap is older than two days
 */
export function tapMoment({ tappedAt, sentAt }: DeviceTimes, now: number): { happenedAt: number; isLate: boolean } {
  const ago = tappedAt === null || sentAt === null ? 0 : Math.max(0, sentAt - tappedAt);
  if (ago > LONGEST_MS) throw fieldProblem('tapped_at', 'tap_old');
  return { happenedAt: now - ago, isLate: ago > PROMPT_MS };
}

/**
 * A tap came faster than the one before it, which a slow connection held up: so it counts right after that one. One
 * that is earlier by more than a slow request explains stays as it is, and is refused.
 * @param happenedAt epoch milliseconds, as of {@link tapMoment}
 * @param last the person's last clock event, epoch milliseconds; null without any
 */
export const afterLastTap = (happenedAt: number, last: number | null): number =>
  last !== null && happenedAt <= last && last - happenedAt <= PROMPT_MS ? last + 1 : happenedAt;

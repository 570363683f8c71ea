import type { LateCost } from '../problem/law-pack.ts';
import type { Shift } from '../problem/shift.ts';
import type { Minutes } from '../problem/units.ts';

/** The time of a shift: instants in minutes, and its unpaid break. */
export type WorkedSpan = Pick<Shift, 'start' | 'end' | 'breakMinutes' | 'onCall'>;

/** What a late change pays, beside how late it is. */
export type LateAmount = Omit<LateCost, 'within' | 'of'>;

/** Whether all of a span lies in another. */
export const isWithin = (inner: WorkedSpan, outer: WorkedSpan): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** Real minutes, whatever the clock does in the night; none of on-call time at home, which isn't working time. */
const workedMinutes = ({ start, end, breakMinutes, onCall }: WorkedSpan): Minutes =>
  onCall === 'at_home' ? 0 : end - start - breakMinutes;

/**
 * The minutes of a shift that aren't in those that its employee has in its place, which don't overlap each other; null:
 * nothing of it is lost.
 */
export function lostMinutes(before: WorkedSpan, kept: readonly WorkedSpan[]): Minutes | null {
  const whole = workedMinutes(before);
  if (kept.length === 0) return whole;
  if (kept.every((one) => isWithin(one, before))) {
    const lost = whole - kept.reduce((sum, one) => sum + workedMinutes(one), 0);
    return lost > 0 ? lost : null;
  }
  if (kept.some((one) => isWithin(before, one))) return null;
  const overlap = ({ start, end }: WorkedSpan) =>
    Math.max(0, Math.min(before.end, end) - Math.max(before.start, start));
  const lost = before.end - before.start - kept.reduce((sum, one) => sum + overlap(one), 0);
  return lost > 0 ? Math.min(whole, lost) : null;
}

/** What is due for lost time. `minutes` null: an amount that no hours decide. `cents` null: no rate is known. */
export interface LateDue {
  minutes: Minutes | null;
  cents: number | null;
}

/** @param rate cents an hour; null: not known. Null where nothing is to pay. */
export function lateDueOf(cost: LateAmount, lost: Minutes, rate: number | null): LateDue | null {
  if (cost.cents !== undefined) return { minutes: null, cents: cost.cents };
  const minutes = cost.minutes ?? Math.round(lost * (cost.share ?? 0));
  if (minutes === 0) return null;
  return { minutes, cents: rate === null ? null : Math.round((minutes * rate) / 60) };
}

import type { Clock } from '../../../lib/dates/clock.ts';
import type { Span } from './day-axis.ts';

/** The dragged part of a bar: one of its ends, or all of it. */
export type Pull = 'start' | 'end' | 'all';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The span after a drag by the given milliseconds, its dragged ends rounded to quarters of an hour. It keeps at least a
 * quarter and stays under a day, because a shift's end is never its start (Spec section 5).
 */
export function pulledSpan({ from, to }: Span, pull: Pull, milliseconds: number): Span {
  const snap = (instant: number) => Math.round((instant + milliseconds) / QUARTER_MS) * QUARTER_MS;
  if (pull === 'all') return { from: snap(from), to: to + snap(from) - from };
  const limit = (instant: number, least: number, most: number) => Math.min(Math.max(instant, least), most);
  if (pull === 'start') return { from: limit(snap(from), to - DAY_MS + QUARTER_MS, to - QUARTER_MS), to };
  return { from, to: limit(snap(to), from + QUARTER_MS, from + DAY_MS - QUARTER_MS) };
}

/** The local times of a span that starts on the given local date; null when it starts on another one. */
export function hoursOn(
  date: string,
  { from, to }: Span,
  clock: Clock,
): { start_time: string; end_time: string } | null {
  const begins = clock.local(from);
  return begins.date === date ? { start_time: begins.time, end_time: clock.local(to).time } : null;
}

import type { schedule } from '@pamaina/contract';
import type { Clock } from '../../../lib/dates/clock.ts';
import { addDays } from '../../../lib/dates/dates.ts';
import { instantOf } from '../../../lib/dates/instant-of.ts';

/** From one instant to another, in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** The hours of one local day that contain something: a local day can have 23 or 25 hours. */
export interface DayAxis extends Span {
  hours: { at: number; label: string }[];
}

const HOUR_MS = 3_600_000;

/** Full hours around all the spans, at the earliest from the day's midnight; office hours when there are none. */
export function dayAxis(date: string, spans: Span[], clock: Clock): DayAxis {
  const midnight = instantOf(clock, date, '00:00');
  const next = instantOf(clock, addDays(date, 1), '00:00');
  const found = spans.filter((span) => span.to > midnight && span.from < next);
  const shown = found.length > 0 ? found : [spanOf({ date, start_time: '08:00', end_time: '18:00' }, clock)];
  const hoursTo = (instant: number) => (instant - midnight) / HOUR_MS;
  const first = Math.max(0, Math.floor(hoursTo(Math.min(...shown.map(({ from }) => from)))));
  const last = Math.ceil(hoursTo(Math.max(...shown.map(({ to }) => to))));
  const hours = Array.from({ length: last - first }, (_, index) => {
    const at = midnight + (first + index) * HOUR_MS;
    return { at, label: clock.local(at).time };
  });
  return { from: midnight + first * HOUR_MS, to: midnight + last * HOUR_MS, hours };
}

/** Local times as instants; an end that is not after the start is on the next day. */
export function spanOf(
  { date, start_time, end_time }: Pick<schedule.Shift, 'date' | 'start_time' | 'end_time'>,
  clock: Clock,
): Span {
  const endDate = end_time > start_time ? date : addDays(date, 1);
  return { from: instantOf(clock, date, start_time), to: instantOf(clock, endDate, end_time) };
}

/** The position of a span on the axis, as shares of its length; null outside of it. */
export function placeOn(axis: Span, span: Span): { left: number; width: number } | null {
  const from = Math.max(axis.from, span.from);
  const to = Math.min(axis.to, span.to);
  const length = axis.to - axis.from;
  return to <= from ? null : { left: (from - axis.from) / length, width: (to - from) / length };
}

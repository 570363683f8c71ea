import type { schedule } from '@pamaina/contract';
import { type Clock, instantOf } from '../dates/clock.ts';
import { addDays } from '../dates/dates.ts';

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

/** Spans ordered by start, in as few lines as possible without an overlap within a line. */
export function lanes<T extends Span>(spans: T[]): T[][] {
  const lines: T[][] = [];
  for (const span of spans) {
    const line = lines.find((one) => (one.at(-1)?.to ?? 0) <= span.from);
    if (line === undefined) lines.push([span]);
    else line.push(span);
  }
  return lines;
}

export interface HourCount {
  needed: number;
  planned: number;
}

/** Employees on an axis: needed or scheduled ones. */
interface Manned extends Span {
  count: number;
}

const HALF_HOUR_MS = 1_800_000;

/** The number of needed and scheduled employees at half past each of the hours. */
export function hourlyNeeds(hours: { at: number }[], needed: Manned[], planned: Manned[]): HourCount[] {
  return hours.map(({ at }) => {
    const middle = at + HALF_HOUR_MS;
    const counted = (all: Manned[]) =>
      all.reduce((sum, { from, to, count }) => (from <= middle && middle < to ? sum + count : sum), 0);
    return { needed: counted(needed), planned: counted(planned) };
  });
}

/** The dragged part of a bar: one of its ends, or all of it. */
export type Pull = 'start' | 'end' | 'all';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The span after a drag by the given milliseconds, its dragged ends rounded to quarters of an hour. It keeps at least a
 * quarter and stays under a day, because a shift's end is never its start.
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

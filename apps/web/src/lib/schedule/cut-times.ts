import type { schedule } from '@pamaina/contract';
import { spanMinutes } from './shift-body.ts';

type Hours = Pick<schedule.Shift, 'start_time' | 'end_time'>;

/** Proposals are at whole quarters of an hour. */
const STEP = 15;

/** A time of day some minutes after another. */
export function timeAfter(time: string, minutes: number): string {
  const from = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const at = (((from + minutes) % 1440) + 1440) % 1440;
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The middle of a shift. */
export function middleOf({ start_time, end_time }: Hours): string {
  const half = spanMinutes(start_time, end_time) / 2;
  return timeAfter(start_time, Math.round(half / STEP) * STEP);
}

/**
 * The latest time at which the break of a shift begins, if it has one: after the longest time of work without a break.
 * Breaks have a length and no time of their own.
 */
export function breakTimeOf(
  { start_time, end_time, break_minutes }: Hours & Pick<schedule.Shift, 'break_minutes'>,
  longest: number,
): string | null {
  if (break_minutes === 0 || spanMinutes(start_time, end_time) <= longest) return null;
  return timeAfter(start_time, longest);
}

/** The hours of the need that a half fills, however its shift was changed since. */
export function placeHours({ half, start, at, end }: NonNullable<schedule.Shift['cut']>): Hours {
  return half === 1 ? { start_time: start, end_time: at } : { start_time: at, end_time: end };
}

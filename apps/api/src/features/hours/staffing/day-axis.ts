import { QUARTERS, type Span } from '@pamaina/forecast';

/** The quarters of an hour that the shifts of one date cover, from a time of night at which none runs. */
export interface Axis {
  /** Where a date's shifts begin at the earliest, in quarters after midnight. */
  from: number;
  /** The shifts, in quarters after `from`. */
  spans: readonly Span[];
  /** There is such a time; else the end of what runs past midnight is cut off, and the cover isn't exact. */
  isExact: boolean;
}

/** @param times of templates, in minutes after midnight; an end past 1440 is on the next day */
export function axisOf(times: readonly { start: number; end: number }[]): Axis {
  const quarters = times.map(({ start, end }) => ({ start: Math.floor(start / 15), end: Math.ceil(end / 15) }));
  const from = Math.max(0, ...quarters.map(({ end }) => end - QUARTERS));
  const isExact = quarters.every(({ start }) => start >= from);
  // The earliest beginning cuts off least of what runs past midnight.
  const used = isExact ? from : Math.min(...quarters.map(({ start }) => start));
  return {
    from: used,
    isExact,
    spans: quarters.map(({ start, end }) => ({ start: start - used, end: Math.min(end, QUARTERS + used) - used })),
  };
}

/** What the shifts of a date have to cover: its own quarters, and those of the next night up to the axis' beginning. */
export function needOnAxis({ from }: Axis, own: readonly number[], next: readonly number[]): number[] {
  return Array.from({ length: QUARTERS }, (_, at) => {
    const quarter = at + from;
    return Math.max(own[quarter] ?? 0, quarter >= QUARTERS ? (next[quarter - QUARTERS] ?? 0) : 0);
  });
}

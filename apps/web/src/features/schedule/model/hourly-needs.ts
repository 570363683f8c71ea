import type { Span } from './day-axis.ts';

export interface HourCount {
  needed: number;
  planned: number;
}

/** People on an axis: needed ones or planned ones. */
export interface Manned extends Span {
  count: number;
}

const HALF_HOUR_MS = 1_800_000;

/** How many people are needed and planned at half past each of the hours. */
export function hourlyNeeds(hours: { at: number }[], needed: Manned[], planned: Manned[]): HourCount[] {
  return hours.map(({ at }) => {
    const middle = at + HALF_HOUR_MS;
    const counted = (all: Manned[]) =>
      all.reduce((sum, { from, to, count }) => (from <= middle && middle < to ? sum + count : sum), 0);
    return { needed: counted(needed), planned: counted(planned) };
  });
}

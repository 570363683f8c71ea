import type { Span } from './day-axis.ts';

export interface HourCount {
  needed: number;
  planned: number;
}

/** Employees on an axis: needed or scheduled ones. */
export interface Manned extends Span {
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

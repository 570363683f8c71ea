import type { Model } from '../model/model.ts';

/**
 * A rule or goal read day by day: what it needs of the past, as one number. It lets a roster be built from its first day on with
 * nothing but the state in hand. A track may overlook a breach (the roster is judged afterwards) but never sees one where none is.
 */
export interface Track {
  /** The state before the first known day. */
  start: number;
  /** The state after `day` with `code` (-1: free), or `BROKEN`. The day after the last known one closes the roster. */
  next: (state: number, day: number, code: number) => number;
  /** What the step costs, where it is a goal's track. */
  cost?: (state: number, day: number, code: number) => number;
}

export const BROKEN = -1;

/** Makes the track of one person who works nothing but `codes`; null where no such roster can break it. */
export type TrackOf = (model: Model, person: number, codes: readonly number[]) => Track | null;

/** What is added up over the whole period: net minutes, weekends with work, or the shifts of a template (its number). */
export type Measure = 'minutes' | 'weekends' | number;

/** The least and the most that a person's sum may come to. */
export interface Limit {
  of: Measure;
  least: number;
  most: number;
}

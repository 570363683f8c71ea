import type { Calendar } from './calendar.ts';
import type { Need, Problem } from './problem.ts';

/** A problem with its days and needs by number and key: what can be said of shifts before anybody's share is known. */
export interface Setting {
  problem: Problem;
  calendar: Calendar;
  /** The needs by `needKey`, one per key. */
  needs: ReadonlyMap<string, Need>;
}

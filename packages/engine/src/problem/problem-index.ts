import type { Calendar } from './calendar.ts';
import type { Need, Problem } from './problem.ts';

/** A problem with its days by index and needs by key: the data that does not depend on even shares. */
export interface ProblemIndex {
  problem: Problem;
  calendar: Calendar;
  /** The needs by `needKey`, one per key. */
  needs: ReadonlyMap<string, Need>;
}

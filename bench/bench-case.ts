import type { Problem } from '@pamaina/engine';

/** One benchmark problem. */
export interface BenchCase {
  name: string;
  kind: 'instance' | 'month';
  problem: Problem;
  /** The smallest published penalty; null if there is none. */
  bestKnown: number | null;
  /** The instance's file, for an external evaluator. */
  file: string | null;
}

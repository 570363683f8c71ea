import type { Problem } from '@pamaina/engine';

/** One problem that is measured. */
export interface BenchCase {
  name: string;
  kind: 'instance' | 'month';
  problem: Problem;
  /** The smallest penalty that anybody has published; null where nobody has. */
  bestKnown: number | null;
  /** The instance's file, for an evaluator that is not ours. */
  file: string | null;
}

import type { Clock, Method, Moment } from './attempt.ts';

/** One judged run of one method. */
export interface Run {
  method: Method;
  /** The time limit in seconds. */
  limit: number;
  seed: number;
  penalty: number | null;
  bound: number;
  proved: boolean;
  filled: number;
  needed: number;
  /**
   * Seconds to the first roster that satisfies the hard rules, to the best one, and to the proof that no more needs can
   * be filled.
   */
  firstFeasible: number | null;
  best: number | null;
  coverageProved: number | null;
  seconds: number;
  cpuSeconds: number;
  peakMegabytes: number;
  curve: Moment[];
}

export interface CaseResult {
  name: string;
  kind: 'instance' | 'month';
  days: number;
  people: number;
  shifts: number;
  bestKnown: number | null;
  runs: Run[];
}

/** The results of one benchmark call, as stored in `bench/results`. */
export interface Results {
  commit: string;
  date: string;
  machine: { cores: number; processor: string; node: string };
  threads: number;
  clock: Clock;
  cases: CaseResult[];
}

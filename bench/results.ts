import type { Clock, Method, Moment } from './attempt.ts';

/** One run of one method, judged. */
export interface Run {
  method: Method;
  /** The seconds it was given. */
  limit: number;
  seed: number;
  penalty: number | null;
  bound: number;
  proved: boolean;
  filled: number;
  needed: number;
  /** Seconds to the first roster that keeps the hard rules, to the best one, and to the proof that no more can be filled. */
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

/** What one call of the benchmark found, as `bench/results` keeps it. */
export interface Results {
  commit: string;
  date: string;
  machine: { cores: number; processor: string; node: string };
  threads: number;
  clock: Clock;
  cases: CaseResult[];
}

import type { OperatorName, Problem, Shift } from '@pamaina/engine';

/** The method: our engine, our annealing without whole rosters, or HiGHS with the whole problem as one program. */
export type Method = 'engine' | 'annealing' | 'highs';

export type Clock = 'wall' | 'cpu';

/** One run in a separate process. */
export interface AttemptOrder {
  problem: Problem;
  method: Method;
  seconds: number;
  seed: number;
  threads: number;
  /** Operators of the engine's search that are left out. */
  without: readonly OperatorName[];
  /** The clock of the time limit: wall clock, or each thread's CPU time (on a busy machine). */
  clock: Clock;
}

/** A point of a run: seconds since its start; the penalty is null as long as a hard rule is broken. */
export interface Moment {
  at: number;
  penalty: number | null;
  bound: number;
}

/** The result of a run as the method reports it; `shifts` is null if it found no roster. */
export interface Attempt {
  shifts: Shift[] | null;
  bound: number;
  proved: boolean;
  /** Seconds until the maximum number of needs was filled, and this was proved. */
  coverageProvedAt: number | null;
  curve: Moment[];
}

/** The same, with the measurements of its process. */
export interface MeasuredAttempt extends Attempt {
  /** Wall-clock seconds from the order to the result. */
  seconds: number;
  /** CPU seconds of all threads: if below `seconds` times the threads, the machine was busy with other work. */
  cpuSeconds: number;
  /** The peak memory of the process, in MB, including the runtime. */
  peakMegabytes: number;
}

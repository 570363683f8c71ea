import type { Problem, Shift } from '@pamaina/engine';

/** Who plans: our engine, our annealing without whole rosters, or HiGHS with the whole problem as one program. */
export type Method = 'engine' | 'annealing' | 'highs';

export type Clock = 'wall' | 'cpu';

/** What is to be run once, in a process of its own. */
export interface AttemptOrder {
  problem: Problem;
  method: Method;
  seconds: number;
  seed: number;
  threads: number;
  /** What its seconds are: those of the wall, or of each thread's own processor time (on a busy machine). */
  clock: Clock;
}

/** A moment of a run: seconds since its start; the penalty is null as long as a hard rule is broken. */
export interface Moment {
  at: number;
  penalty: number | null;
  bound: number;
}

/** What a method says of its run; `null` shifts where it has found no roster at all. */
export interface Attempt {
  shifts: Shift[] | null;
  bound: number;
  proved: boolean;
  /** Seconds after which the needs were filled as far as they can be, and this was proved. */
  coverageProvedAt: number | null;
  curve: Moment[];
}

/** The same, as the process that ran it measured it. */
export interface MeasuredAttempt extends Attempt {
  /** Wall-clock seconds from the order to the answer. */
  seconds: number;
  /** Processor seconds of all threads: below `seconds` times the threads, the machine was busy with something else. */
  cpuSeconds: number;
  /** The most memory that the process ever held, in MB, with the runtime itself. */
  peakMegabytes: number;
}

import type { HoursFormat } from '@pamaina/contract';

/** A task on its way to a thread. */
export interface Order {
  module: string;
  name: string;
  /** Plain data. */
  values: readonly unknown[];
  /** For its texts. */
  hoursFormat: HoursFormat;
  /** Shared memory; its first element is `STOPPED` when the result is no longer wanted. */
  flag: Int32Array;
}

export const STOPPED = 1;

/** A thread's report on its task. */
export type Said =
  { kind: 'part'; part: unknown } | { kind: 'done'; result: unknown } | { kind: 'failed'; error: string };

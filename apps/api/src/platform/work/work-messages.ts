import type { HoursFormat } from '@pamaina/contract';

/** A task on its way to a thread. */
export interface Order {
  module: string;
  name: string;
  /** Plain data. */
  values: readonly unknown[];
  /** Of the texts that it writes. */
  hoursFormat: HoursFormat;
  /** Shared memory; its first place says `STOPPED` when nobody wants the answer any more. */
  flag: Int32Array;
}

export const STOPPED = 1;

/** What a thread says of the task that it has. */
export type Said =
  { kind: 'part'; part: unknown } | { kind: 'done'; result: unknown } | { kind: 'failed'; error: string };

/** A queue as it is measured: its own tables in one database, jobs that do nothing. */
export interface Contender {
  name: string;
  /** Queues so many empty jobs for an account. */
  enqueue(account: number, count: number): Promise<void>;
  /** Works off all jobs with so many workers. @returns the accounts in the order in which their jobs began */
  drain(workers: number): Promise<number[]>;
  /** Starts workers that find nothing to do. @returns ends them */
  idle(workers: number): Promise<() => Promise<void>>;
  /** The argument of `hold-job.ts` for a process that takes the next job and never ends it. */
  holder: readonly string[];
  /** Waits until the job of a dead process is begun by another. Null: no setting makes that happen within a minute. */
  recovered: (() => Promise<void>) | null;
  stop(): Promise<void>;
}

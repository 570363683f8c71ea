import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isUnavailable } from './retryable.ts';

export interface Repeated {
  /** Run now rather than at the next turn. */
  wake(): void;
  /** Ends after the current turn. */
  stop(): Promise<void>;
}

/**
 * Repeats some work, one turn at a time; a turn that fails is logged, and the next one follows. The same failure again
 * is only counted, until the work succeeds.
 */
export const repeat = (work: (end: AbortSignal) => Promise<void>, everyMs: number, log: Logger): Repeated =>
  inTurns(
    async (end) => {
      await work(end);
      return everyMs;
    },
    everyMs,
    log,
  );

/** A lost signal, and what a dead process had claimed, are found this late. */
const IDLE_MS = 20_000;

/**
 * Repeats some work whenever it is due, which is looked up at least every 20 seconds.
 * @param work returns when it is due next; null: only when it is woken
 * @param leastMs the shortest pause
 */
export const repeatWhenDue = (
  work: (end: AbortSignal) => Promise<string | null>,
  { leastMs, now }: { leastMs: number; now: () => number },
  log: Logger,
): Repeated =>
  inTurns(
    async (end) => {
      const dueAt = await work(end);
      return Math.min(IDLE_MS, Math.max(leastMs, dueAt === null ? IDLE_MS : Date.parse(dueAt) - now()));
    },
    leastMs,
    log,
  );

/** @param turn returns the pause after it, in milliseconds */
function inTurns(turn: (end: AbortSignal) => Promise<number>, afterFailureMs: number, log: Logger): Repeated {
  const end = new AbortController();
  let alarm = new AbortController();
  const failures = failuresInARow(log, 'a repeated job');
  const run = async () => {
    while (!end.signal.aborted) {
      alarm = new AbortController();
      const pause = await turn(end.signal).then(failures.ended, (error: unknown) => {
        failures.failed(error);
        return afterFailureMs;
      });
      await delay(pause, undefined, { signal: AbortSignal.any([alarm.signal, end.signal]) }).catch(() => undefined);
    }
  };
  const done = run();
  return {
    wake: () => alarm.abort(),
    stop: () => {
      end.abort();
      return done;
    },
  };
}

/** Of work that is tried again and again: one line for the first of equal failures, one with their count at the end. */
export function failuresInARow(log: Logger, what: string) {
  let last: string | null = null;
  let leftOut = 0;
  const end = () => {
    if (leftOut > 0) log.warn({ left_out: leftOut, failure: last }, `${what} works again, or fails differently`);
    [last, leftOut] = [null, 0];
  };
  return {
    failed(error: unknown): void {
      const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      // The log itself leaves out what is about the database being away.
      if (failure === last && !isUnavailable(error)) leftOut += 1;
      else {
        end();
        last = failure;
        log.error({ err: error }, `${what} failed`);
      }
    },
    ended<Result>(this: void, result: Result): Result {
      end();
      return result;
    },
  };
}

/** Runs some work in one project after the other; a failure is logged, and the next project follows. */
export async function inEachProject(
  projects: readonly { project_id: string }[],
  work: (projectId: string) => Promise<void>,
  log: Logger,
): Promise<void> {
  for (const { project_id: projectId } of projects)
    await work(projectId).catch((error: unknown) =>
      log.error({ err: error, projectId }, 'could not notify the people of a project'),
    );
}

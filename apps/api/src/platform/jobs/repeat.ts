import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface Repeated {
  /** Run now rather than at the next turn. */
  wake(): void;
  /** Ends after the current turn. */
  stop(): Promise<void>;
}

/** Repeats some work, one turn at a time; a turn that fails is logged, and the next one follows. */
export function repeat(work: (end: AbortSignal) => Promise<void>, everyMs: number, log: Logger): Repeated {
  const end = new AbortController();
  let alarm = new AbortController();
  const run = async () => {
    while (!end.signal.aborted) {
      alarm = new AbortController();
      await work(end.signal).catch((error: unknown) => log.error({ err: error }, 'a repeated job failed'));
      await delay(everyMs, undefined, { signal: AbortSignal.any([alarm.signal, end.signal]) }).catch(() => undefined);
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

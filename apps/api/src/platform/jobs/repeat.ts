import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface Repeated {
  /** Do it now rather than at the next turn. */
  wake(): void;
  /** Ends after the turn at hand. */
  stop(): Promise<void>;
}

/** Does some work again and again, one turn at a time; a turn that fails is logged, and the next one comes. */
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

import type { Signals } from '../database/signals.ts';
import type { Repeated } from '../ground/repeat.ts';

/** Work that the database names as due (its function `tell_due`), in addition to its own looks. */
export function wokenBy(signals: Signals, name: string, repeated: Repeated): Pick<Repeated, 'stop'> {
  const stopHearing = signals.on('due', (payload) => {
    if (payload === name || payload === '') repeated.wake();
  });
  return {
    stop() {
      stopHearing();
      return repeated.stop();
    },
  };
}

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How far planning stands behind whatever answers people: from 0, level with it, to 19. */
const NICENESS = 10;
/** What Node calls the threads that compile and clear up for all others; while a plan is made they do so mostly for that. */
const HELPERS = 'V8Worker';

/**
 * Puts the thread that calls it behind those that answer people, and the process's threads that compile and clear up as well. A machine
 * that has nothing else to do plans as fast as before. Only Linux knows a priority of single threads; elsewhere nothing changes.
 */
export function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS);
    for (const thread of readdirSync('/proc/self/task'))
      if (readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').includes(HELPERS))
        setPriority(Number(thread), NICENESS);
  } catch {
    // Without it a plan is made all the same; others only wait a little longer meanwhile.
  }
}

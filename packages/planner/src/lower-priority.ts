import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * The nice-value steps by which planning, planning that gives way to other planning, and work that a user waits for,
 * are behind the serving thread, and the last step.
 */
const LAST = 19;
const BEHIND = { planning: 10, givesWay: LAST, waitedFor: 5 };
/** Node's name for the threads that compile and collect garbage for all others; during planning mostly for it. */
const HELPERS = 'V8Worker';

/**
 * Lowers the priority of the calling thread below the one that serves requests, and for planning also that of the
 * process's compiler and garbage-collection threads. On an otherwise idle machine planning is as fast as before. Only
 * Linux has priorities of single threads; elsewhere nothing changes.
 */
export function lowerPriority(what: keyof typeof BEHIND): void {
  try {
    // The process ID is that of its first thread, which serves requests.
    const step = Math.min(LAST, getPriority(process.pid) + BEHIND[what]);
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), step);
    if (what !== 'planning') return;
    for (const thread of readdirSync('/proc/self/task'))
      if (readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').includes(HELPERS)) setPriority(Number(thread), step);
  } catch {
    // Planning works without it; only other work waits a little longer.
  }
}

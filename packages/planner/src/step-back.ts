import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** How many steps planning stands behind whatever answers people, work that somebody waits for, and the last step there is. */
const BEHIND = { planning: 10, waitedFor: 5 };
const LAST = 19;
/** What Node calls the threads that compile and clear up for all others; while a plan is made they do so mostly for that. */
const HELPERS = 'V8Worker';

/**
 * Puts the thread that calls it behind those that answer people, and where it plans the process's threads that compile and clear up as well. A
 * machine that has nothing else to do plans as fast as before. Only Linux knows a priority of single threads; elsewhere nothing changes.
 */
export function stepBack(what: keyof typeof BEHIND): void {
  try {
    // The process's number is that of its first thread, which answers.
    const step = Math.min(LAST, getPriority(process.pid) + BEHIND[what]);
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), step);
    if (what !== 'planning') return;
    for (const thread of readdirSync('/proc/self/task'))
      if (readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').includes(HELPERS)) setPriority(Number(thread), step);
  } catch {
    // Without it a plan is made all the same; others only wait a little longer meanwhile.
  }
}

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AttemptOrder, MeasuredAttempt } from './attempt.ts';

const PROCESS = fileURLToPath(new URL('./attempt-process.ts', import.meta.url));
const CPU_CLOCK = new URL('./cpu-clock.ts', import.meta.url).href;

/**
 * Runs one order in a separate process, with more options of Node.js if given; rejects if that process ends without a
 * result.
 */
export function runAttempt(order: AttemptOrder, options: readonly string[] = []): Promise<MeasuredAttempt> {
  const child = fork(PROCESS, {
    serialization: 'advanced',
    execArgv: [...(order.clock === 'cpu' ? ['--import', CPU_CLOCK] : []), ...options],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (attempt: MeasuredAttempt) => resolve(attempt));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The run ended with ${signal ?? `code ${code}`}`)));
    child.send(order);
  });
}

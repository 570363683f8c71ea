import { askerOf } from '../auth/caller.ts';
import { signedIn, type Call } from './route.ts';
import type { ArgumentsOf, ResultOf, Task } from '../work/task.ts';

/** Shorter work stays on the main thread: handing it over would cost about as much. */
const STAYS_MS = 25;

/**
 * Runs a call's work: here if it is small, else in a thread; it ends when the client disconnects.
 * @param milliseconds how long it is likely to take
 */
export async function answerOf<Run extends (...values: never[]) => unknown>(
  call: Pick<Call, 'caller' | 'deps' | 'signal'>,
  task: Task<Run>,
  milliseconds: number,
  ...values: ArgumentsOf<Run>
): Promise<ResultOf<Run>> {
  if (milliseconds < STAYS_MS) return task.run(...(values as never[])) as ResultOf<Run>;
  return call.deps.work.run(askerOf(signedIn(call)), task, values, { signal: call.signal });
}

import { askerOf } from '../auth/caller.ts';
import { signedIn, type Call } from './route.ts';

/**
 * An expensive call waits for its turn before anything is read for it: other calls of the account, or of all copies of
 * the demo, wait, so that neither threads nor database connections are taken from other users.
 * @throws {NoTurn}
 */
export async function inTurn<Result>(
  call: Pick<Call, 'caller' | 'deps' | 'signal'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = await call.deps.turns.enter(askerOf(signedIn(call as Call)), call.signal);
  try {
    return await work();
  } finally {
    leave();
  }
}

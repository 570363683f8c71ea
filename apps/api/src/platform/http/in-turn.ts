import { askerOf, DEMO_SHARE } from '../auth/caller.ts';
import { signedIn, type Call } from './route.ts';

/**
 * An expensive call waits for its turn before anything is read for it: other calls of the account, or of all copies of
 * the demo, wait, so that neither threads nor database connections are taken from other users. The demo's turn rests as
 * long as it worked: copies cost nothing, so all of them together have half of the time.
 * @throws {NoTurn}
 */
export async function inTurn<Result>(
  call: Pick<Call, 'caller' | 'deps' | 'signal'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const asker = askerOf(signedIn(call as Call));
  const leave = await call.deps.turns.enter(asker, call.signal);
  const began = performance.now();
  try {
    return await work();
  } finally {
    if (asker.share === DEMO_SHARE) setTimeout(leave, performance.now() - began).unref();
    else leave();
  }
}

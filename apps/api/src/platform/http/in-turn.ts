import { signedIn, type Call } from './route.ts';

/**
 * A dear question has its turn before anything is read for it: an account's others wait, so that neither threads nor connections of the
 * database are kept from everybody else.
 * @throws {NoTurn}
 */
export async function inTurn<Result>(
  call: Pick<Call, 'caller' | 'deps' | 'signal'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = await call.deps.turns.enter(signedIn(call as Call).accountId, call.signal);
  try {
    return await work();
  } finally {
    leave();
  }
}

import { secondFactor } from '@pamaina/contract';
import { call } from '../../../lib/http/api-client.ts';
import { answerWithPasskey, PasskeyCancelled } from './passkeys.ts';

/** Signs in without username and password. @returns the token; null when the user closed the browser's dialog */
export async function signInWithPasskey(): Promise<string | null> {
  const { id, options } = await call(secondFactor.getPasskeyOptions, { body: {} });
  try {
    const answer = await answerWithPasskey(options);
    return (await call(secondFactor.signInWithPasskey, { body: { id, answer } })).access_token;
  } catch (error) {
    if (error instanceof PasskeyCancelled) return null;
    throw error;
  }
}

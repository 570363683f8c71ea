import type { BodyInput, secondFactor } from '@pamaina/contract';
import i18n from 'i18next';

export { canUsePasskeys } from '../../../lib/session/can-use-passkeys.ts';

type Options = { challenge: string };
export type PasskeyAnswer = BodyInput<typeof secondFactor.signInWithPasskey>['answer'];
type NewPasskey = BodyInput<typeof secondFactor.addPasskey>['answer'];

/** The user closed the browser's dialog, or took too long. */
export class PasskeyCancelled extends Error {}

/** Lets the browser answer a challenge with a passkey. @throws `PasskeyCancelled`, or an error with a text to show */
export async function answerWithPasskey(options: Options): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON: options as unknown as Asked }).catch(toText) as Promise<PasskeyAnswer>;
}

/** Lets the browser create a passkey. @throws as `answerWithPasskey` */
export async function createPasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Asked = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON: options as unknown as Asked }).catch(toText) as Promise<NewPasskey>;
}

const CANCELLED = new Set(['NotAllowedError', 'AbortError']);

function toText(error: unknown): never {
  const isCancelled = error instanceof Error && CANCELLED.has(error.name);
  if (isCancelled) throw new PasskeyCancelled(i18n.t('second-factor:passkeys.cancelled'), { cause: error });
  throw new Error(i18n.t('second-factor:passkeys.failed'), { cause: error });
}

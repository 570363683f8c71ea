import type { secondFactor, BodyOf } from '@pamaina/contract';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { keepChallenge, takeChallenge, type Purpose } from './passkey-challenges.ts';
import { relyingParty } from './relying-party.ts';

type Answered = BodyOf<typeof secondFactor.signInWithPasskey>;
type Asking = Exclude<Purpose, 'register'>;

/** Beside the password possession is enough; instead of it the device must check its user. */
const userVerification = (purpose: Asking) => (purpose === 'second_step' ? 'preferred' : 'required');

/** The account's ID as bytes: says nothing about its owner (WebAuthn, 14.6.1). */
export const userHandleOf = (accountId: string): Buffer => Buffer.from(accountId.replaceAll('-', ''), 'hex');

/** Options for an answer. @param accountId null: the device offers all passkeys that it has for this address */
export async function passkeyOptions(deps: Deps, purpose: Asking, accountId: string | null) {
  const { id: rpID } = relyingParty(deps.settings);
  const own =
    accountId === null
      ? []
      : await deps.database.direct
          .selectFrom('passkey')
          .select(['credential_id as id', 'transports'])
          .where('account_id', '=', accountId)
          .execute();
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: own,
    userVerification: userVerification(purpose),
  });
  return {
    id: await keepChallenge(deps, { purpose, accountId, challenge: options.challenge }),
    options: { ...options },
  };
}

/**
 * Checks the answer of a passkey: challenge, address, signature, counter, and whether the device has checked its user.
 * @returns the account
 * @throws `passkey_refused`
 */
export async function checkPasskey(
  deps: Deps,
  log: FastifyBaseLogger,
  { id, answer, purpose, accountId }: Answered & { purpose: Asking; accountId: string | null },
): Promise<string> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps.settings);
  const { challenge } = await takeChallenge(deps, { id, purpose, accountId });
  const passkey = await deps.database.direct
    .selectFrom('passkey')
    .select(['id', 'account_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', answer.id)
    .executeTakeFirst();
  if (!passkey || (accountId !== null && passkey.account_id !== accountId)) return refused(log, 'unknown passkey');
  const { userHandle } = answer.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.account_id).toString('base64url'))
    return refused(log, 'another user');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: userVerification(purpose) === 'required',
  }).catch((error: unknown) => refused(log, error));
  if (!verified) return refused(log, 'not verified');
  const counter = authenticationInfo.newCounter;
  // Of two answers with the same counter one comes from a copy. Zero: the device does not count.
  const used = await deps.database.direct
    .updateTable('passkey')
    .set({
      counter,
      is_synced: authenticationInfo.credentialBackedUp,
      last_used_at: new Date(deps.now()).toISOString(),
    })
    .where('id', '=', passkey.id)
    .where((where) =>
      where.or([where('counter', '<', counter), where('counter', '=', 0).and(where.lit(counter === 0))]),
    )
    .returning('account_id')
    .executeTakeFirst();
  return used?.account_id ?? refused(log, 'the counter stands still');
}

/** The cause is for the log only. */
export function refused(log: FastifyBaseLogger, cause: unknown): never {
  log.warn({ cause: cause instanceof Error ? cause.message : cause }, 'a passkey was refused');
  throw new ProblemError('passkey_refused');
}

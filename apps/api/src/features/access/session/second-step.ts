import type { secondFactor } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import {
  checkFactor,
  checkPasskey,
  countSecondStep,
  notifyOwner,
  passkeyOptions,
  readSecondStep,
} from '../second-factor/index.ts';
import { enter } from './sign-in.ts';

/** Each stores a row for a few minutes. */
const OPTIONS = { network: { free: 300, most: 1_000 }, wide: 2_000 };
/** Nobody guesses a passkey: this only protects the server. */
const ANSWERS = { network: { free: 100, most: 300 }, wide: 500 };

/** @throws `sign_in_expired`, `passkeys_unavailable`, `too_many_requests`, `proof_required` */
export async function getPasskeyOptions(call: Call<typeof secondFactor.getPasskeyOptions>) {
  const { body, deps } = call;
  await countStranger('passkey-options', call, OPTIONS);
  if (body.challenge === undefined) return passkeyOptions(deps, 'sign_in', null);
  const { id } = await readSecondStep(deps, body.challenge);
  return passkeyOptions(deps, 'second_step', id);
}

/**
 * A passkey instead of username and password: the device has checked its user.
 * @throws `passkey_refused`, `employment_ended`, `too_many_requests`, `proof_required`
 */
export async function signInWithPasskey(call: Call<typeof secondFactor.signInWithPasskey>) {
  const { body, deps } = call;
  const takeBack = await countStranger('passkey', call, ANSWERS);
  const accountId = await checkPasskey(deps, call.log, { ...body, purpose: 'sign_in', accountId: null });
  await takeBack();
  const account = await deps.database.direct
    .selectFrom('account')
    .select(['id', 'role', 'project_id', 'password_hash', 'identity_key'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new ProblemError('passkey_refused');
  return enter(call, account);
}

/**
 * The second step of a sign-in whose password was right.
 * @throws `sign_in_expired`, `invalid` at the field, `passkey_refused`, `code_locked`, `too_many_requests`,
 * `proof_required`
 */
export async function signInSecondStep(call: Call<typeof secondFactor.signInSecondStep>) {
  const { challenge, ...proof } = call.body;
  const account = await readSecondStep(call.deps, challenge);
  const { id, identity_key: key } = account;
  const attempt = await countSecondStep(call, { id, key });
  await checkFactor(call, id, { ...proof, purpose: 'second_step' }).catch(async (error: unknown) => {
    call.log.warn({ address: call.address }, 'a second step failed');
    if (attempt.isLast) await notifyOwner(call, id, 'codesGuessed');
    throw error;
  });
  await attempt.succeed();
  return enter(call, account);
}

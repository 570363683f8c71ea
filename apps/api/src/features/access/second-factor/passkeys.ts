import { randomUUIDv7 } from 'node:crypto';
import { constants, type secondFactor } from '@pamaina/contract';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { refused, userHandleOf } from './passkey-answers.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import { notifyOwner } from './notify-owner.ts';
import { ownFactors, refuseDemo } from './own-factors.ts';
import { relyingParty } from './relying-party.ts';

/** A passkey that the device finds by itself, and that checks its owner: it can replace the password. */
const SELECTION = { residentKey: 'required', userVerification: 'required' } as const;

/** @throws `passkeys_unavailable`, `passkeys_many` */
export async function getNewPasskeyOptions(call: Call<typeof secondFactor.getNewPasskeyOptions>) {
  const { accountId, username } = signedIn(call);
  refuseDemo(call);
  const { id: rpID } = relyingParty(call.deps.settings);
  const own = await call.deps.database.direct
    .selectFrom('passkey')
    .select('credential_id as id')
    .where('account_id', '=', accountId)
    .execute();
  if (own.length >= constants.passkeysMax) throw new ProblemError('passkeys_many');
  const options = await generateRegistrationOptions({
    rpName: 'Pamaina',
    rpID,
    userName: username,
    userID: new Uint8Array(userHandleOf(accountId)),
    attestationType: 'none',
    excludeCredentials: own,
    authenticatorSelection: SELECTION,
  });
  return {
    id: await keepChallenge(call.deps, { purpose: 'register', accountId, challenge: options.challenge }),
    options: { ...options },
  };
}

/** @throws `passkey_refused`, `passkey_exists`, `passkeys_many` */
export async function addPasskey(call: Call<typeof secondFactor.addPasskey>) {
  const { accountId } = signedIn(call);
  refuseDemo(call);
  const { deps, body } = call;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps.settings);
  const challenge = await takeChallenge(deps, { id: body.id, purpose: 'register', accountId });
  const checked = await verifyRegistrationResponse({
    response: body.answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge.challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch((error: unknown) => refused(call.log, error));
  if (!checked.verified) return refused(call.log, 'not verified');
  const { credential, credentialBackedUp } = checked.registrationInfo;
  const recovery_codes = await ownFactors(deps, accountId, async ({ tx, codesForFirst }) => {
    const { count } = await tx
      .selectFrom('passkey')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (count >= constants.passkeysMax) throw new ProblemError('passkeys_many');
    const added = await tx
      .insertInto('passkey')
      .values({
        id: randomUUIDv7(),
        account_id: accountId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        is_synced: credentialBackedUp,
        name: body.name,
        created_at: new Date(deps.now()).toISOString(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new ProblemError('passkey_exists');
    return codesForFirst();
  });
  await notifyOwner(call, accountId, 'passkeyAdded', { name: body.name });
  return { recovery_codes };
}

/** @throws `not_found` alike for none and for somebody else's */
export async function removePasskey(call: Call<typeof secondFactor.removePasskey>): Promise<void> {
  const { accountId } = signedIn(call);
  refuseDemo(call);
  const { name } = await ownFactors(call.deps, accountId, async ({ tx, endCodesAfterLast }) => {
    const removed = await tx
      .deleteFrom('passkey')
      .where('id', '=', call.params.id.toLowerCase())
      .where('account_id', '=', accountId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw new ProblemError('not_found');
    await endCodesAfterLast();
    return removed;
  });
  await notifyOwner(call, accountId, 'passkeyRemoved', { name });
}

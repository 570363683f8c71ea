import { createHash, timingSafeEqual } from 'node:crypto';
import type { session } from '@pamaina/contract';
import { addAccount, claimIdentities } from '../../../platform/auth/accounts.ts';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import { identityKey } from '../../../platform/auth/identity-key.ts';
import { isCommonPassword } from '@pamaina/contract/common-passwords';
import { hashPassword, isBusy } from '../../../platform/auth/passwords.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import type { Call } from '../../../platform/http/route.ts';
import { askToVerifyOnce } from '../../../platform/mail/account-mail.ts';
import { attachCredit, findCredit } from '../purchases/index.ts';
import { browserOf, giveTokens, keepConsents, openSession } from '../../access/session/index.ts';

/** Per network; many networks together lead to proofs of work and not to rejections. */
const WRONG_CODES = 10;
const STRANGERS = { network: { free: 300, most: 1_000 }, wide: 600 };
/** The company's code is the same for all: wrong ones are counted across all networks. */
const CODES = {
  network: { free: WRONG_CODES, most: WRONG_CODES },
  wide: 30,
  other: { key: 'register-codes:all', free: 300 },
};

/**
 * Creates an account: a manager with the company's code, an employee without one. A
 * wrong code is rejected and never silently gives an employee account. An unused payment
 * of the same email makes a manager too, with one project to create.
 * @throws `registration_code_wrong`, `username_taken`, `too_many_requests`, `proof_required`, `payment_incomplete`,
 * `payment_proof_required`, `invalid` for an unknown payment
 */
export async function register(call: Call<typeof session.register>) {
  const { body, address, language, deps } = call;
  const hasCode = body.registration_code !== undefined;
  if (body.registration_code !== undefined) {
    const takeBack = await countStranger('register-code', call, CODES);
    if (!isSame(body.registration_code, deps.settings.registrationCode))
      throw new ProblemError('registration_code_wrong', { fields: { registration_code: ['registration_code_wrong'] } });
    await takeBack();
  }
  const takeBack = await countStranger('register', call, { ...STRANGERS, isBusy: isBusy('register') });
  const credit = body.payment_intent === undefined ? null : await findCredit(call, claimOf(body.payment_intent, body));
  const role = hasCode || credit !== null ? 'manager' : 'employee';
  if (isCommonPassword(body.password, body.username)) throw fieldProblem('password', 'password_common');
  const key = identityKey(body.username);
  const password_hash = await hashPassword(body.password, { kind: 'register', share: address }).catch(
    async (error: unknown) => {
      await takeBack();
      throw error;
    },
  );
  const opened = await deps.database.outside(async (tx) => {
    if ((await claimIdentities(tx, [key])) === 0) throw new ProblemError('username_taken');
    const id = await addAccount(tx, {
      identity_key: key,
      username: body.username,
      password_hash,
      role,
      language,
      registration_method: hasCode ? 'registration_code' : credit === null ? 'open' : 'payment',
      first_name: body.first_name ?? null,
      last_name: body.last_name ?? null,
      email: body.email ?? null,
    });
    if (credit !== null) await attachCredit(tx, credit, id);
    await keepConsents(tx, id, body);
    await askToVerifyOnce(tx, id);
    const browser = browserOf(call, true);
    const opened = await openSession(tx, deps.tokens, { accountId: id, role, projectId: null, browser });
    await recordSecurity(tx, id, 'signed_in', { device: browser.name });
    return opened;
  });
  call.device.keep(deps.devices.remember(call.device.known, key));
  return giveTokens(call, opened);
}

const claimOf = (paymentIntent: string, { email, payment_code: code }: Call<typeof session.register>['body']) => ({
  paymentIntent,
  email,
  code,
});

function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

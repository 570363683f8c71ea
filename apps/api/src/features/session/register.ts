import type { session } from '@pamaina/contract';
import { createHash, randomUUIDv7, timingSafeEqual } from 'node:crypto';
import { identityKey } from '../../platform/auth/identity-key.ts';
import { isCommonPassword } from '../../platform/auth/is-common-password.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { attachCredit, findCredit } from '../purchases/index.ts';
import { keepConsents } from '../privacy/index.ts';
import { openSession } from './open-session.ts';

const WINDOW_SECONDS = 15 * 60;
/** By address, and in total: what comes from many addresses at once has an end too. */
const ATTEMPTS = { wrongCodes: 10, registrations: 300, wrongCodesInTotal: 500, registrationsInTotal: 3_000 };

/**
 * Creates an account: a manager with the company's code, an employee without one (Spec section 4, Registration).
 * A wrong code is refused, never silently an employee (Decisions, Registration code).
 * An unused payment of the same e-mail makes a manager too, with one project to create (Decisions, payment_intent on /register).
 * @throws `registration_code_wrong`, `username_taken`, `too_many_requests`, `payment_incomplete`, `invalid` for an unknown payment
 */
export async function register({ body, address, language, deps }: Call<typeof session.register>) {
  deps.limits.take(`register:${address}`, ATTEMPTS.registrations, WINDOW_SECONDS);
  deps.limits.take('register', ATTEMPTS.registrationsInTotal, WINDOW_SECONDS);
  const hasCode = body.registration_code !== undefined;
  if (body.registration_code !== undefined) {
    const limit = `register:code:${address}`;
    deps.limits.take(limit, ATTEMPTS.wrongCodes, WINDOW_SECONDS);
    deps.limits.take('register:code', ATTEMPTS.wrongCodesInTotal, WINDOW_SECONDS);
    if (!isSame(body.registration_code, deps.settings.registrationCode))
      throw new ProblemError('registration_code_wrong', { fields: { registration_code: ['registration_code_wrong'] } });
    deps.limits.refund(limit);
    deps.limits.refund('register:code');
  }
  const credit = body.payment_intent === undefined ? null : await findCredit(deps, body.payment_intent, body.email);
  const role = hasCode || credit !== null ? 'manager' : 'employee';
  if (isCommonPassword(body.password, body.username)) throw fieldProblem('password', 'password_common');
  const key = identityKey(body.username);
  const password_hash = await hashPassword(body.password);
  return deps.database.outside(async (tx) => {
    const claimed = await tx
      .insertInto('identity')
      .values({ key })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) throw new ProblemError('username_taken');
    const id = randomUUIDv7();
    await tx
      .insertInto('account')
      .values({
        id,
        identity_key: key,
        username: body.username,
        password_hash,
        role,
        language,
        registration_method: hasCode ? 'registration_code' : credit === null ? 'open' : 'payment',
        first_name: body.first_name ?? null,
        last_name: body.last_name ?? null,
        email: body.email ?? null,
        project_id: null,
        employee_id: null,
      })
      .execute();
    if (credit !== null) await attachCredit(tx, credit, id);
    await keepConsents(tx, id, body);
    return openSession(tx, deps.tokens, { accountId: id, role, projectId: null });
  });
}

function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

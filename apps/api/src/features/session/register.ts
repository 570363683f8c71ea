import type { session } from '@pamaina/contract';
import { createHash, randomUUIDv7, timingSafeEqual } from 'node:crypto';
import { identityKey } from '../../platform/auth/identity-key.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { openSession } from './open-session.ts';

const WINDOW_SECONDS = 15 * 60;
const ATTEMPTS = { wrongCodes: 10, registrations: 300 };

/**
 * Creates an account: a manager with the company's code, an employee without one (Spec section 4, Registration).
 * A wrong code is refused, never silently an employee (Decisions, Registration code).
 * @throws `registration_code_wrong`, `username_taken`, `too_many_requests`
 */
export async function register({ body, address, language, deps }: Call<typeof session.register>) {
  // Payments come with a later version; until then no intent can be one of ours (Decisions, payment_intent on /register).
  if (body.payment_intent !== undefined) throw fieldProblem('payment_intent', 'payment_unknown');
  deps.limits.take(`register:${address}`, ATTEMPTS.registrations, WINDOW_SECONDS);
  const role = body.registration_code === undefined ? 'employee' : 'manager';
  if (body.registration_code !== undefined) {
    const limit = `register:code:${address}`;
    deps.limits.take(limit, ATTEMPTS.wrongCodes, WINDOW_SECONDS);
    if (!isSame(body.registration_code, deps.settings.registrationCode))
      throw new ProblemError('registration_code_wrong', { fields: { registration_code: ['registration_code_wrong'] } });
    deps.limits.refund(limit);
  }
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
        registration_method: role === 'manager' ? 'registration_code' : 'open',
        first_name: body.first_name ?? null,
        last_name: body.last_name ?? null,
        email: body.email ?? null,
        project_id: null,
        employee_id: null,
      })
      .execute();
    return openSession(tx, deps.tokens, { accountId: id, role, projectId: null });
  });
}

function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

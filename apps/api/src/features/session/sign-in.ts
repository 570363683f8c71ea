import type { session } from '@pamaina/contract';
import { identityKey, keysOf } from '../../platform/auth/identity-key.ts';
import { verifyPassword, type HashPlace } from '../../platform/auth/passwords.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { countSignIn } from './count-sign-in.ts';
import { openSession } from './open-session.ts';
import { rememberLanguage } from './remember-language.ts';

/**
 * Username and password for a token (Spec section 4). Honest sign-ins do not count against the limits.
 * @throws `login_failed` alike, and after the same time, for a wrong password and a user who does not exist;
 * `too_many_requests`, `proof_required`
 */
export async function signIn(call: Call<typeof session.signIn>) {
  const { body, deps, language } = call;
  const key = identityKey(body.username);
  const attempt = countSignIn(call, key);
  const account = await findRight(call, attempt.place).catch((error: unknown) => {
    attempt.takeBack();
    throw error;
  });
  if (!account) {
    call.log.warn({ address: call.address }, 'a sign-in failed');
    throw new ProblemError('login_failed');
  }
  attempt.succeed();
  const { id: accountId, role, project_id: projectId, password_hash: passwordHash } = account;
  const token = await deps.database.outside(async (tx) => {
    await rememberLanguage(tx, accountId, language);
    return openSession(tx, deps.tokens, { accountId, role, projectId, passwordHash });
  });
  call.device.keep(deps.devices.remember(call.device.known, key));
  return token;
}

async function findRight({ body, deps }: Call<typeof session.signIn>, place: HashPlace) {
  const [kept, key] = keysOf(body.username);
  const accounts = await deps.database.direct
    .selectFrom('account')
    .select(['id', 'role', 'project_id', 'password_hash', 'identity_key'])
    .where('identity_key', 'in', [kept, key])
    .execute();
  const account = accounts.find(({ identity_key }) => identity_key === kept) ?? accounts[0];
  return (await verifyPassword(body.password, account?.password_hash ?? null, place)) ? account : undefined;
}

import { randomInt } from 'node:crypto';
import type { employees } from '@pamaina/contract';
import { addLogin } from '../../../platform/auth/accounts.ts';
import { oneTimeSecrets } from '../../../platform/auth/one-time-secrets.ts';
import { NO_PASSWORD } from '../../../platform/auth/passwords.ts';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Member, ProjectCall } from '../../../platform/http/route.ts';
import { queueAccountMail } from '../../../platform/mail/account-mail.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { refuseMemberBeyond } from '../members/index.ts';
import { refuseDemo } from '../../access/session/index.ts';

/** Without letters and digits that are easily confused when read aloud or copied by hand; 59 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
/** Long enough to reach somebody who works at the weekend. */
const HOURS = 72;
const PER_HOUR = 200;

/**
 * A code with which an employee chooses a password, once: it is shown now and never again, and ends the one before. It
 * creates the login if there is none. What signed in before works until the code is used.
 * @throws `not_found`, `login_own` for a login that its owner registered, `demo_account`, `login_exists`,
 * `member_beyond` for a colleague who may do more in the project than the caller
 */
export async function createSignInCode(call: ProjectCall<typeof employees.createSignInCode>) {
  const { tx, deps, caller, params, now } = call;
  const { accountId, name } = await ensureLogin(call);
  await oneTimeSecrets.endAll(tx, accountId, 'sign_in_code');
  const secret = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const expiresAt = now + HOURS * 60 * 60 * 1000;
  const { jwtSecret, publicUrl } = deps.settings;
  await oneTimeSecrets.create(tx, jwtSecret, { accountId, purpose: 'sign_in_code', secret, expiresAt });
  await recordSecurity(tx, accountId, 'code_created', { by: caller.username });
  const details = { id: params.id, name };
  await recordActivity(tx, { action_type: 'employee.code_created', actor: caller.username, details });
  const code = secret.replaceAll(/(.{4})(?=.)/g, '$1-');
  return {
    code,
    url: `${publicUrl}/sign-in-code#${code}`,
    username: params.id,
    expires_at: new Date(expiresAt).toISOString(),
  };
}

/**
 * The same by email: a link with which the employee chooses a password.
 * @throws as above, also `demo_account` for visitors of the demo, whose mail would reach anyone; and `email_missing`
 */
export async function emailSignInCode(call: ProjectCall<typeof employees.emailSignInCode>): Promise<void> {
  const { tx, deps, caller, params } = call;
  await refuseDemo(deps.database, caller.accountId);
  const { accountId, name, email } = await ensureLogin(call);
  if (!email) throw new ProblemError('email_missing');
  const { name: project } = await tx
    .selectFrom('project')
    .select('name')
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  await queueAccountMail(tx, { accountId, kind: 'invitation', address: email, facts: { project } });
  await recordSecurity(tx, accountId, 'code_created', { by: caller.username });
  const details = { id: params.id, name };
  await recordActivity(tx, { action_type: 'employee.code_emailed', actor: caller.username, details });
}

/** The employee's login, created without a password if there is none. */
async function ensureLogin({
  tx,
  deps,
  caller,
  params,
  language,
}: ProjectCall<typeof employees.createSignInCode | typeof employees.emailSignInCode>) {
  await deps.limits.take(`sign-in-code:${caller.accountId}`, PER_HOUR, 60 * 60);
  const employee = await tx
    .selectFrom('employee')
    .select(['identity_key', 'name', 'email'])
    .where('id', '=', params.id)
    .forKeyShare()
    .executeTakeFirst();
  if (!employee) throw new ProblemError('not_found');
  const { identity_key, name, email } = employee;
  const found = await findAccount(tx, caller, params.id);
  if (found !== null) return { accountId: found, name, email };
  const created = await addLogin(tx, {
    identity_key,
    password_hash: NO_PASSWORD,
    language,
    email,
    project_id: tx.projectId,
    employee_id: params.id,
  });
  const accountId = created ?? (await findAccount(tx, caller, params.id));
  if (accountId === null) throw new ProblemError('login_exists');
  return { accountId, name, email };
}

async function findAccount(tx: Tx, caller: Member, employeeId: string): Promise<string | null> {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'registration_method', 'is_demo'])
    .where('project_id', '=', tx.projectId)
    .where('employee_id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account?.is_demo) throw new ProblemError('demo_account');
  if (account && account.registration_method !== 'created_by_manager') throw new ProblemError('login_own');
  if (account) await refuseMemberBeyond(tx, caller, account.id);
  return account?.id ?? null;
}

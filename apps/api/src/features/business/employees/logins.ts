import type { employees } from '@pamaina/contract';
import { isCommonPassword } from '@pamaina/contract/common-passwords';
import { addLogin, setTemporaryPassword } from '../../../platform/auth/accounts.ts';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { refuseMemberBeyond } from '../members/index.ts';
import { notifyOwner, removeFactors } from '../../access/second-factor/index.ts';
import { endSignIns } from '../../access/session/index.ts';

const TEMPORARY_DAYS = 14;

/** How long a temporary password works: over a holiday, but not for ever. */
const temporaryUntil = (now: number) => new Date(now + TEMPORARY_DAYS * 24 * 60 * 60 * 1000).toISOString();

/**
 * Creates a login for an employee: the ID is the username, the password must be changed at the first sign-in.
 * @throws `invalid` for a password that everybody tries, `not_found`, `login_exists`
 */
export async function createLogin(call: Call<typeof employees.createLogin>) {
  const { projectId, accountId, username: actor } = member(call);
  const { id } = call.params;
  if (isCommonPassword(call.body.password, id)) throw fieldProblem('password', 'password_common');
  const password_hash = await hashPassword(call.body.password, { kind: 'change', share: accountId });
  return call.deps.database.inProject(projectId, async (tx) => {
    // Share-locked, so that the employee cannot be deleted in between.
    const employee = await tx
      .selectFrom('employee')
      .select(['identity_key', 'name', 'email'])
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    if (!employee) throw new ProblemError('not_found');
    const created = await addLogin(tx, {
      identity_key: employee.identity_key,
      password_hash,
      // Until they choose their own, their language is that of the manager who created the login.
      language: call.language,
      email: employee.email,
      temporary_until: temporaryUntil(call.deps.now()),
      project_id: projectId,
      employee_id: id,
    });
    if (created === null) throw new ProblemError('login_exists');
    const details = { id, name: employee.name };
    await recordActivity(tx, { action_type: 'employee.login_created', actor, details });
    return { username: id, must_change_password: true as const };
  });
}

/**
 * Sets a new temporary password for an employee who lost theirs; sessions with the old one end, and second factors: the
 * phone may be lost too. A login that its owner registered cannot be reset by the project.
 * @throws `invalid` for a password that everybody tries, `not_found`, `login_own`, `demo_account`, `member_beyond` for
 * a colleague who may do more in the project than the caller
 */
export async function resetPassword(call: Call<typeof employees.resetPassword>) {
  const caller = member(call);
  const { projectId, accountId, username: actor } = caller;
  const { id } = call.params;
  if (isCommonPassword(call.body.password, id)) throw fieldProblem('password', 'password_common');
  const password_hash = await hashPassword(call.body.password, { kind: 'change', share: accountId });
  const { login, lostFactors } = await call.deps.database.inProject(projectId, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .innerJoin('employee', (join) =>
        join.onRef('employee.project_id', '=', 'account.project_id').onRef('employee.id', '=', 'account.employee_id'),
      )
      .select(['account.id', 'account.username', 'account.registration_method', 'account.is_demo', 'employee.name'])
      .where('account.project_id', '=', projectId)
      .where('account.employee_id', '=', id)
      .forNoKeyUpdate('account')
      .executeTakeFirst();
    if (!account) throw new ProblemError('not_found');
    if (account.is_demo) throw new ProblemError('demo_account');
    if (account.registration_method !== 'created_by_manager') throw new ProblemError('login_own');
    await refuseMemberBeyond(tx, caller, account.id);
    const until = temporaryUntil(call.deps.now());
    await setTemporaryPassword(tx, account.id, { hash: password_hash, until });
    await endSignIns(tx, account.id);
    const lostFactors = await removeFactors(tx, account.id);
    const details = { id, name: account.name };
    await recordActivity(tx, { action_type: 'employee.password_reset', actor, details });
    return { login: account, lostFactors };
  });
  if (lostFactors) await notifyOwner(call, login.id, 'factorsRemoved');
  return { username: login.username, must_change_password: true as const };
}

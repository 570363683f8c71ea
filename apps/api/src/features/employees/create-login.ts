import type { employees } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { isCommonPassword } from '../../platform/auth/is-common-password.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';

/**
 * Creates a login for an employee: the ID is the username, the password must be changed at the first sign-in (Spec
 * section 6).
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
    const created = await tx
      .insertInto('account')
      .values({
        id: randomUUIDv7(),
        identity_key: employee.identity_key,
        username: id,
        password_hash,
        role: 'employee',
        // Until they choose their own, their language is that of the manager who created the login.
        language: call.language,
        registration_method: 'created_by_manager',
        first_name: null,
        last_name: null,
        email: employee.email,
        must_change_password: true,
        project_id: projectId,
        employee_id: id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('username')
      .executeTakeFirst();
    if (!created) throw new ProblemError('login_exists');
    const details = { id, name: employee.name };
    await recordActivity(tx, { action_type: 'employee.login_created', actor, details });
    return { username: created.username, must_change_password: true as const };
  });
}

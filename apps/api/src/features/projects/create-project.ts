import { constants, type projects } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { keepConsents } from '../privacy/index.ts';
import { refuseDemo } from '../session/index.ts';
import { insertProject } from './insert-project.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * A project without payment, for test accounts only (Spec section 1 and 6).
 * @throws `payment_required` for every other account, `account_employed` for the login of a business's employee, `demo_account`, `too_many_requests`
 */
export async function createProject(call: Call<typeof projects.createProject>) {
  const { accountId, username } = signedIn(call);
  const { name, description } = call.body;
  const id = randomUUIDv7();
  await refuseDemo(call.deps.database, accountId);
  return call.deps.database.inProject(id, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['registration_method', 'employee_id'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (account?.employee_id != null) throw new ProblemError('account_employed');
    if (account?.registration_method !== 'registration_code') throw new ProblemError('payment_required');
    call.deps.limits.take(`projects:${accountId}`, constants.projectsPerDay, DAY_SECONDS);
    await keepConsents(tx, accountId, call.body);
    const project = { id, name, description: description || null, billing: 'active' } as const;
    return insertProject(tx, project, { accountId, username });
  });
}

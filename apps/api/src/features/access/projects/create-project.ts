import { constants, type projects } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { refuseBeyond } from '../../../platform/database/refuse-beyond.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { keepConsents, refuseDemo } from '../session/index.ts';
import { checkPlace } from './begin-in.ts';
import { insertProject } from './projects.ts';

/**
 * A project without payment, only for test accounts.
 * @throws `payment_required` for every other account, `account_employed` for the login of a business's employee,
 * `demo_account`, `too_many_requests`, `invalid` for a law pack that isn't there
 */
export async function createProject(call: Call<typeof projects.createProject>) {
  const { accountId, username } = signedIn(call);
  const { name, description, country, law_pack } = call.body;
  checkPlace({ law_pack });
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
    await refuseBeyond(
      tx,
      { key: `projects:${accountId}`, most: constants.projectsPerDay, now: call.deps.now() },
      sql`select created_at as at from project join project_member on project_id = id where account_id = ${accountId}`,
    );
    await keepConsents(tx, accountId, call.body);
    const project = {
      id,
      name,
      description: description || null,
      billing: 'active',
      place: { country, law_pack },
    } as const;
    return insertProject(tx, project, { accountId, username });
  });
}

import type { session } from '@pamaina/contract';
import { listProjectsOf } from '../projects/index.ts';
import { countCredits } from '../purchases/index.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { signedIn, type Call } from '../../platform/http/route.ts';

/** The signed-in person and the projects open to them (GET /users/me). */
export async function getMe(call: Call<typeof session.getMe>) {
  const caller = signedIn(call);
  const account = await call.deps.database.direct
    .selectFrom('account')
    .select([
      'id',
      'username',
      'role',
      'registration_method',
      'first_name',
      'last_name',
      'email',
      'employee_id',
      'must_change_password',
      'is_demo',
    ])
    .where('id', '=', caller.accountId)
    .executeTakeFirst();
  if (!account) throw new ProblemError('unauthenticated');
  const { database } = call.deps;
  const project_credits = await countCredits(database, caller.accountId);
  return { ...account, projects: await listProjectsOf(database, caller), project_credits };
}

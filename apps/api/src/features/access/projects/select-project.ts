import type { projects } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { openSession } from '../session/index.ts';

/**
 * A new token for working in one of the caller's projects. @throws `not_found` alike for none and for somebody else's
 */
export async function selectProject(call: Call<typeof projects.selectProject>) {
  const { accountId, signInId } = signedIn(call);
  const projectId = call.params.id.toLowerCase();
  return call.deps.database.outside(async (tx) => {
    const managed = await tx
      .selectFrom('project_member')
      .select('project_id')
      .where('account_id', '=', accountId)
      .where('project_id', '=', projectId)
      .executeTakeFirst();
    if (!managed) throw new ProblemError('not_found');
    return openSession(tx, call.deps.tokens, { accountId, role: 'manager', projectId, signInId });
  });
}

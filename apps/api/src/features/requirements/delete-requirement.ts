import type { requirements } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { requirementColumns } from './requirement-columns.ts';

/** Deletes a requirement. @throws `not_found`; `stale` when it is not as the caller saw it */
export async function deleteRequirement(call: Call<typeof requirements.deleteRequirement>): Promise<void> {
  const { projectId, username } = member(call);
  await call.deps.database.inProject(projectId, async (tx) => {
    const deleted = await tx
      .deleteFrom('requirement')
      .where('project_id', '=', projectId)
      .where('id', '=', call.params.id)
      .returning(requirementColumns)
      .executeTakeFirst();
    if (!deleted) throw new ProblemError('not_found');
    if (call.ifMatch !== null && call.ifMatch !== deleted.version) throw new ProblemError('stale');
    const details = { ...deleted };
    await recordActivity(tx, projectId, { action_type: 'requirement.deleted', actor: username, details });
  });
}

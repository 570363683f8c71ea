import type { requirements } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { requirementColumns } from './requirement-columns.ts';

/** Deletes a requirement. @throws `not_found`; `stale` when it is not as the caller saw it */
export async function deleteRequirement(call: ProjectCall<typeof requirements.deleteRequirement>): Promise<void> {
  const { username } = call.caller;
  const { tx } = call;
  const deleted = await tx
    .deleteFrom('requirement')
    .where('id', '=', call.params.id)
    .returning(requirementColumns)
    .executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found');
  if (call.ifMatch !== null && call.ifMatch !== deleted.version) throw new ProblemError('stale');
  const details = { ...deleted };
  await recordActivity(tx, { action_type: 'requirement.deleted', actor: username, details });
}

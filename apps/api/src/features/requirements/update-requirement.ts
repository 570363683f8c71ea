import type { requirements } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { refusedRequirement } from './refused-requirement.ts';
import { requirementColumns } from './requirement-columns.ts';

/**
 * Changes a requirement. @throws `not_found`, `stale`, `requirement_exists`; `invalid` for a template that is not there
 */
export async function updateRequirement(call: Call<typeof requirements.updateRequirement>) {
  const { projectId, username } = member(call);
  const { id } = call.params;
  const written = { ...call.body, weekday: call.body.weekday ?? null, date: call.body.date ?? null };
  try {
    return await call.deps.database.inProject(projectId, async (tx) => {
      const before = await tx
        .selectFrom('requirement')
        .select(requirementColumns)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw new ProblemError('not_found');
      if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
      const after = await tx
        .updateTable('requirement')
        .set({ ...written, version: before.version + 1 })
        .where('id', '=', id)
        .returning(requirementColumns)
        .executeTakeFirstOrThrow();
      const details = { id, before, after };
      await recordActivity(tx, { action_type: 'requirement.updated', actor: username, details });
      return after;
    });
  } catch (error) {
    throw refusedRequirement(error);
  }
}

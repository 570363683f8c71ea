import type { settings } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';

const columns = ['id', 'name', 'description', 'time_zone', 'country', 'version'] as const;

/** The project as its people see it. */
export function getProjectSettings(call: Call<typeof settings.getProjectSettings>) {
  const { projectId } = member(call);
  return call.deps.database.inProject(projectId, (tx) =>
    tx.selectFrom('project').select(columns).where('id', '=', projectId).executeTakeFirstOrThrow(),
  );
}

/** Names and describes the project. @throws `stale` */
export async function updateProjectSettings(call: Call<typeof settings.updateProjectSettings>) {
  const { projectId, username } = member(call);
  const { name, description } = call.body;
  return call.deps.database.inProject(projectId, async (tx) => {
    const before = await tx
      .selectFrom('project')
      .select(columns)
      .where('id', '=', projectId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const after = await tx
      .updateTable('project')
      .set({ name, description: description || null, version: before.version + 1 })
      .where('id', '=', projectId)
      .where('version', '=', call.ifMatch ?? before.version)
      .returning(columns)
      .executeTakeFirst();
    if (!after) throw new ProblemError('stale');
    await recordActivity(tx, projectId, {
      action_type: 'project.updated',
      actor: username,
      details: { name, before, after },
    });
    return after;
  });
}

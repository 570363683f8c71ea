import type { settings } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { planningFactsChanged } from '../projects/index.ts';

const columns = ['id', 'name', 'description', 'time_zone', 'country', 'company_code', 'version'] as const;

/** The project as its people see it. */
export async function getProjectSettings(call: ProjectCall<typeof settings.getProjectSettings>) {
  const { projectId } = call.caller;
  const { tx } = call;
  return tx.selectFrom('project').select(columns).where('id', '=', projectId).executeTakeFirstOrThrow();
}

/**
 * Names and describes the project; its country says which days are public holidays. Its time zone stays once instants
 * were reckoned by it: shifts and unavailability would move.
 * @throws `stale`; `invalid` for a time zone that can no longer change
 */
export async function updateProjectSettings(call: ProjectCall<typeof settings.updateProjectSettings>) {
  const { projectId, username } = call.caller;
  const { name, description, time_zone, country, company_code } = call.body;
  const { tx } = call;
  const before = await tx
    .selectFrom('project')
    .select(columns)
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (time_zone !== undefined && time_zone !== before.time_zone) await refuseReckoned(tx);
  const after = await tx
    .updateTable('project')
    .set({ name, description: description || null, version: before.version + 1 })
    .$if(time_zone !== undefined, (query) => query.set({ time_zone }))
    .$if(country !== undefined, (query) => query.set({ country }))
    .$if(company_code !== undefined, (query) => query.set({ company_code: company_code || null }))
    .where('id', '=', projectId)
    .where('version', '=', call.ifMatch ?? before.version)
    .returning(columns)
    .executeTakeFirst();
  if (!after) throw new ProblemError('stale');
  if (after.country !== before.country || after.time_zone !== before.time_zone) await planningFactsChanged(tx, 'all');
  await recordActivity(tx, {
    action_type: 'project.updated',
    actor: username,
    details: { name, before, after },
  });
  return after;
}

async function refuseReckoned(tx: Tx): Promise<void> {
  for (const table of ['shift', 'unavailability'] as const)
    if (await tx.selectFrom(table).select('id').where('project_id', '=', tx.projectId).limit(1).executeTakeFirst())
      throw fieldProblem('time_zone', 'time_zone_in_use');
}

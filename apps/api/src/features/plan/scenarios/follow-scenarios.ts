import type { scenarios } from '@pamaina/contract';
import { together } from '../../../platform/database/database.ts';
import { type Call, member, type ProjectCall } from '../../../platform/http/route.ts';
import { namesOfUsers } from '../../access/activity/index.ts';
import { askToStop, findAnyJob, stopJob } from '../generation/index.ts';
import { presentScenario, staleOnes, summaryOf } from './present-scenario.ts';
import { findScenario, isLive, lockScenario, scenariosIn } from './scenario-row.ts';

/** The scenarios of the project, or of a month, the latest first. */
export async function listScenarios({ tx, query, language, now }: ProjectCall<typeof scenarios.listScenarios>) {
  const rows = await scenariosIn(tx, query);
  const [stale, nameOf] = await together(tx, () => [
    staleOnes(tx, rows, now),
    namesOfUsers(tx, [...new Set(rows.map(({ created_by }) => created_by))]),
  ]);
  return rows.map((row) => summaryOf(row, { isStale: stale.has(row.id), nameOf, language }));
}

/** @throws `not_found` */
export async function getScenario(call: ProjectCall<typeof scenarios.getScenario>) {
  return presentScenario(call.tx, await findScenario(call.tx, call.params.id), call);
}

/** Throws a scenario away; one that is planned stops. @throws `not_found` */
export async function deleteScenario({ tx, params }: ProjectCall<typeof scenarios.deleteScenario>): Promise<void> {
  const row = await lockScenario(tx, params.id);
  await tx.deleteFrom('scenario').where('id', '=', row.id).execute();
  if (row.job_id !== null && isLive(row)) await askToStop(tx, row.job_id);
}

/** Stops planning with the best plans so far; what is over stays as it is. @throws `not_found` */
export async function stopScenario(call: Call<typeof scenarios.stopScenario>) {
  const caller = member(call);
  const { database } = call.deps;
  const row = await database.inProject(caller.projectId, (tx) => findScenario(tx, call.params.id));
  const { job_id: job } = row;
  if (job !== null && isLive(row)) await stopJob(call.deps, caller.projectId, (tx) => findAnyJob(tx, job));
  return database.inProject(caller.projectId, async (tx) => {
    const after = await findScenario(tx, call.params.id);
    // One that had not begun has nobody else to say so, and its job is forgotten after an hour.
    if (after.state === 'stopped' && after.outcome === null)
      await tx.updateTable('scenario').set({ outcome: 'stopped' }).where('id', '=', after.id).execute();
    return presentScenario(tx, after, { language: call.language, caller, now: call.deps.now() });
  });
}

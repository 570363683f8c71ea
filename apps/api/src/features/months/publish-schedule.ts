import type { schedule } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { findProject } from '../projects/index.ts';
import { publishMonth } from './publish-month.ts';

/** Publishes the month and stores a snapshot, all or nothing. @throws `nothing_to_publish`, `generation_running` */
export async function publishSchedule(call: Call<typeof schedule.publishSchedule>) {
  const { projectId, username } = member(call);
  const { year, month } = call.query;
  return call.deps.database.inProject(projectId, async (tx) =>
    publishMonth(tx, await findProject(tx, projectId), { year, month, by: username, now: call.deps.now() }),
  );
}

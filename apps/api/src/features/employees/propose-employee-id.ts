import type { employees } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { projectNameOf } from './project-name-of.ts';
import { proposeIds } from './propose-ids.ts';

/** The same limit and reason as for looking up an ID: it reveals whether one is taken (threats, 14). */
const MOST = 30;
const WINDOW_SECONDS = 60;

/**
 * A free ID for an employee of this name. It is not reserved: saving may still find it taken. @throws
 * `too_many_requests`
 */
export async function proposeEmployeeId(call: Call<typeof employees.proposeEmployeeId>) {
  const { accountId, projectId } = member(call);
  const { database, limits } = call.deps;
  limits.take(`propose-id:${accountId}`, MOST, WINDOW_SECONDS);
  const project = await projectNameOf(database.direct, projectId);
  const { ids } = await proposeIds(database.direct, [call.query.name], { project, used: new Set() });
  return { id: ids[0] ?? '' };
}

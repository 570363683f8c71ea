import type { settings } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { readSystemSettings } from './read-system-settings.ts';

/** What the planner goes by. An employee reads it too, but not who must be kept together or apart: that is said in confidence. */
export async function getSystemSettings(call: Call<typeof settings.getSystemSettings>) {
  const { projectId, role } = member(call);
  const found = await call.deps.database.inProject(projectId, (tx) => readSystemSettings(tx, projectId, call.language));
  return role === 'manager' ? found : { ...found, pairs: [] };
}

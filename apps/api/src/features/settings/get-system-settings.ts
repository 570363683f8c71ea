import type { settings } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { readSystemSettings } from './read-system-settings.ts';

/**
 * The planner's settings. An employee reads them too, except for who must be kept together or apart: that is
 * confidential.
 */
export async function getSystemSettings(call: Call<typeof settings.getSystemSettings>) {
  const { projectId, role } = member(call);
  const found = await call.deps.database.inProject(projectId, (tx) => readSystemSettings(tx, call.language));
  return role === 'manager' ? found : { ...found, pairs: [] };
}

import type { activity } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { nameActivities } from './name-activities.ts';

/** The latest activities of a project, newest first. */
export async function recentActivity(tx: Tx, projectId: string, limit: number): Promise<activity.Activity[]> {
  const rows = await tx
    .selectFrom('activity')
    .select(['id', 'action_type', 'at', 'actor', 'details'])
    .where('project_id', '=', projectId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return nameActivities(tx, projectId, rows);
}

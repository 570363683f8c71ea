import type { activity } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { nameActivities } from './name-activities.ts';

/** The latest activities of a project, newest first. */
export async function recentActivity(tx: Tx, limit: number): Promise<activity.Activity[]> {
  const rows = await tx
    .selectFrom('activity')
    .select(['id', 'action_type', 'at', 'actor', 'details'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return nameActivities(tx, rows);
}

import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';

export interface Activity {
  /** `<thing>.<what happened>`, as `employee.created`; the history's filter. */
  action_type: string;
  /** The username of who did it. */
  actor: string;
  /** What it was about: names, before and after. */
  details: Record<string, unknown>;
}

/** Writes one line of the history, in the transaction of the change itself: either both stand or neither. */
export async function recordActivity(tx: Tx, projectId: string, activity: Activity): Promise<void> {
  await recordActivities(tx, projectId, [activity]);
}

/** The same for a change of many things at once, in their order. */
export async function recordActivities(tx: Tx, projectId: string, activities: readonly Activity[]): Promise<void> {
  if (activities.length === 0) return;
  // Those of one millisecond are in no order of their own.
  const ids = activities.map(() => randomUUIDv7()).sort();
  const rows = activities.map(({ action_type, actor, details }, index) => ({
    project_id: projectId,
    id: ids[index] ?? randomUUIDv7(),
    action_type,
    actor,
    details: JSON.stringify(details),
  }));
  await tx.insertInto('activity').values(rows).execute();
}

import { randomUUIDv7 } from 'node:crypto';
import { webhooks } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/ground/hook.ts';

export interface Activity {
  /** `<thing>.<event>`, e.g. `employee.created`; the filter of the history. */
  action_type: string;
  /** Username of the author. */
  actor: string;
  /** The subject: names, values before and after. */
  details: Record<string, unknown>;
}

/** Called with those that other programs can hear of. */
export const activitiesRecorded = createHook<[tx: Tx, activities: readonly Activity[]]>('recordActivities');

/** Writes one activity in the transaction of the change itself, so that both are committed or neither. */
export async function recordActivity(tx: Tx, activity: Activity): Promise<void> {
  await recordActivities(tx, [activity]);
}

/** The same for many changes at once, in their order. */
export async function recordActivities(tx: Tx, activities: readonly Activity[]): Promise<void> {
  if (activities.length === 0) return;
  // Rows of the same millisecond are otherwise unordered.
  const ids = activities.map(() => randomUUIDv7()).sort();
  const rows = activities.map(({ action_type, actor, details }, index) => ({
    id: ids[index] ?? randomUUIDv7(),
    action_type,
    actor,
    details: JSON.stringify(details),
  }));
  await tx.insertInto('activity').values(rows).execute();
  const heard = activities.filter(({ action_type }) => webhooks.eventOfActivity[action_type] !== undefined);
  if (heard.length > 0) await activitiesRecorded(tx, heard);
}

import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivities } from '../../access/activity/index.ts';

/** How many people a template needs in a role on a weekday, 1 Monday .. 7 Sunday. */
export interface WeeklyNeed {
  template: string;
  role: string;
  weekday: number;
  count: number;
}

/** Adds to the weekly standard what it doesn't say yet. @returns how many were added */
export async function addWeeklyNeeds(tx: Tx, needs: readonly WeeklyNeed[], actor: string): Promise<number> {
  if (needs.length === 0) return 0;
  const added = await tx
    .insertInto('requirement')
    .values(needs.map((need) => ({ id: randomUUIDv7(), ...need, date: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'template', 'role', 'count', 'weekday', 'date', 'version'])
    .execute();
  await recordActivities(
    tx,
    added.map((requirement) => ({ action_type: 'requirement.created', actor, details: { ...requirement } })),
  );
  return added.length;
}

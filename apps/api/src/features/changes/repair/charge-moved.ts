import type { Tx } from '../../../platform/database/database.ts';
import type { Activity } from '../../access/activity/index.ts';
import { chargeLateChanges } from '../../plan/late-changes/index.ts';
import { shiftColumns } from '../../plan/planning-input/index.ts';
import type { StoredChange } from './stored-repair.ts';

interface Moved {
  changes: readonly StoredChange[];
  /** Those who are away are the cause themselves: nothing is paid for their shifts. */
  absent: readonly string[];
  actor: string;
  now: number;
  /** The repair. */
  causeId: string;
}

/** Keeps what it costs to take published shifts from others, so that somebody covers for the absent ones. */
export async function chargeMoved(tx: Tx, { changes, absent, ...by }: Moved): Promise<Activity[]> {
  const taken = changes.filter(({ from }) => from !== null && !absent.includes(from));
  if (taken.length === 0) return [];
  const to = new Map(taken.map((change) => [change.shift_id, change.to]));
  const rows = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where('id', 'in', [...to.keys()])
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const priced = rows.map((published) => ({
    published,
    after: { ...published, employee_id: to.get(published.id) ?? null },
  }));
  return chargeLateChanges(tx, priced, by);
}

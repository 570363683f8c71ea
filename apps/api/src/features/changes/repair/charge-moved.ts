import type { Tx } from '../../../platform/database/database.ts';
import type { Activity } from '../../access/activity/index.ts';
import { chargeLateChanges, type ChangedShift } from '../../plan/late-changes/index.ts';
import type { ShiftRow } from '../../plan/planning-input/index.ts';
import { publishedWith } from './publish-taken.ts';
import { readChanged } from './read-changed.ts';
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
  if (changes.length === 0) return [];
  const rows = await readChanged(tx, changes);
  return chargeLateChanges(tx, movedShifts(rows, changes), { ...by, causes: absent });
}

/** The changes of a repair with their shifts as they are before it; a draft that it publishes is one that is added. */
export function movedShifts(rows: readonly ShiftRow[], changes: readonly StoredChange[]): ChangedShift[] {
  const to = new Map(changes.map((change) => [change.shift_id, change.to]));
  const given = rows
    // The drafts of an amendment are published with it.
    .filter(({ id, amendment, status }) => to.has(id) && (amendment === null || status === 'published'))
    .map((row) => ({ row, after: { ...row, employee_id: to.get(row.id) ?? null } }));
  const published = new Set(
    publishedWith(given.map(({ row, after }) => ({ ...row, from: row.employee_id, to: after.employee_id }))),
  );
  return given.flatMap(({ row, after }): ChangedShift[] => {
    if (row.status === 'published') return [{ published: row, after }];
    return published.has(row.id) ? [{ published: null, after }] : [];
  });
}

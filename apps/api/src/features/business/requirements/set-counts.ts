import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivities } from '../../access/activity/index.ts';

/** A requirement by what it is about, with its count before and after; null: none. */
export interface CountChange {
  template: string;
  role: string;
  weekday: number | null;
  date: string | null;
  before: number | null;
  after: number | null;
}

const keyOf = ({ template, role, weekday, date }: Omit<CountChange, 'before' | 'after'>) =>
  JSON.stringify([template, role, weekday, date]);

/**
 * Sets several requirements at once.
 * @returns false, with nothing changed, where one isn't as it was before
 */
export async function setCounts(tx: Tx, changes: readonly CountChange[], actor: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('requirement')
    .select(['id', 'template', 'role', 'weekday', 'date', 'count', 'version'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  if (changes.some((change) => (known.get(keyOf(change))?.count ?? null) !== change.before)) return false;
  for (const change of changes) {
    const { template, role, weekday, date, after } = change;
    const row = known.get(keyOf(change));
    if (row === undefined) {
      if (after === null) continue;
      const created = { id: randomUUIDv7(), template, role, weekday, date, count: after };
      await tx.insertInto('requirement').values(created).execute();
      await recordActivities(tx, [{ action_type: 'requirement.created', actor, details: created }]);
    } else if (after === null) {
      await tx.deleteFrom('requirement').where('id', '=', row.id).execute();
      await recordActivities(tx, [{ action_type: 'requirement.deleted', actor, details: { ...row } }]);
    } else {
      await tx
        .updateTable('requirement')
        .set({ count: after, version: row.version + 1 })
        .where('id', '=', row.id)
        .execute();
      const details = { id: row.id, before: row, after: { ...row, count: after, version: row.version + 1 } };
      await recordActivities(tx, [{ action_type: 'requirement.updated', actor, details }]);
    }
  }
  return true;
}

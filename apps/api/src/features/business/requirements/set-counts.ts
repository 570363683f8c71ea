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
  /** A proposal sets it, which the next one may replace. */
  is_proposed: boolean;
}

/** A change that was made; `was_proposed`: a proposal had set what was there before. */
export type SetCount = CountChange & { was_proposed: boolean };

const keyOf = ({ template, role, weekday, date }: Pick<CountChange, 'template' | 'role' | 'weekday' | 'date'>) =>
  JSON.stringify([template, role, weekday, date]);

/**
 * Sets several requirements at once.
 * @returns null, with nothing changed, where one isn't as it was before
 */
export async function setCounts(tx: Tx, changes: readonly CountChange[], actor: string): Promise<SetCount[] | null> {
  const rows = await tx
    .selectFrom('requirement')
    .select(['id', 'template', 'role', 'weekday', 'date', 'count', 'version', 'is_proposed'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  if (changes.some((change) => (known.get(keyOf(change))?.count ?? null) !== change.before)) return null;
  for (const change of changes) {
    const { template, role, weekday, date, after, is_proposed } = change;
    const row = known.get(keyOf(change));
    if (row === undefined) {
      if (after === null) continue;
      const created = { id: randomUUIDv7(), template, role, weekday, date, count: after };
      await tx
        .insertInto('requirement')
        .values({ ...created, is_proposed })
        .execute();
      await recordActivities(tx, [{ action_type: 'requirement.created', actor, details: created }]);
    } else if (after === null) {
      await tx.deleteFrom('requirement').where('id', '=', row.id).execute();
      const { is_proposed: _, ...details } = row;
      await recordActivities(tx, [{ action_type: 'requirement.deleted', actor, details }]);
    } else {
      await tx
        .updateTable('requirement')
        .set({ count: after, is_proposed, version: row.version + 1 })
        .where('id', '=', row.id)
        .execute();
      const { is_proposed: _, ...before } = row;
      const details = { id: row.id, before, after: { ...before, count: after, version: row.version + 1 } };
      await recordActivities(tx, [{ action_type: 'requirement.updated', actor, details }]);
    }
  }
  return changes.map((change) => ({ ...change, was_proposed: known.get(keyOf(change))?.is_proposed === true }));
}

import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivities } from '../../access/activity/index.ts';

/** A requirement by what it is about, with its count before and after; null: none. */
export interface CountChange {
  template: string;
  role: string;
  weekday: number | null;
  date: string | null;
  /** The named week; null: the weekly standard, or a date. */
  week_id: string | null;
  before: number | null;
  after: number | null;
  /** A proposal sets it, which the next one may replace. */
  is_proposed: boolean;
}

/** A change that was made; `was_proposed`: a proposal had set what was there before. */
export type SetCount = CountChange & { was_proposed: boolean };

type Key = Pick<CountChange, 'template' | 'role' | 'weekday' | 'date' | 'week_id'>;

const keyOf = ({ template, role, weekday, date, week_id }: Key) =>
  JSON.stringify([template, role, weekday, date, week_id]);

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
  const known = new Map(rows.map((row) => [keyOf({ ...row, week_id: null }), row]));
  const ofWeeks = await lockWeeks(tx, changes);
  const countOf = (change: CountChange) =>
    (change.week_id === null ? known.get(keyOf(change))?.count : ofWeeks.get(keyOf(change))) ?? null;
  if (changes.some((change) => countOf(change) !== change.before)) return null;
  for (const change of changes) if (change.week_id === null) await setOne(tx, change, known.get(keyOf(change)), actor);
  await setInWeeks(tx, changes, actor);
  return changes.map((change) => ({ ...change, was_proposed: known.get(keyOf(change))?.is_proposed === true }));
}

interface Known {
  id: string;
  template: string;
  role: string;
  weekday: number | null;
  date: string | null;
  count: number;
  version: number;
  is_proposed: boolean;
}

async function setOne(tx: Tx, change: CountChange, row: Known | undefined, actor: string): Promise<void> {
  const { template, role, weekday, date, after, is_proposed } = change;
  if (row === undefined) {
    if (after === null) return;
    const created = { id: randomUUIDv7(), template, role, weekday, date, count: after };
    await tx
      .insertInto('requirement')
      .values({ ...created, is_proposed })
      .execute();
    await recordActivities(tx, [{ action_type: 'requirement.created', actor, details: created }]);
    return;
  }
  const { is_proposed: _, ...before } = row;
  if (after === null) {
    await tx.deleteFrom('requirement').where('id', '=', row.id).execute();
    await recordActivities(tx, [{ action_type: 'requirement.deleted', actor, details: before }]);
    return;
  }
  const version = row.version + 1;
  await tx.updateTable('requirement').set({ count: after, is_proposed, version }).where('id', '=', row.id).execute();
  const details = { id: row.id, before, after: { ...before, count: after, version } };
  await recordActivities(tx, [{ action_type: 'requirement.updated', actor, details }]);
}

const weeksOf = (changes: readonly CountChange[]) => [...new Set(changes.flatMap(({ week_id }) => week_id ?? []))];

/** What the named weeks that are changed have, which nobody else changes until the transaction ends. */
async function lockWeeks(tx: Tx, changes: readonly CountChange[]): Promise<ReadonlyMap<string, number>> {
  const ids = weeksOf(changes);
  if (ids.length === 0) return new Map();
  await tx.selectFrom('standard_week').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const rows = await tx
    .selectFrom('week_requirement')
    .select(['week_id', 'template', 'role', 'weekday', 'count'])
    .where('week_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ count, ...row }) => [keyOf({ ...row, date: null }), count]));
}

async function setInWeeks(tx: Tx, changes: readonly CountChange[], actor: string): Promise<void> {
  for (const id of weeksOf(changes)) {
    const own = changes.filter(({ week_id }) => week_id === id);
    for (const { template, role, weekday, after } of own) {
      if (weekday === null) continue;
      if (after === null)
        await tx
          .deleteFrom('week_requirement')
          .where('week_id', '=', id)
          .where('template', '=', template)
          .where('role', '=', role)
          .where('weekday', '=', weekday)
          .execute();
      else
        await tx
          .insertInto('week_requirement')
          .values({ week_id: id, template, role, weekday, count: after })
          .onConflict((conflict) =>
            conflict.columns(['project_id', 'week_id', 'template', 'role', 'weekday']).doUpdateSet({ count: after }),
          )
          .execute();
    }
    const week = await tx
      .updateTable('standard_week')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    const said = (of: 'before' | 'after') =>
      own.map((one) => `${one.template}, ${one.role}, ${String(one.weekday)}: ${String(one[of] ?? 0)}`);
    const details = {
      id,
      name: week?.name,
      before: { requirements: said('before') },
      after: { requirements: said('after') },
    };
    await recordActivities(tx, [{ action_type: 'standard_week.updated', actor, details }]);
  }
}

import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { ADDED, isSame, NO_MARK, plannedOf, type HandMark } from './hand-mark.ts';
import type { ShiftRow } from '../planning-input/index.ts';

/**
 * Remembers that a draft shift was deleted by hand, so that the next plan leaves its place empty. A shift that was
 * added by hand, or fills no need, leaves no record.
 */
export async function rememberRemoval(tx: Tx, projectId: string, row: ShiftRow): Promise<void> {
  const planned = row.planned ?? plannedOf(row);
  if (row.hand === 'added' || planned.template === null) return;
  await tx
    .insertInto('hand_removal')
    .values({
      project_id: projectId,
      id: randomUUIDv7(),
      date: planned.date,
      template: planned.template,
      role: planned.role,
      body: JSON.stringify(plannedOf(row)),
      planned: JSON.stringify(planned),
    })
    .execute();
}

/**
 * The mark of an added shift. It takes the place of one that was deleted before; restored with the same values, it
 * counts as unchanged. The caller has locked the month.
 */
export async function takeRemovedPlace(
  tx: Tx,
  projectId: string,
  values: Parameters<typeof plannedOf>[0],
): Promise<HandMark> {
  const added = plannedOf(values);
  const removals = await tx
    .selectFrom('hand_removal')
    .select(['id', 'date', 'template', 'role', 'body', 'planned'])
    .where('project_id', '=', projectId)
    .where('role', '=', added.role)
    .orderBy('id', 'desc')
    .execute();
  const same = removals.find(({ body }) => isSame(body, added));
  const place = removals.find(({ date, template }) => date === added.date && template === added.template);
  const taken = same ?? place;
  if (taken === undefined) return ADDED;
  await tx.deleteFrom('hand_removal').where('project_id', '=', projectId).where('id', '=', taken.id).execute();
  if (isSame(taken.planned, added)) return NO_MARK;
  return { hand: 'changed', planned: JSON.stringify(taken.planned) };
}

/** The places of a range that were emptied by deleting. */
export function listRemovals(tx: Tx, projectId: string, { from, to }: { from: string; to: string }) {
  return tx
    .selectFrom('hand_removal')
    .select(['date', 'template', 'role'])
    .where('project_id', '=', projectId)
    .where((where) => where.between('date', from, to))
    .execute();
}

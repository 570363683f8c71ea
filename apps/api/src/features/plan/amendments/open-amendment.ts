import { monthNumberOf, yearOf } from '@pamaina/contract';
import type { amendments } from '@pamaina/contract';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { lockMonth, refuseWhilePlanning } from '../shifts/index.ts';
import { forgetSnapshots } from '../snapshots/index.ts';

export const amendmentColumns = ['id', 'starts_on', 'ends_on', 'base_version', 'started_by', 'started_at'] as const;

export type AmendmentRow = Pick<Selectable<Tables['amendment']>, (typeof amendmentColumns)[number]>;

export const presentAmendment = (row: AmendmentRow): amendments.Amendment => ({
  id: row.id,
  start: row.starts_on,
  end: row.ends_on,
  base_version: row.base_version,
  started_by: row.started_by,
  started_at: row.started_at,
});

/** An amendment that is neither published nor discarded. @throws `not_found` */
export async function openAmendment(tx: Tx, id: string): Promise<AmendmentRow> {
  const row = await tx
    .selectFrom('amendment')
    .select(amendmentColumns)
    .where('id', '=', id.toLowerCase())
    .where('version', 'is', null)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return row;
}

/**
 * The same with its month locked, to end it: of two who do so at once, the second does not find it.
 * @throws `not_found`, `generation_running`
 */
export async function lockAmendment(tx: Tx, id: string): Promise<AmendmentRow> {
  const { starts_on } = await openAmendment(tx, id);
  const [year, month] = [yearOf(starts_on), monthNumberOf(starts_on)];
  await lockMonth(tx, year, month);
  const row = await openAmendment(tx, id);
  await refuseWhilePlanning(tx, year, month);
  return row;
}

/** Steps of undo from before or within an amendment would bring back shifts that stand for nothing. */
export async function forgetUndoSteps(tx: Tx, { starts_on, ends_on }: AmendmentRow): Promise<void> {
  await forgetSnapshots(tx, { start: starts_on, end: ends_on });
}

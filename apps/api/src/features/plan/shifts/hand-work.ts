import { clockTimeOf } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { PlannedShift } from '../../../platform/database/stored-types.ts';
import { addDays } from '../../../platform/time/zone.ts';
import {
  bothHalves,
  inPlan,
  missingHalves,
  readCut,
  readPlanned,
  shiftColumns,
  type ShiftRow,
} from '../planning-input/index.ts';
import type { ShiftValues } from './begin-edit.ts';

/** Marks how a shift was changed by hand: the next plan keeps this. */
export type HandMark = Pick<ShiftRow, 'hand'> & { planned: string | null };

type Place = Omit<PlannedShift, 'start_time' | 'end_time'> & { start_time: string; end_time: string };

/** The fields that count as a manual change. */
export const plannedOf = (row: Place): PlannedShift => ({
  date: row.date,
  template: row.template,
  role: row.role,
  start_time: clockTimeOf(row.start_time),
  end_time: clockTimeOf(row.end_time),
  break_minutes: row.break_minutes,
  employee_id: row.employee_id,
});

/** In a fixed order, since the database's order is its own. */
const keyOf = (shift: PlannedShift) => JSON.stringify(plannedOf(shift));

const isSame = (a: PlannedShift, b: PlannedShift): boolean => keyOf(a) === keyOf(b);

/** The mark of a shift after an edit. A shift restored to its generated values is no longer a manual change. */
export function markOf(before: Pick<ShiftRow, 'hand' | 'planned'> & Place, values: Place): HandMark {
  if (before.hand === 'added') return { hand: 'added', planned: null };
  const planned = readPlanned(before.planned) ?? plannedOf(before);
  return isSame(planned, plannedOf(values)) ? NO_MARK : { hand: 'changed', planned: JSON.stringify(planned) };
}

const NO_MARK: HandMark = { hand: null, planned: null };
export const ADDED: HandMark = { hand: 'added', planned: null };

/**
 * Remembers that a draft shift was deleted by hand, so that the next plan leaves its place empty. A shift that was
 * added by hand, or fills no need, leaves no record.
 */
export async function rememberRemoval(tx: Tx, row: ShiftRow): Promise<void> {
  const planned = readPlanned(row.planned) ?? plannedOf(row);
  if (row.hand === 'added' || planned.template === null) return;
  // Half of a place is left: it is what remains of the shift that was planned, and the other half is needed again.
  if (row.cut !== null && (await leaveToOtherHalf(tx, row, planned))) return;
  await tx
    .insertInto('hand_removal')
    .values({
      id: randomUUIDv7(),
      date: planned.date,
      template: planned.template,
      role: planned.role,
      body: JSON.stringify(plannedOf(row)),
      planned: JSON.stringify(planned),
    })
    .execute();
}

/** @returns false when there is no other half */
async function leaveToOtherHalf(tx: Tx, row: ShiftRow, planned: PlannedShift): Promise<boolean> {
  const other = await findOtherHalf(tx, row);
  if (!other) return false;
  await tx
    .updateTable('shift')
    .set({ hand: 'changed', planned: JSON.stringify(planned) })
    .where('id', '=', other.id)
    .execute();
  return true;
}

/**
 * The mark of an added shift. It takes the place of one that was deleted before; restored with the same values, it
 * counts as unchanged. The caller has locked the month.
 */
export async function takeRemovedPlace(tx: Tx, values: Parameters<typeof plannedOf>[0]): Promise<HandMark> {
  const added = plannedOf(values);
  const removals = await tx
    .selectFrom('hand_removal')
    .select(['id', 'date', 'template', 'role', 'body', 'planned'])
    .where('role', '=', added.role)
    .orderBy('id', 'desc')
    .execute();
  const isAsAdded = (stored: unknown) => {
    const removed = readPlanned(stored);
    return removed !== null && isSame(removed, added);
  };
  const same = removals.find(({ body }) => isAsAdded(body));
  const place = removals.find(({ date, template }) => date === added.date && template === added.template);
  const taken = same ?? place;
  if (taken === undefined) return ADDED;
  await tx.deleteFrom('hand_removal').where('id', '=', taken.id).execute();
  const planned = readPlanned(taken.planned);
  if (planned === null) return ADDED;
  return isSame(planned, added) ? NO_MARK : { hand: 'changed', planned: JSON.stringify(planned) };
}

/**
 * A draft that is added where an amendment left out a published shift stands for that shift again, so that what was
 * deleted and taken back is no change, and requests for it stay.
 */
export async function takeAmendedPlace(tx: Tx, id: string): Promise<void> {
  await sql`update shift as draft set amends = (
      select published.id from shift as published
      where published.project_id = draft.project_id and published.amendment = draft.amendment and published.status = 'published'
        and published.date = draft.date and published.start_time = draft.start_time and published.end_time = draft.end_time
        and published.template is not distinct from draft.template and published.role = draft.role
        and not exists (
          select from shift as other where other.project_id = draft.project_id and other.amends = published.id
        )
      order by published.employee_id is not distinct from draft.employee_id desc, published.id limit 1
    )
    where draft.project_id = ${tx.projectId} and draft.id = ${id} and draft.amendment is not null`.execute(tx);
}

/** The places of these days that were emptied by deleting are needed again. */
export async function forgetRemovals(
  tx: Tx,
  { start, end, roles }: { start: string; end: string; roles?: readonly string[] | undefined },
): Promise<void> {
  await tx
    .deleteFrom('hand_removal')
    .where((where) => where.between('date', start, end))
    .$if(roles !== undefined, (removals) => removals.where('role', 'in', roles ?? []))
    .execute();
}

/** The places of a range that were emptied by deleting. */
export function listRemovals(tx: Tx, { from, to }: { from: string; to: string }) {
  return tx
    .selectFrom('hand_removal')
    .select(['date', 'template', 'role'])
    .where((where) => where.between('date', from, to))
    .execute();
}

type Hours = Pick<ShiftValues, 'date' | 'template' | 'role' | 'start_time' | 'end_time'>;

/** The other half of the place that a half fills, in the manager's plan. */
export async function findOtherHalf(tx: Tx, row: ShiftRow): Promise<ShiftRow | undefined> {
  const place = bothHalves(row).find(({ cut }) => cut.half !== readCut(row.cut)?.half);
  if (!place) return undefined;
  const rows = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where(inPlan('draft'))
    .where('date', '=', place.date)
    .where('cut', 'is not', null)
    .forUpdate()
    .execute();
  return rows.find(({ cut: stored }) => {
    const cut = readCut(stored);
    return cut?.id === place.cut.id && cut.half === place.cut.half;
  });
}

/** The mark of a half after an edit: at another date, or for other work, it is no half any more. */
export async function cutAfter(tx: Tx, before: ShiftRow, values: ShiftValues): Promise<string | null> {
  const stays = before.date === values.date && before.template === values.template && before.role === values.role;
  return before.cut !== null && stays ? JSON.stringify(before.cut) : takeVacantHalf(tx, values);
}

/**
 * The mark of a shift with the hours of a half that was deleted or moved away: it fills that place again. Null: there
 * is no such half. The caller has locked the month.
 */
export async function takeVacantHalf(tx: Tx, values: Hours): Promise<string | null> {
  if (values.template === null) return null;
  const rows = await tx
    .selectFrom('shift')
    .select(['date', 'template', 'role', 'cut'])
    .where(inPlan('draft'))
    .where('cut', 'is not', null)
    .where('template', '=', values.template)
    .where('role', '=', values.role)
    .where((where) => where.between('date', addDays(values.date, -1), addDays(values.date, 1)))
    .execute();
  if (rows.length === 0) return null;
  const vacant = [...missingHalves(rows).values()].flat();
  const own = vacant.find(
    ({ date, start_time, end_time }) =>
      date === values.date &&
      start_time === clockTimeOf(values.start_time) &&
      end_time === clockTimeOf(values.end_time),
  );
  return own ? JSON.stringify(own.cut) : null;
}

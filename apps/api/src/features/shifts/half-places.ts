import type { Tx } from '../../platform/database/database.ts';
import { addDays } from '../../platform/time/zone.ts';
import { bothHalves, inPlan, missingHalves, shiftColumns, type ShiftRow } from '../planning-input/index.ts';
import type { ShiftValues } from './write-shift.ts';

type Hours = Pick<ShiftValues, 'date' | 'template' | 'role' | 'start_time' | 'end_time'>;

/** The other half of the place that a half fills, in the manager's plan. */
export async function findOtherHalf(tx: Tx, row: ShiftRow): Promise<ShiftRow | undefined> {
  const place = bothHalves(row).find(({ cut }) => cut.half !== row.cut?.half);
  if (!place) return undefined;
  const rows = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where(inPlan('draft'))
    .where('date', '=', place.date)
    .where('cut', 'is not', null)
    .forUpdate()
    .execute();
  return rows.find(({ cut }) => cut?.id === place.cut.id && cut.half === place.cut.half);
}

/** The mark of a half after an edit: at another date, or for other work, it is no half any more. */
export async function cutAfter(tx: Tx, before: ShiftRow, values: ShiftValues): Promise<string | null> {
  const stays = before.date === values.date && before.template === values.template && before.role === values.role;
  return before.cut !== null && stays ? JSON.stringify(before.cut) : takeVacantHalf(tx, values);
}

/**
 * The mark of a shift with the hours of a half that was deleted or moved away: it fills that place again. Null: there is
 * no such half. The caller has locked the month.
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
  const vacant = [...missingHalves(rows).values()].flat();
  const own = vacant.find(
    ({ date, start_time, end_time }) =>
      date === values.date && start_time === values.start_time.slice(0, 5) && end_time === values.end_time.slice(0, 5),
  );
  return own ? JSON.stringify(own.cut) : null;
}

import type { Shift } from '@pamaina/engine';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { halfOf } from './cut-places.ts';

export type ShiftRow = Omit<Selectable<Tables['shift']>, 'project_id' | 'changed_at'>;

export const shiftColumns = [
  'id',
  'date',
  'start_time',
  'end_time',
  'starts_at',
  'ends_at',
  'break_minutes',
  'template',
  'role',
  'on_call',
  'employee_id',
  'former_name',
  'status',
  'pinned',
  'hand',
  'planned',
  'version',
  'violations',
  'amendment',
  'amends',
  'cut',
] as const satisfies readonly (keyof ShiftRow)[];

/** On days that are being amended there are two plans: the one in force, and the manager's draft on top of it. */
export type WhichPlan = 'draft' | 'in_force';

/** Whether a row of `shift` is in a plan; on other days it is in both. */
export const inPlan = (which: WhichPlan): RawBuilder<boolean> =>
  sql<boolean>`(shift.amendment is null or shift.status = ${which === 'draft' ? 'draft' : 'published'})`;

/** The plan in which a shift is judged: of a shift that is amended, the one in force. */
export const planOf = ({ amendment, status }: Pick<ShiftRow, 'amendment' | 'status'>): WhichPlan =>
  amendment !== null && status === 'published' ? 'in_force' : 'draft';

/** Unassigned, also in the past. */
export const isOpen = (row: Pick<ShiftRow, 'employee_id' | 'former_name'> | undefined) =>
  row !== undefined && row.employee_id === null && row.former_name === null;

/** A shift that is not stored, or not yet, as the engine takes it: nothing fixes it. */
export function imaginedShift(
  row: Pick<
    ShiftRow,
    'id' | 'date' | 'template' | 'role' | 'starts_at' | 'ends_at' | 'break_minutes' | 'on_call' | 'employee_id'
  > & { cut?: ShiftRow['cut'] },
): Shift {
  const half = halfOf({ ...row, cut: row.cut ?? null });
  return {
    id: row.id,
    date: row.date,
    template: row.template,
    role: row.role,
    start: Date.parse(row.starts_at) / 60_000,
    end: Date.parse(row.ends_at) / 60_000,
    breakMinutes: row.break_minutes,
    employeeId: row.employee_id,
    ...(row.on_call !== null && { onCall: row.on_call }),
    ...(half && { half }),
    locked: false,
  };
}

/**
 * A stored shift as the engine takes it. Published and pinned ones are fixed, and those that amend a published one; so
 * is everything outside the planned period.
 */
export function toEngineShift(row: ShiftRow, period: { from: string; to: string }): Shift {
  const isOutside = row.date < period.from || row.date > period.to;
  return {
    ...imaginedShift(row),
    ...(row.former_name !== null && { workedBy: row.former_name }),
    locked: isOutside || row.former_name !== null || row.status === 'published' || row.amends !== null || row.pinned,
  };
}

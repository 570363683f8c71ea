import type { replacements } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { chargeLateChanges } from '../../plan/late-changes/index.ts';
import { shiftColumns } from '../../plan/planning-input/index.ts';
import { beginEdit, notifyShifts, presentShift, type ShiftTable, writeShifts } from '../../plan/shifts/index.ts';

type Call = ProjectCall<typeof replacements.replaceShifts>;
type Handed = Call['body']['shifts'][number];

/**
 * Assigns several shifts to other employees, as `replaceShift` does one: all of them or none.
 * @throws `invalid` with what is wrong at the place of each shift; `generation_running`
 */
export async function replaceShifts(call: Call) {
  const { tx, now, body } = call;
  const { username: actor } = call.caller;
  const handed = body.shifts.map((shift) => ({ ...shift, id: shift.id.toLowerCase() }));
  const before = await lockedShifts(tx, handed, now);
  const to = new Map(handed.map((one) => [one.id, one.employee_id]));
  const changes = before.map((row) => ({ published: row, after: { ...row, employee_id: to.get(row.id) ?? null } }));
  const late = body.employee_is_cause ? [] : await chargeLateChanges(tx, changes, { actor, now });
  const { judged } = await writeShifts(tx, (shifts) => writeAll(tx, shifts, { handed, actor, now }), {
    dates: [...new Set(before.map(({ date }) => date))],
    judge: [...before.map(({ employee_id }) => employee_id), ...handed.map((one) => one.employee_id)],
    shows: handed.map(({ id }) => id),
    record: (_, after) => [
      ...after.map(({ row }, place) => ({
        action_type: 'shift.replaced',
        actor,
        details: {
          id: row.id,
          before: before[place],
          after: { ...before[place], employee_id: row.employee_id },
          reason: body.reason,
          warnings: row.violations,
        },
      })),
      ...late,
    ],
  });
  await notifyShifts(
    tx,
    judged.flatMap(({ row }, place) => {
      const old = before[place];
      if (old?.status !== 'published') return [];
      return [{ ...old, version: row.version, from: old.employee_id, to: row.employee_id }];
    }),
  );
  return { shifts: judged.map(({ row, name, zone }) => presentShift(row, name, readerOf(call, zone))) };
}

/** The shifts in the order of the call, after locking their months and then their rows, in the order of every edit. */
async function lockedShifts(tx: Tx, handed: readonly Handed[], now: number) {
  const ids = handed.map(({ id }) => id);
  const shifts = tx.selectFrom('shift').select(shiftColumns).where('id', 'in', ids).orderBy('id');
  await beginEdit(
    tx,
    (await shifts.execute()).map(({ date }) => date),
  );
  const rows = new Map((await shifts.forUpdate().execute()).map((row) => [row.id, row]));
  const people = await tx
    .selectFrom('employee')
    .select('id')
    .where(
      'id',
      'in',
      handed.map(({ employee_id }) => employee_id),
    )
    .orderBy('id')
    .forKeyShare()
    .execute();
  const known = new Set(people.map(({ id }) => id));
  refuse(handed, ({ id, version, employee_id }) => {
    const row = rows.get(id);
    if (row === undefined) return ['id', 'shift_gone'];
    if (Date.parse(row.ends_at) <= now) return ['id', 'shift_over'];
    if (row.version !== version) return ['id', 'shift_changed'];
    return known.has(employee_id) ? null : ['employee_id', 'employee_unknown'];
  });
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/**
 * Employees may change places, so overlaps are checked when all have. @throws `invalid` with each conflict at its shift
 */
async function writeAll(
  tx: Tx,
  shifts: ShiftTable,
  { handed, ...by }: { handed: readonly Handed[]; actor: string; now: number },
): Promise<void> {
  const given = handed.map(({ id, employee_id }) => ({ id, to: employee_id }));
  await sql`savepoint handed_over`.execute(tx);
  try {
    await shifts.assign(given, by);
    await sql`release savepoint handed_over`.execute(tx);
  } catch (error) {
    if (!CONFLICTS.has(brokenConstraint(error) ?? '')) throw error;
    await sql`rollback to savepoint handed_over`.execute(tx);
    const conflicts = await shifts.conflictsOf(given);
    refuse(handed, ({ id }) => {
      const conflict = CONFLICTS.get(conflicts.get(id) ?? '');
      return conflict === undefined ? null : ['employee_id', conflict];
    });
    throw error;
  }
}

/** What is said at the shift, by the constraint that is broken. */
const CONFLICTS: ReadonlyMap<string, string> = new Map([
  ['shift_no_overlap', 'shift_at_that_time'],
  ['shift_within_employment', 'not_employed'],
]);

/** @throws `invalid` with everything that is wrong, at the places of the shifts */
function refuse(handed: readonly Handed[], faultOf: (shift: Handed) => readonly [field: string, key: string] | null) {
  const fields: Record<string, string[]> = {};
  for (const [place, shift] of handed.entries()) {
    const fault = faultOf(shift);
    if (fault !== null) fields[`shifts.${place}.${fault[0]}`] = [fault[1]];
  }
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid', { fields });
}

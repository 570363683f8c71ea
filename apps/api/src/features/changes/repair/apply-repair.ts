import { monthOf } from '@pamaina/contract';
import type { repair } from '@pamaina/contract';
import { keepsRules, type Shift } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { findProject } from '../../access/projects/index.ts';
import { noteAbsence, type TakenShift } from '../time-off/index.ts';
import { inPlan, isDuring, loadMonth, type WhichPlan } from '../../plan/planning-input/index.ts';
import { beginEdit, refreshWarnings, type ShiftTable, writeShifts } from '../../plan/shifts/index.ts';
import { monthsOf, withAbsence, type Absence } from './absence.ts';
import { activitiesOf, absenceOf, lockRepair, mayNote, shiftRows } from './activities-of.ts';
import { chargeMoved } from './charge-moved.ts';
import { notifyChanges } from './changed-shifts.ts';
import { readChanges, type Before, type StoredChange } from './stored-repair.ts';
import { publishTaken } from './publish-taken.ts';

/**
 * Makes the changes of a proposal, in published months too (a replacement), and
 * stores the absence, if there is one. The rules are checked again: any relevant change since the proposal makes it
 * stale.
 * @throws `not_found`, `ability_missing` for an absence that is not the caller's to enter, `repair_stale` (also the
 * second time), `generation_running`, `time_off_overlaps`
 */
export async function applyRepair(call: ProjectCall<typeof repair.applyRepair>) {
  const { username } = call.caller;
  const id = call.params.id.toLowerCase();
  const { tx } = call;
  const row = await lockRepair(tx, id);
  if (!row) throw new ProblemError('not_found');
  if (row.applied_at !== null) throw new ProblemError('repair_stale');
  const changes = readChanges(row.changes);
  if (changes === null) throw new ProblemError('repair_stale');
  const absence = absenceOf(row);
  mayNote(call.caller, absence);
  if (absence?.leave_code != null) await refuseDeletedType(tx, absence.leave_code);
  const absent = absence?.people ?? [];
  const { time_zone: zone } = await findProject(tx);
  const touched = absence ? await monthsOf(tx, absence, zone) : [];
  const months = [...new Set([...touched, ...changes.map(({ date }) => monthOf(date))])];
  await beginEdit(
    tx,
    months.map((month) => `${month}-01`),
  );
  await refuseStale(tx, { changes, absence, months, now: call.now });
  const by = { actor: username, now: call.now };
  const people = [...new Set([...absent, ...changes.flatMap(({ from, to }) => [from ?? [], to ?? []].flat())])];
  await writeShifts(
    tx,
    async (shifts) => {
      const taken = await publishedOf(tx, changes);
      const before = await shiftRows(tx, changes);
      const late = await chargeMoved(tx, { changes, absent, ...by, causeId: id });
      await handOver(shifts, changes, by);
      const places = await publishTaken(tx, shifts, changes, by);
      const noted = absence ? await noteAbsence(tx, { ...absence, taken, ...by }) : NOTHING_NOTED;
      const kept: Before = { shifts: before, places, noted };
      await tx
        .updateTable('repair')
        .set({ applied_at: new Date(call.now).toISOString(), before: JSON.stringify(kept) })
        .where('id', '=', id)
        .execute();
      return { ...noted, late };
    },
    {
      dates: changes.map(({ date }) => date),
      judge: people,
      record: ({ timeOff, late }) => [
        ...(changes.length > 0 || timeOff.length === 0 ? activitiesOf({ absence, changes, actor: username }) : []),
        ...late,
      ],
    },
  );
  if (absence) await refreshWarnings(tx, absent);
  const shifts = await notifyChanges(tx, changes, readerOf(call, zone));
  return { applied: changes.length, shifts, undo_id: row.id };
}

/** The type of the absence may have been deleted since the proposal. @throws `repair_stale` */
async function refuseDeletedType(tx: Tx, code: string): Promise<void> {
  const row = await tx
    .selectFrom('leave_type')
    .select('type')
    .where('type', '=', code)
    .forKeyShare()
    .executeTakeFirst();
  if (row === undefined) throw new ProblemError('repair_stale');
}

/** Every shift must be as proposed and not yet started, and the changes may not break more rules than before. */
async function refuseStale(
  tx: Tx,
  {
    changes,
    absence,
    months,
    now,
  }: { changes: StoredChange[]; absence: Absence | null; months: string[]; now: number },
): Promise<void> {
  const changed = new Map(changes.map((change) => [change.shift_id, change]));
  const people = [...new Set(changes.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()))];
  let met = 0;
  const plan = await planOfChanges(tx, changes);
  for (const month of months) {
    const { problem, shifts, rows } = await loadMonth(tx, month, plan);
    for (const row of rows) {
      const change = changed.get(row.id);
      if (!change) continue;
      const isSame = row.version === change.version && row.employee_id === change.from;
      if (!isSame || Date.parse(row.starts_at) < now) throw new ProblemError('repair_stale');
      met += 1;
    }
    const lost = (shift: Shift) =>
      absence !== null &&
      changed.has(shift.id) &&
      absence.people.includes(shift.employeeId ?? '') &&
      isDuring(shift, absence);
    const before = shifts.map((shift) => (lost(shift) ? { ...shift, employeeId: null } : shift));
    const after = shifts.map((shift) => {
      const change = changed.get(shift.id);
      return change ? { ...shift, employeeId: change.to } : shift;
    });
    if (!keepsRules(withAbsence(problem, absence), before, after, people)) throw new ProblemError('repair_stale');
  }
  if (met < changes.length) throw new ProblemError('repair_stale');
}

/** The draft of an amendment is filled in the draft; all else changes the plan in force. */
async function planOfChanges(tx: Tx, changes: readonly StoredChange[]): Promise<WhichPlan> {
  if (changes.length === 0) return 'in_force';
  const ids = changes.map(({ shift_id }) => shift_id);
  const rows = await tx.selectFrom('shift').select('id').where('id', 'in', ids).where(inPlan('in_force')).execute();
  return rows.length === changes.length ? 'in_force' : 'draft';
}

const NOTHING_NOTED = { timeOff: [], unavailability: [] };

/** @throws `repair_stale` when somebody has another shift by now */
async function handOver(
  shifts: ShiftTable,
  changes: readonly StoredChange[],
  by: { actor: string; now: number },
): Promise<void> {
  try {
    await shifts.assign(
      changes.map(({ shift_id, to }) => ({ id: shift_id, to })),
      by,
    );
  } catch (error) {
    throw brokenConstraint(error) === 'shift_no_overlap' ? new ProblemError('repair_stale') : error;
  }
}

/** The published shifts that the changes take, by their current employee. */
async function publishedOf(tx: Tx, changes: readonly StoredChange[]): Promise<Map<string, TakenShift[]>> {
  if (changes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shift')
    .select(['id', 'employee_id', 'starts_at', 'ends_at'])
    .where('status', '=', 'published')
    .where('employee_id', 'is not', null)
    .where(
      'id',
      'in',
      changes.map(({ shift_id }) => shift_id),
    )
    .execute();
  const byPerson = Map.groupBy(rows, (row) => row.employee_id ?? '');
  const taken = (row: (typeof rows)[number]): TakenShift => ({
    id: row.id,
    startsAt: Date.parse(row.starts_at),
    endsAt: Date.parse(row.ends_at),
  });
  return new Map([...byPerson].map(([person, shifts]) => [person, shifts.map(taken)]));
}

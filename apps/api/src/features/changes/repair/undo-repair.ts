import { randomUUIDv7 } from 'node:crypto';
import type { repair } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { takeLateChangesBack } from '../../plan/late-changes/index.ts';
import { beginEdit, refreshWarnings, type ShiftTable, writeShifts } from '../../plan/shifts/index.ts';
import { forgetAbsence } from '../time-off/index.ts';
import type { Absence } from './absence.ts';
import { activitiesOf, absenceOf, lockRepair, mayNote, type RepairRow } from './activities-of.ts';
import { notifyChanges } from './changed-shifts.ts';
import { readBefore, readChanges, type Before, type StoredChange } from './stored-repair.ts';

/** As long as a plan or a copy can be undone. */
const KEPT_MS = 48 * 3_600_000;

/**
 * Undoes an applied proposal completely, in published months too: the shifts are restored, the entered absence is
 * deleted, and everyone who was notified is notified again. Offers and claims that it ended stay ended. The response
 * names a proposal that makes the changes again.
 * @throws `not_found`, also the second time; `repair_changed` once one of its shifts was changed since; `shift_begun`;
 * `generation_running`
 */
export async function undoRepair(call: ProjectCall<typeof repair.undoRepair>) {
  const { username: actor } = call.caller;
  const now = call.now;
  const { tx } = call;
  const row = await lockRepair(tx, call.params.id);
  if (!row || row.undone_at !== null || now - Date.parse(row.applied_at ?? '') > KEPT_MS)
    throw new ProblemError('not_found');
  const [before, changes] = [readBefore(row.before), readChanges(row.changes)];
  if (before === null || changes === null) throw new ProblemError('not_found');
  const back = changes.map(backOf);
  const absence = absenceOf(row);
  mayNote(call.caller, absence);
  await beginEdit(
    tx,
    back.map(({ date }) => date),
  );
  const published = await refuseChanged(tx, back, now);
  const people = [...(absence?.people ?? []), ...back.flatMap(({ from, to }) => [from, to])];
  await writeShifts(
    tx,
    async (shifts) => {
      await putBack(shifts, before, { back, actor, now });
      await forgetAbsence(tx, before.noted);
      await takeLateChangesBack(tx, row.id);
    },
    {
      dates: [...new Set(back.map(({ date }) => date))],
      judge: people,
      record: () => activitiesOf({ absence, changes: back, actor, isUndone: true }),
    },
  );
  if (absence) await refreshWarnings(tx, absence.people);
  const { time_zone: zone } = await findProject(tx);
  if (absence && absence.type !== 'sick_leave') await notifyUndone(tx, absence, { zone, now });
  const shifts = await notifyChanges(tx, back, readerOf(call, zone), published);
  const redo_id = await endAndOfferAgain(tx, row, back, now);
  return { undone: back.length, redo_id, shifts };
}

/** Who was told of the absence is told that it is gone. */
async function notifyUndone(
  tx: Tx,
  { people, startsAt, endsAt }: Absence,
  { zone, now }: { zone: string; now: number },
) {
  const facts = { start_date: localOf(zone, startsAt).date, end_date: localOf(zone, endsAt - 1).date };
  await notify(
    tx,
    people.map((employee_id) => ({
      kind: 'time_off_answered' as const,
      variant: 'cancelled' as const,
      subject: `${employee_id}:${facts.start_date}:${now}`,
      to: { employees: [employee_id] },
      facts,
    })),
  );
}

/** A change reversed, from the version that making it gave the shift. */
const backOf = ({ version, from, to, ...shift }: StoredChange): StoredChange => ({
  ...shift,
  version: version + 1,
  from: to,
  to: from,
});

/** Every shift must be as the proposal left it and not yet started. Returns the ids of the published ones. */
async function refuseChanged(tx: Tx, back: readonly StoredChange[], now: number): Promise<ReadonlySet<string>> {
  if (back.length === 0) return new Set();
  const rows = await tx
    .selectFrom('shift')
    .select(['id', 'version', 'employee_id', 'starts_at', 'status'])
    .where(
      'id',
      'in',
      back.map(({ shift_id }) => shift_id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { shift_id, version, from } of back) {
    const row = byId.get(shift_id);
    if (row?.version !== version || row.employee_id !== from) throw new ProblemError('repair_changed');
    if (Date.parse(row.starts_at) <= now) throw new ProblemError('shift_begun');
  }
  return new Set(rows.filter(({ status }) => status === 'published').map(({ id }) => id));
}

/** An employee who gets a shift back may have been deleted, or have another shift by now. @throws `repair_changed` */
async function putBack(
  table: ShiftTable,
  { shifts, places }: Before,
  { back, ...by }: { back: readonly StoredChange[]; actor: string; now: number },
): Promise<void> {
  const outcomes = back.map(({ shift_id, to }) => ({ id: shift_id, to: to === null ? [] : [to], isRemoved: false }));
  // An amendment that was open then may have ended.
  const removed = places.map((row) => Object.assign({}, row, { amendment: null }));
  try {
    await table.revert({ before: shifts, removed, outcomes }, by);
    await table.count();
  } catch (error) {
    throw brokenConstraint(error) === null ? error : new ProblemError('repair_changed');
  }
}

/** A proposal is undone once; its changes can be made again as those of a new one. */
async function endAndOfferAgain(tx: Tx, row: RepairRow, back: readonly StoredChange[], now: number): Promise<string> {
  await tx
    .updateTable('repair')
    .set({ undone_at: new Date(now).toISOString() })
    .where('id', '=', row.id)
    .execute();
  const id = randomUUIDv7();
  const { created_at: _, before: __, undone_at: ___, ...same } = row;
  const changes = JSON.stringify(back.map(backOf));
  await tx
    .insertInto('repair')
    .values({ ...same, id, changes, applied_at: null })
    .execute();
  return id;
}

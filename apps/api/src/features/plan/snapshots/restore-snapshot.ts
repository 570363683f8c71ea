import { monthNumberOf, yearOf } from '@pamaina/contract';
import type { snapshots } from '@pamaina/contract';
import { brokenConstraint, isUnfit } from '../../../platform/ground/retryable.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { datesBetween } from '../../../platform/time/zone.ts';
import { storePlanning } from '../months/index.ts';
import { beginEdit, type ShiftTable, writeShifts } from '../shifts/index.ts';
import { fingerprint, keepSnapshot, readRows, takeDraft, type DraftRows } from './keep-snapshot.ts';

/**
 * Restores a draft to its state before a plan or a copy, with the same ids, and stores the current one: so the step can
 * be redone. A snapshot is used once.
 * @throws `not_found`; `draft_changed` when the draft is not what that step left, or what was in it cannot come back;
 * `generation_running`
 */
export async function restoreSnapshot(call: ProjectCall<typeof snapshots.restoreSnapshot>) {
  const { username } = call.caller;
  const id = call.params.id.toLowerCase();
  const { tx } = call;
  const row = await tx
    .selectFrom('draft_snapshot')
    .select(['starts_on as start', 'ends_on as end', 'shifts', 'removals', 'print'])
    .where('id', '=', id)
    .executeTakeFirst();
  const [stored, removals] = [readRows(row?.shifts), readRows(row?.removals)];
  if (!row || stored === null || removals === null) throw new ProblemError('not_found');
  const found = { ...row, shifts: stored, removals };
  const dates = datesBetween(found.start, found.end);
  await beginEdit(tx, dates);
  // Of two concurrent calls the second finds it used.
  const used = await tx.deleteFrom('draft_snapshot').where('id', '=', id).executeTakeFirst();
  if (used.numDeletedRows === 0n) throw new ProblemError('not_found');
  if ((await fingerprint(tx, found)) !== found.print) throw new ProblemError('draft_changed');
  const now = await takeDraft(tx, found);
  const { start, end } = found;
  const { written: undo_id } = await writeShifts(
    tx,
    async (shifts) => {
      await putBack(shifts, found);
      await storePlanning(tx, monthOf(start), null);
      return keepSnapshot(tx, now);
    },
    {
      dates,
      judge: 'all',
      record: () => {
        const details = { start, end, shifts: found.shifts.length };
        return [{ action_type: 'schedule.restored', actor: username, details }];
      },
    },
  );
  return { undo_id, shifts: found.shifts.length };
}

/**
 * Rows are restored unchanged; employees or rows they reference may be gone, or have other shifts by now. @throws
 * `draft_changed`
 */
async function putBack(table: ShiftTable, { start, end, shifts, removals }: DraftRows): Promise<void> {
  try {
    await table.putDraftBack({ start, end }, { shifts, removals });
    await table.count();
  } catch (error) {
    throw brokenConstraint(error) === null && !isUnfit(error) ? error : new ProblemError('draft_changed');
  }
}

const monthOf = (date: string) => ({ year: yearOf(date), month: monthNumberOf(date) });

import type { snapshots } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/database/retryable.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { storePlanning } from '../months/index.ts';
import { countMinutes } from '../planning-input/index.ts';
import { beginEdit, refreshAround } from '../shifts/index.ts';
import { fingerprint, keepSnapshot, takeDraft, type DraftRows } from './keep-snapshot.ts';

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
  const found = await tx
    .selectFrom('draft_snapshot')
    .select(['starts_on as start', 'ends_on as end', 'shifts', 'removals', 'print'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  await beginEdit(tx, [found.start, found.end]);
  // Of two concurrent calls the second finds it used.
  const used = await tx.deleteFrom('draft_snapshot').where('id', '=', id).executeTakeFirst();
  if (used.numDeletedRows === 0n) throw new ProblemError('not_found');
  if ((await fingerprint(tx, found)) !== found.print) throw new ProblemError('draft_changed');
  const now = await takeDraft(tx, found);
  await putBack(tx, found);
  await storePlanning(tx, monthOf(found.start), null);
  await refreshAround(tx, [found.start, found.end], 'all');
  const undo_id = await keepSnapshot(tx, now);
  const details = { start: found.start, end: found.end, shifts: found.shifts.length };
  await recordActivity(tx, { action_type: 'schedule.restored', actor: username, details });
  return { undo_id, shifts: found.shifts.length };
}

/**
 * Rows are restored unchanged; employees or rows they reference may be gone, or have other shifts by now. @throws
 * `draft_changed`
 */
async function putBack(tx: Tx, { start, end, shifts, removals }: DraftRows): Promise<void> {
  await tx
    .deleteFrom('shift')
    .where((where) => where.between('date', start, end))
    .where('status', '=', 'draft')
    .execute();
  await tx
    .deleteFrom('hand_removal')
    .where((where) => where.between('date', start, end))
    .execute();
  try {
    await sql`insert into shift select * from jsonb_populate_recordset(null::shift, ${JSON.stringify(shifts)}::jsonb)`.execute(
      tx,
    );
    await sql`insert into hand_removal
      select * from jsonb_populate_recordset(null::hand_removal, ${JSON.stringify(removals)}::jsonb)`.execute(tx);
    await countMinutes(tx);
  } catch (error) {
    throw brokenConstraint(error) === null ? error : new ProblemError('draft_changed');
  }
}

const monthOf = (date: string) => ({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });

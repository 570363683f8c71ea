import type { copies } from '@pamaina/contract';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { countMinutes } from '../planning-input/index.ts';
import { findProject } from '../projects/index.ts';
import { beginEdit, refreshAround } from '../shifts/index.ts';
import { keepSnapshot, takeDraft } from '../snapshots/index.ts';
import { allowedPeople } from './allowed-people.ts';
import { copiedRows } from './copied-rows.ts';
import { sourceDates } from './source-date.ts';

/**
 * Copies the shifts of a range into another as drafts, in one transaction: a second copy adds nothing.
 * @throws `generation_running` while a month of the target is being planned
 */
export async function copySchedule(call: ProjectCall<typeof copies.copySchedule>) {
  const { username } = call.caller;
  const { target_start, target_end } = call.body;
  const dates = sourceDates(call.body);
  const { tx } = call;
  await beginEdit(tx, [target_start, target_end]);
  const project = await findProject(tx);
  const rows = await copiedRows(tx, project, dates, call.body);
  const allowed = await allowedPeople(tx, rows, { from: target_start, to: target_end });
  const opened = rows.filter(({ id, employee_id }) => employee_id !== null && !allowed.has(id)).length;
  let undo_id: string | null = null;
  if (rows.length > 0) {
    const before = await takeDraft(tx, { start: target_start, end: target_end });
    const drafts = rows.map((row) => ({ ...row, employee_id: allowed.has(row.id) ? row.employee_id : null }));
    await tx.insertInto('shift').values(drafts).execute();
    await countMinutes(tx);
    undo_id = await keepSnapshot(tx, before);
    await refreshAround(tx, [...new Set(rows.map(({ date }) => date))], 'all');
    await recordActivity(tx, {
      action_type: 'schedule.copied',
      actor: username,
      details: { ...call.body, copied: rows.length, opened },
    });
  }
  return { copied: rows.length, opened, undo_id };
}

import type { copies } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
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
export async function copySchedule(call: Call<typeof copies.copySchedule>) {
  const { projectId, username } = member(call);
  const { target_start, target_end } = call.body;
  const dates = sourceDates(call.body);
  return call.deps.database.inProject(projectId, async (tx) => {
    await beginEdit(tx, projectId, [target_start, target_end]);
    const project = await findProject(tx, projectId);
    const rows = await copiedRows(tx, project, dates, call.body);
    const allowed = await allowedPeople(tx, project.id, rows, { from: target_start, to: target_end });
    const opened = rows.filter(({ id, employee_id }) => employee_id !== null && !allowed.has(id)).length;
    let undo_id: string | null = null;
    if (rows.length > 0) {
      const before = await takeDraft(tx, projectId, { start: target_start, end: target_end });
      const drafts = rows.map((row) => ({ ...row, employee_id: allowed.has(row.id) ? row.employee_id : null }));
      await tx.insertInto('shift').values(drafts).execute();
      undo_id = await keepSnapshot(tx, projectId, before);
      await refreshAround(tx, projectId, [...new Set(rows.map(({ date }) => date))], 'all');
      await recordActivity(tx, projectId, {
        action_type: 'schedule.copied',
        actor: username,
        details: { ...call.body, copied: rows.length, opened },
      });
    }
    return { copied: rows.length, opened, undo_id };
  });
}

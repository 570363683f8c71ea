import type { holidays } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { planningFactsChanged } from '../projects/index.ts';
import { isPublicHoliday, rowColumns } from './holiday-rows.ts';

/**
 * Deletes a row; a public holiday stays one, on which the business is open. Shifts on it are judged again. @throws
 * `not_found`
 */
export async function deleteHoliday(call: Call<typeof holidays.deleteHoliday>): Promise<void> {
  const { projectId, username } = member(call);
  await call.deps.database.inProject(projectId, async (tx) => {
    const deleted = await tx
      .deleteFrom('holiday')
      .where('project_id', '=', projectId)
      .where('date', '=', call.params.date)
      .returning(rowColumns)
      .executeTakeFirst();
    if (!deleted) throw new ProblemError('not_found');
    const is_public = await isPublicHoliday(tx, projectId, deleted.date);
    const details = { ...deleted, is_public };
    await recordActivity(tx, projectId, { action_type: 'holiday.deleted', actor: username, details });
    await planningFactsChanged(tx, projectId, 'all');
  });
}

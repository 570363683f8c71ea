import type { holidays } from '@pamaina/contract';
import { brokenConstraint } from '../../platform/database/retryable.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { planningFactsChanged } from '../projects/index.ts';
import { holidayRows, isPublicHoliday, rowColumns } from './holiday-rows.ts';

/** Changes a holiday, also its date; shifts are judged again. @throws `not_found`, `stale`, `holiday_exists` */
export async function updateHoliday(call: Call<typeof holidays.updateHoliday>) {
  const { projectId, username } = member(call);
  const { date } = call.params;
  const { date: newDate = date, name, closed } = call.body;
  try {
    return await call.deps.database.inProject(projectId, async (tx) => {
      const before = await tx
        .selectFrom('holiday')
        .select(rowColumns)
        .where('project_id', '=', projectId)
        .where('date', '=', date)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw new ProblemError('not_found');
      if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
      const after = await tx
        .updateTable('holiday')
        .set({ date: newDate, name, closed, version: before.version + 1 })
        .where('project_id', '=', projectId)
        .where('date', '=', date)
        .returning(rowColumns)
        .executeTakeFirstOrThrow();
      const is_public = await isPublicHoliday(tx, projectId, after.date);
      const details = { date, name: after.name, before, after, is_public };
      await recordActivity(tx, projectId, { action_type: 'holiday.updated', actor: username, details });
      await planningFactsChanged(tx, projectId, 'all');
      return holidayRows(tx, projectId, call.language).where('date', '=', after.date).executeTakeFirstOrThrow();
    });
  } catch (error) {
    throw brokenConstraint(error) === 'holiday_pkey' ? new ProblemError('holiday_exists') : error;
  }
}

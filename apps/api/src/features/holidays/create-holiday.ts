import type { holidays } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { planningFactsChanged } from '../projects/index.ts';
import { holidayRows, isPublicHoliday, rowColumns } from './holiday-rows.ts';

/** Adds a holiday; shifts on it are judged again. @throws `holiday_exists` */
export async function createHoliday(call: Call<typeof holidays.createHoliday>) {
  const { projectId, username } = member(call);
  return call.deps.database.inProject(projectId, async (tx) => {
    const holiday = await tx
      .insertInto('holiday')
      .values({ project_id: projectId, ...call.body })
      .onConflict((conflict) => conflict.doNothing())
      .returning(rowColumns)
      .executeTakeFirst();
    if (!holiday) throw new ProblemError('holiday_exists');
    const is_public = await isPublicHoliday(tx, projectId, holiday.date);
    const details = { ...holiday, is_public };
    await recordActivity(tx, projectId, { action_type: 'holiday.created', actor: username, details });
    await planningFactsChanged(tx, projectId, 'all');
    return holidayRows(tx, projectId, call.language).where('date', '=', holiday.date).executeTakeFirstOrThrow();
  });
}

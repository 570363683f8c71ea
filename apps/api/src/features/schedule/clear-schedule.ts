import type { schedule } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { recordActivity } from '../activity/index.ts';
import { keepPlanning } from './kept-planning.ts';
import { lockMonth, refuseWhilePlanning } from './lock-month.ts';
import { refreshAround } from './refresh-warnings.ts';

/** Removes the month's live shifts, draft and published; archives stay (Decisions, Clear calendar). @throws `generation_running` */
export async function clearSchedule(call: Call<typeof schedule.clearSchedule>) {
  const { projectId, username } = member(call);
  const { year, month } = call.query;
  const { start, end } = monthRange(year, month);
  return call.deps.database.inProject(projectId, async (tx) => {
    await lockMonth(tx, projectId, year, month);
    await refuseWhilePlanning(tx, projectId, year, month);
    const { numDeletedRows } = await tx
      .deleteFrom('shift')
      .where('project_id', '=', projectId)
      .where((where) => where.between('date', start, end))
      .executeTakeFirst();
    const removed = Number(numDeletedRows);
    await keepPlanning(tx, projectId, { year, month }, null);
    await refreshAround(tx, projectId, [start, end], 'all');
    if (removed > 0)
      await recordActivity(tx, projectId, {
        action_type: 'schedule.cleared',
        actor: username,
        details: { year, month, removed },
      });
    return { removed };
  });
}

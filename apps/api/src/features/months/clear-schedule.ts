import { randomUUIDv7 } from 'node:crypto';
import type { schedule } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { recordActivity } from '../activity/index.ts';
import { findProject } from '../projects/index.ts';
import { holdMonths } from './hold-months.ts';
import { keepPlanning } from './kept-planning.ts';
import { lockMonth, refreshAround, refuseWhilePlanning, closeInvalidRequests } from '../shifts/index.ts';
import { tellMonth } from './tell-month.ts';

/**
 * Deletes the month's live shifts, draft and published; archives stay (Decisions, Clear calendar).
 * @throws `generation_running`; `month_locked` while its timesheets are locked: they show what was planned
 */
export async function clearSchedule(call: Call<typeof schedule.clearSchedule>) {
  const { projectId, username } = member(call);
  const { year, month } = call.query;
  const { start, end } = monthRange(year, month);
  return call.deps.database.inProject(projectId, async (tx) => {
    await lockMonth(tx, projectId, year, month);
    await refuseWhilePlanning(tx, projectId, year, month);
    await holdMonths(tx, projectId, [start]);
    const removing = await tx
      .selectFrom('shift')
      .select('id')
      .where('project_id', '=', projectId)
      .where((where) => where.between('date', start, end))
      .where('status', '=', 'published')
      .execute();
    const now = call.deps.now();
    await closeInvalidRequests(tx, projectId, {
      outcomes: removing.map(({ id }) => ({ id, to: [], isRemoved: true })),
      actor: username,
      now,
    });
    const deleted = await tx
      .deleteFrom('shift')
      .where('project_id', '=', projectId)
      .where((where) => where.between('date', start, end))
      .returning(['employee_id', 'status', 'starts_at'])
      .execute();
    await tx
      .deleteFrom('hand_removal')
      .where('project_id', '=', projectId)
      .where((where) => where.between('date', start, end))
      .execute();
    const removed = deleted.length;
    await keepPlanning(tx, projectId, { year, month }, null);
    await refreshAround(tx, projectId, [start, end], 'all');
    if (removed > 0)
      await recordActivity(tx, projectId, {
        action_type: 'schedule.cleared',
        actor: username,
        details: { year, month, removed },
      });
    const lost = deleted.filter(({ status, starts_at }) => status === 'published' && Date.parse(starts_at) > now);
    const counts = new Map<string, number>();
    for (const { employee_id } of lost)
      if (employee_id !== null) counts.set(employee_id, (counts.get(employee_id) ?? 0) + 1);
    const project = await findProject(tx, projectId);
    await tellMonth(tx, project, { year, month, version: randomUUIDv7(), what: 'cleared', counts });
    return { removed };
  });
}

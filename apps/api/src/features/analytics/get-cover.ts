import type { analytics } from '@pamaina/contract';
import { sql } from 'kysely';
import { member, type Call } from '../../platform/http/route.ts';
import { coverByHour, type ShiftsOfDate } from './cover-by-hour.ts';

/**
 * Staffing need and coverage by weekday and hour, averaged over a range. One statement.
 */
export async function getCover(call: Call<typeof analytics.getCover>): Promise<analytics.HourCover[]> {
  const { projectId } = member(call);
  const { start, end } = call.query;
  const rows = await call.deps.database.inProject(projectId, async (tx) => {
    const { rows } = await sql<ShiftsOfDate>`
      select date, left(start_time::text, 5) as start_time, left(end_time::text, 5) as end_time,
        count(*)::integer as needed, count(coalesce(employee_id, former_name))::integer as planned
      from work_shift where project_id = ${projectId} and date between ${start} and ${end} group by 1, 2, 3`.execute(
      tx,
    );
    return rows;
  });
  return coverByHour(rows, { start, end });
}

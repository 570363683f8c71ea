import type { Day } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { contextRange, plannedDays } from './planned-days.ts';

/** The days around a range as the engine takes them (`plannedDays`). One statement. */
export async function readDays(
  tx: Tx,
  project: { id: string; time_zone: string },
  { start, end }: { start: string; end: string },
): Promise<Day[]> {
  const around = contextRange(start, end);
  const calendar = await tx
    .selectFrom('calendar_day')
    .select(['date', 'closed', 'is_public'])
    .where('project_id', '=', project.id)
    .where((where) => where.between('date', around.start, around.end))
    .execute();
  return plannedDays(project.time_zone, start, end, calendar);
}

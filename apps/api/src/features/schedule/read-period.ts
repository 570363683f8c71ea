import type { Tx } from '../../platform/database/database.ts';
import { addDays } from '../../platform/time/zone.ts';
import type { ProjectRow } from '../projects/index.ts';
import { listBlocks } from '../unavailability/index.ts';
import { contextRange } from './planned-days.ts';
import { shiftColumns } from './shift-row.ts';

/** The rows behind a period: its people and needs, and the holidays, absences and live shifts of the weeks around it too. */
export async function readPeriod(tx: Tx, project: ProjectRow, from: string, to: string) {
  const { start, end } = contextRange(from, to);
  const employees = await tx
    .selectFrom('employee')
    .selectAll()
    .where('project_id', '=', project.id)
    .orderBy('id')
    .execute();
  const requirements = await tx
    .selectFrom('requirement')
    .innerJoin('template', (join) =>
      join
        .onRef('template.project_id', '=', 'requirement.project_id')
        .onRef('template.name', '=', 'requirement.template'),
    )
    .select(['template', 'role', 'count', 'weekday', 'date', 'start_time', 'end_time', 'break_minutes'])
    .where('requirement.project_id', '=', project.id)
    .where((where) => where.or([where('date', 'is', null), where.between('date', from, to)]))
    .orderBy('start_time')
    .orderBy('template')
    .orderBy('role')
    .execute();
  const holidays = await tx
    .selectFrom('holiday')
    .select(['date', 'closed'])
    .where('project_id', '=', project.id)
    .where((where) => where.between('date', start, addDays(end, 1)))
    .execute();
  const blocks = await listBlocks(tx, project, start, end);
  const rows = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where('project_id', '=', project.id)
    .where((where) => where.between('date', start, end))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return { employees, requirements, holidays, blocks, rows };
}

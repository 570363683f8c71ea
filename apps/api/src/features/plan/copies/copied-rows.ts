import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { fittingBreak, shiftInstants } from '../../../platform/time/zone.ts';
import type { ProjectRow } from '../../access/projects/index.ts';
import { inPlan, type ShiftRow } from '../planning-input/index.ts';
import { ADDED } from '../shifts/index.ts';

/** The copied columns; a month of a large business needs no others. */
const COPIED = [
  'date',
  'template',
  'role',
  'on_call',
  'start_time',
  'end_time',
  'break_minutes',
  'employee_id',
  'cut',
] as const;

type Hours = Pick<ShiftRow, 'date' | 'template' | 'role' | 'start_time' | 'end_time'>;

/** The key of the same work on a date, for any employee. */
const workOf = ({ date, template, role, start_time, end_time }: Hours) =>
  JSON.stringify([date, template, role, start_time, end_time]);

/** The drafts that a copy adds: each shift of the source on its new date, except work that already exists there. */
export async function copiedRows(
  tx: Tx,
  project: ProjectRow,
  dates: ReadonlyMap<string, string>,
  range: { source_start: string; source_end: string; target_start: string; target_end: string },
) {
  const between = (start: string, end: string) =>
    tx
      .selectFrom('shift')
      .select(COPIED)
      .where(inPlan('draft'))
      .where('date', '>=', start)
      .where('date', '<=', end)
      .orderBy('starts_at')
      .orderBy('id')
      .execute();
  const source = Map.groupBy(await between(range.source_start, range.source_end), ({ date }) => date);
  const standing = Map.groupBy(await between(range.target_start, range.target_end), workOf);
  const templates = await tx.selectFrom('template').select('name').execute();
  const known = new Set(templates.map(({ name }) => name));
  return [...dates].flatMap(([date, from]) =>
    (source.get(from) ?? []).flatMap((row) => {
      if (standing.get(workOf({ ...row, date }))?.pop()) return [];
      const { startsAt, endsAt } = shiftInstants(project.time_zone, date, row.start_time, row.end_time);
      return {
        project_id: project.id,
        id: randomUUIDv7(),
        date,
        start_time: row.start_time,
        end_time: row.end_time,
        starts_at: new Date(startsAt).toISOString(),
        ends_at: new Date(endsAt).toISOString(),
        break_minutes: fittingBreak(row.break_minutes, startsAt, endsAt),
        template: row.template !== null && known.has(row.template) ? row.template : null,
        role: row.role,
        on_call: row.on_call,
        employee_id: row.employee_id,
        cut: row.cut === null ? null : JSON.stringify(row.cut),
        status: 'draft' as const,
        ...ADDED,
      };
    }),
  );
}

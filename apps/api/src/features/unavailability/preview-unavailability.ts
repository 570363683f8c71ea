import type { unavailability } from '@pamaina/contract';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { findProject } from '../projects/index.ts';
import { expandWeekly } from './absences.ts';
import { readSpan } from './unavailability.ts';

/**
 * The coming shifts of employees that fall into a time in which they couldn't work, earliest first: drafts as the
 * manager has them, and the plan in force. Nothing is stored.
 * @throws `invalid` for somebody unknown, and for a wrong time as when it is stored
 */
export async function previewUnavailability({
  tx,
  body,
  now,
}: ProjectCall<typeof unavailability.previewUnavailability>): Promise<{ opened: unavailability.AffectedShift[] }> {
  const people = [...new Set(body.employee_ids)];
  const { time_zone } = await findProject(tx);
  const first = readSpan(time_zone, body);
  const known = await tx.selectFrom('employee').select('id').where('id', 'in', people).execute();
  if (known.length < people.length) throw fieldProblem('employee_ids', 'employee_unknown');
  const from = new Date(Math.max(now, first.starts_at)).toISOString();
  const shifts = await tx
    .selectFrom('shift')
    .innerJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'shift.project_id').onRef('employee.id', '=', 'shift.employee_id'),
    )
    .select(['shift.id', 'employee.id as employee_id', 'employee.name as employee_name', 'shift.date'])
    .select(['shift.start_time', 'shift.end_time', 'shift.starts_at', 'shift.ends_at', 'shift.role', 'shift.status'])
    .where('shift.employee_id', 'in', people)
    .where((where) => where.or([where('amendment', 'is', null), where('status', '=', 'published')]))
    .where('shift.ends_at', '>', from)
    .where('shift.starts_at', '>', new Date(now).toISOString())
    .orderBy('shift.starts_at')
    .orderBy('shift.id')
    .execute();
  const until = Math.max(0, ...shifts.map(({ ends_at }) => Date.parse(ends_at)));
  const spans = body.repeats_weekly
    ? expandWeekly(time_zone, first, { starts_at: Date.parse(from), ends_at: until })
    : [first];
  const affected = shifts.filter((shift) =>
    spans.some((span) => span.starts_at < Date.parse(shift.ends_at) && span.ends_at > Date.parse(shift.starts_at)),
  );
  return {
    opened: affected.map(({ start_time, end_time, ...shift }) => ({
      ...shift,
      start_time: start_time.slice(0, 5),
      end_time: end_time.slice(0, 5),
    })),
  };
}

import type { BodyOf, schedule } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import { fittingBreak, shiftInstants } from '../../platform/time/zone.ts';
import type { ProjectRow } from '../projects/index.ts';
import type { ShiftRow } from '../planning-input/index.ts';

/** The columns of a shift that a manager sets; its template provides missing hours. */
export type ShiftValues = Omit<
  ShiftRow,
  'id' | 'former_name' | 'status' | 'hand' | 'planned' | 'version' | 'violations'
>;

/** @throws `invalid` for a template or an employee that the project does not have */
export async function shiftValues(
  tx: Tx,
  project: ProjectRow,
  body: BodyOf<typeof schedule.createShift>,
): Promise<ShiftValues> {
  const { date, role, template = null, employee_id = null } = body;
  const { on_call, ...hours } = await hoursOf(tx, project.id, body);
  if (employee_id !== null) {
    const employee = await tx
      .selectFrom('employee')
      .select('id')
      .where('project_id', '=', project.id)
      .where('id', '=', employee_id)
      .executeTakeFirst();
    if (!employee) throw fieldProblem('employee_id', 'employee_unknown');
  }
  const { startsAt, endsAt } = shiftInstants(project.time_zone, date, hours.start_time, hours.end_time);
  const fitting = fittingBreak(hours.break_minutes, startsAt, endsAt);
  if (body.break_minutes !== undefined && fitting < body.break_minutes)
    throw fieldProblem('break_minutes', 'break_too_long');
  return {
    date,
    ...hours,
    break_minutes: fitting,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    template,
    role,
    on_call: on_call === 'none' ? null : on_call,
    employee_id,
    pinned: body.pinned ?? false,
  };
}

async function hoursOf(
  tx: Tx,
  projectId: string,
  { template: name, start_time, end_time, break_minutes }: BodyOf<typeof schedule.createShift>,
) {
  const template =
    name == null
      ? undefined
      : await tx
          .selectFrom('template')
          .selectAll()
          .where('project_id', '=', projectId)
          .where('name', '=', name)
          .forKeyShare()
          .executeTakeFirst();
  if (name != null && !template) throw fieldProblem('template', 'template_unknown');
  const start = start_time ?? template?.start_time.slice(0, 5) ?? '';
  const end = end_time ?? template?.end_time.slice(0, 5) ?? '';
  if (start === end) throw fieldProblem('end_time', 'end_equals_start');
  return {
    start_time: start,
    end_time: end,
    break_minutes: break_minutes ?? template?.break_minutes ?? 0,
    on_call: template?.on_call ?? 'none',
  };
}

import type { absences } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { chosenLeaveType } from '../leave-types/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { refreshWarnings, unassignDuring } from '../../plan/shifts/index.ts';
import { readAbsenceSpan } from './absence-span.ts';
import { cancelTimeOff } from './cancel-time-off.ts';
import { changeAbsence } from './change-absence.ts';
import { refuseTaken } from './create-time-off.ts';
import { noteAbsence } from './note-absence.ts';
import type { TakenShift } from './taken-shifts.ts';
import { timeOffQuery } from './time-off-query.ts';

/** Absences that touch some days, by first day: a manager sees all, an employee the own. */
export async function listAbsences({ tx, caller, query }: ProjectCall<typeof absences.listAbsences>) {
  const employeeId = caller.role === 'employee' ? employeeOf(caller) : query.employee_id;
  let found = timeOffQuery(tx, caller.role)
    .where('time_off.status', 'in', ['pending', 'approved', 'rejected'])
    .where('time_off.start_date', '<=', query.end)
    .where('time_off.end_date', '>=', query.start);
  if (employeeId !== undefined) found = found.where('time_off.employee_id', '=', employeeId);
  const rows = await found.orderBy('time_off.start_date').orderBy('time_off.id').execute();
  const { time_zone: zone } = await findProject(tx);
  return rows.map((row) => presentAbsence(row, zone));
}

/**
 * Enters an absence of one or several employees, approved at once. Their shifts of that time become open; for the
 * fewest changes that fill them see `POST /schedule/repair`.
 * @throws `invalid` for an unknown employee, `time_off_overlaps` on days of other time off unless it is an illness,
 * `generation_running`
 */
export async function createAbsences(call: ProjectCall<typeof absences.createAbsences>) {
  const { tx, body, caller, now } = call;
  const { note, employee_ids: people } = body;
  const { time_zone: zone } = await findProject(tx);
  const span = readAbsenceSpan(zone, boundsOf(body));
  // In the lock order of deleting an employee.
  const known = await tx
    .selectFrom('employee')
    .select('id')
    .where('id', 'in', people)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (known.length < people.length) throw fieldProblem('employee_ids', 'employee_unknown');
  const leave = await chosenLeaveType(tx, body.type);
  if (leave.type !== 'sick_leave') await refuseTaken(tx, zone, { people, ...span });
  const instants = { starts_at: new Date(span.startsAt).toISOString(), ends_at: new Date(span.endsAt).toISOString() };
  const taken = new Map<string, TakenShift[]>();
  for (const { id } of known) {
    const lost = await unassignDuring(tx, { employeeId: id, ...instants, now, actor: caller.username });
    taken.set(id, lost.filter(({ status }) => status === 'published').map(takenOf));
  }
  const absence = { ...leave, note: note || null, people, ...span, taken, actor: caller.username, now };
  const { timeOff } = await noteAbsence(tx, absence);
  await refreshWarnings(tx, people);
  return readAbsences(tx, timeOff, zone);
}

/** As `changeAbsence` of time off. @throws the same; `invalid` for another person */
export async function updateAbsence(call: ProjectCall<typeof absences.updateAbsence>): Promise<absences.Absence> {
  const { tx, params, body } = call;
  const { time_zone: zone } = await findProject(tx);
  const [before] = await readAbsences(tx, [params.id], zone);
  if (before === undefined) throw new ProblemError('not_found');
  const others = body.employee_ids?.filter((id) => id !== before.employee_id) ?? [];
  if (others.length > 0) throw fieldProblem('employee_ids', 'employee_unknown');
  await changeAbsence({ ...call, body: { type: body.type, note: body.note, ...boundsOf(body) } });
  const [after] = await readAbsences(tx, [params.id], zone);
  return after ?? before;
}

/** As `cancelTimeOff`. @throws the same; `stale` */
export async function deleteAbsence(call: ProjectCall<typeof absences.deleteAbsence>): Promise<void> {
  const { tx, params, ifMatch } = call;
  const found = await tx
    .selectFrom('time_off')
    .select('version')
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new ProblemError('not_found');
  if (ifMatch !== null && ifMatch !== found.version) throw new ProblemError('stale');
  await cancelTimeOff(call);
}

type Bounds = Pick<ProjectCall<typeof absences.createAbsences>['body'], 'start' | 'end' | 'start_time' | 'end_time'>;

/** Whole days, or hours of one. */
export const boundsOf = ({ start, end, start_time, end_time }: Bounds): { start: string; end: string | null } => ({
  start: start_time == null ? start : `${start}T${start_time}`,
  end: end === null || end_time == null ? end : `${end}T${end_time}`,
});

async function readAbsences(tx: Tx, ids: readonly string[], zone: string): Promise<absences.Absence[]> {
  if (ids.length === 0) return [];
  const rows = await timeOffQuery(tx, 'manager')
    .where('time_off.id', 'in', [...ids])
    .orderBy('time_off.employee_id')
    .orderBy('time_off.start_date')
    .execute();
  return rows.map((row) => presentAbsence(row, zone));
}

type Row = Awaited<ReturnType<ReturnType<typeof timeOffQuery>['execute']>>[number];

function presentAbsence(row: Row, zone: string): absences.Absence {
  const timeOf = (instant: string | null) => (instant === null ? null : localOf(zone, Date.parse(instant)).time);
  const { id, employee_id, type, type_name, status, version } = row;
  return {
    id,
    employee_id,
    type,
    type_name,
    start: row.start_date,
    end: row.is_open ? null : row.end_date,
    start_time: timeOf(row.starts_at),
    end_time: timeOf(row.ends_at),
    status: status === 'cancelled' ? 'rejected' : status,
    // Who asks gives a reason; what a manager enters has none.
    source: row.reason === '' ? 'manager' : 'time_off',
    note: row.manager_note,
    version,
  };
}

const takenOf = (row: Awaited<ReturnType<typeof unassignDuring>>[number]): TakenShift => ({
  id: row.id,
  startsAt: Date.parse(row.starts_at),
  endsAt: Date.parse(row.ends_at),
});

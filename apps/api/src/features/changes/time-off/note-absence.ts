import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { recordActivity } from '../../access/activity/index.ts';
import type { StoredLeave } from '../leave-types/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { activityDetails, findTimeOff } from './time-off-query.ts';
import { absenceParts, splitBy, type AbsencePart, takenIn, type TakenShift } from './taken-shifts.ts';
import { scheduledMinutes } from './scheduled-minutes.ts';

interface Absence extends StoredLeave {
  /** Only managers read it. */
  note: string | null;
  people: readonly string[];
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  /** The end is not known yet. */
  isOpen: boolean;
  /** The published shifts that each employee lost by it. */
  taken: ReadonlyMap<string, readonly TakenShift[]>;
  /** Username of the author. */
  actor: string;
  now: number;
}

/** Ids of the created rows, for undoing. */
export interface NotedAbsence {
  timeOff: string[];
  unavailability: string[];
}

interface Noting extends Absence {
  zone: string;
  noted: NotedAbsence;
}

/**
 * Stores an absence that a manager enters as time off that is already granted, and so appears wherever time off does;
 * on a day of absence only in part, the leave is for the day and blocks those hours. Their shifts have been settled
 * before. Illness comes over other time off: days with pending or granted time off stay unchanged, and where that does
 * not block the employee yet, the illness does.
 * @throws `time_off_overlaps` for any other absence on such days
 */
export async function noteAbsence(tx: Tx, absence: Absence): Promise<NotedAbsence> {
  const { time_zone: zone } = await findProject(tx);
  const noting = { ...absence, zone, noted: { timeOff: [], unavailability: [] } };
  const parts = absenceParts(zone, absence);
  for (const employee_id of absence.people) {
    const leaves = await tx
      .selectFrom('time_off')
      .select(['start_date', 'end_date', 'starts_at', 'ends_at'])
      .where('employee_id', '=', employee_id)
      .where('status', 'in', ['pending', 'approved'])
      .where('end_date', '>=', parts[0]?.start_date ?? '')
      .forUpdate()
      .execute();
    for (const { part, isCovered } of parts.flatMap((part) => splitBy(zone, part, leaves)))
      await (isCovered ? noteCovered : noteLeave)(tx, { employee_id, part, noting });
  }
  if (absence.type !== 'sick_leave') await notifyEntered(tx, absence, parts);
  return noting.noted;
}

/** Who is ill has said so, and hears of the shifts that others take. */
async function notifyEntered(tx: Tx, { people, now }: Absence, parts: readonly AbsencePart[]): Promise<void> {
  const [start_date = '', end_date = ''] = [parts[0]?.start_date, parts.at(-1)?.end_date];
  await notify(
    tx,
    people.map((employee_id) => ({
      kind: 'time_off_answered' as const,
      variant: 'entered' as const,
      subject: `${employee_id}:${start_date}:${now}`,
      to: { employees: [employee_id] },
      facts: { start_date, end_date },
    })),
  );
}

interface Piece {
  employee_id: string;
  part: AbsencePart;
  noting: Noting;
}

async function noteLeave(tx: Tx, piece: Piece): Promise<void> {
  const { employee_id, part, noting } = piece;
  const { start_date, end_date } = part;
  const taken = takenIn(part, noting);
  const shifts = (noting.taken.get(employee_id) ?? []).filter(taken);
  const opened = shifts.map(({ id }) => id);
  const span = instantsOf(part.isWholeDays ? part : noting);
  const granted = { type: noting.type, employee_id, start_date, end_date, ...span };
  const scheduled = await scheduledMinutes(tx, { ...granted, isHours: !part.isWholeDays }, opened);
  const decided = { decided_by: noting.actor, decided_at: new Date(noting.now).toISOString() };
  const row = {
    id: randomUUIDv7(),
    employee_id,
    start_date,
    end_date,
    reason: '',
    ...decided,
  };
  const noted = await tx
    .insertInto('time_off')
    .values({
      ...row,
      type: noting.type,
      leave_code: noting.leave_code,
      manager_note: noting.note,
      ...(!part.isWholeDays && instantsOf(part)),
      is_open: noting.isOpen,
      status: 'approved',
      scheduled: JSON.stringify(scheduled),
      opened,
    })
    // Two spans of one employee never overlap: the constraint excludes concurrent requests.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (noted === undefined) return noteCovered(tx, piece);
  noting.noted.timeOff.push(noted.id);
  const details = activityDetails(await findTimeOff(tx, { id: noted.id }));
  await recordActivity(tx, { action_type: 'time_off.entered', actor: noting.actor, details });
  await tx
    .insertInto('unavailability')
    .values({ ...blockOf(tx.projectId, piece), source: 'time_off', time_off_id: noted.id })
    .execute();
}

/** Days that other time off has. */
async function noteCovered(tx: Tx, piece: Piece): Promise<void> {
  if (piece.noting.type !== 'sick_leave') throw new ProblemError('time_off_overlaps');
  const { starts_at, ends_at } = instantsOf(piece.part);
  const known = await tx
    .selectFrom('unavailability')
    .select('id')
    .where('employee_id', '=', piece.employee_id)
    .where('starts_at', '<=', starts_at)
    .where('ends_at', '>=', ends_at)
    .where((where) => where.or([where('source', '=', 'time_off'), where('is_illness', '=', true)]))
    .executeTakeFirst();
  if (known) return;
  const block = { ...blockOf(tx.projectId, piece), source: 'self' as const, is_illness: true };
  await tx.insertInto('unavailability').values(block).execute();
  piece.noting.noted.unavailability.push(block.id);
}

const blockOf = (project_id: string, { employee_id, part }: Piece) => ({
  project_id,
  id: randomUUIDv7(),
  employee_id,
  ...instantsOf(part),
  note: null,
});

const instantsOf = ({ startsAt, endsAt }: Pick<AbsencePart, 'startsAt' | 'endsAt'>) => ({
  starts_at: new Date(startsAt).toISOString(),
  ends_at: new Date(endsAt).toISOString(),
});

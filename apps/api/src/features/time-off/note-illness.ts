import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { findProject } from '../projects/index.ts';
import { illnessParts, splitBy, type IllnessPart } from './illness-parts.ts';
import { scheduledMinutes } from './scheduled-minutes.ts';
import { takenMinutes, takenIn, type TakenShift } from './taken-shifts.ts';

interface Illness {
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
export interface NotedIllness {
  timeOff: string[];
  unavailability: string[];
}

interface Noting extends Illness {
  zone: string;
  noted: NotedIllness;
}

/**
 * Stores illness as sick leave that is already granted, and so appears wherever time off does; on a day of illness only
 * in part, the leave is for the day and blocks those hours. Days with pending or granted time off stay unchanged: where
 * that does not block the employee yet, the illness does. Their shifts have been settled before.
 */
export async function noteIllness(tx: Tx, illness: Illness): Promise<NotedIllness> {
  const { time_zone: zone } = await findProject(tx);
  const noting = { ...illness, zone, noted: { timeOff: [], unavailability: [] } };
  const parts = illnessParts(zone, illness);
  for (const employee_id of illness.people) {
    const leaves = await tx
      .selectFrom('time_off')
      .select(['start_date', 'end_date'])
      .where('employee_id', '=', employee_id)
      .where('status', 'in', ['pending', 'approved'])
      .where('end_date', '>=', parts[0]?.start_date ?? '')
      .forUpdate()
      .execute();
    for (const { part, isCovered } of parts.flatMap((part) => splitBy(zone, part, leaves)))
      await (isCovered ? noteHours : noteLeave)(tx, { employee_id, part, noting });
  }
  return noting.noted;
}

interface Piece {
  employee_id: string;
  part: IllnessPart;
  noting: Noting;
}

async function noteLeave(tx: Tx, piece: Piece): Promise<void> {
  const { employee_id, part, noting } = piece;
  const { start_date, end_date } = part;
  const taken = takenIn(part, noting);
  const shifts = (noting.taken.get(employee_id) ?? []).filter(taken);
  const opened = shifts.map(({ id }) => id);
  const scheduled = part.isWholeDays
    ? await scheduledMinutes(tx, { employee_id, start_date, end_date, ...instantsOf(part) }, opened)
    : { [start_date]: 0, ...takenMinutes(shifts) };
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
      type: 'sick_leave',
      is_open: noting.isOpen,
      status: 'approved',
      scheduled: JSON.stringify(scheduled),
      opened,
    })
    // Two spans of one employee never overlap: the constraint excludes concurrent requests.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (noted === undefined) return noteHours(tx, piece);
  noting.noted.timeOff.push(noted.id);
  await tx
    .insertInto('unavailability')
    .values({ ...blockOf(tx.projectId, piece), source: 'time_off', time_off_id: noted.id })
    .execute();
}

async function noteHours(tx: Tx, piece: Piece): Promise<void> {
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

const instantsOf = ({ startsAt, endsAt }: IllnessPart) => ({
  starts_at: new Date(startsAt).toISOString(),
  ends_at: new Date(endsAt).toISOString(),
});

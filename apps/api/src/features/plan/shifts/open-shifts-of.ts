import { clockTimeOf } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, datesBetween, localOf } from '../../../platform/time/zone.ts';
import type { EmploymentDays, Leaver } from '../../business/employees/index.ts';
import { shiftColumns, type ShiftRow } from '../planning-input/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { type Notice, notify } from '../../messages/notifications/index.ts';
import { closeInvalidRequests } from './close-requests.ts';
import { beginEdit } from './begin-edit.ts';

interface Absence {
  employeeId: string;
  /** Instants. */
  starts_at: string;
  ends_at: string;
  /** Milliseconds since 1970. */
  now: number;
  /** The user who opens them. */
  actor: string;
}

/**
 * Unassigns an absent employee from all shifts, draft and published, that overlap the time and have not started: they
 * become open, and those who wanted to take one are notified.
 * @returns the opened shifts of the plan in force, by their start
 * @throws `generation_running` while a month that the time touches is being planned
 */
export async function unassignDuring(tx: Tx, absence: Absence): Promise<ShiftRow[]> {
  const { employeeId, starts_at, ends_at, now, actor } = absence;
  const { time_zone: zone } = await findProject(tx);
  // A night shift of the day before extends into the time.
  const first = addDays(localOf(zone, Date.parse(starts_at)).date, -1);
  await beginEdit(tx, datesBetween(first, localOf(zone, Date.parse(ends_at) - 1).date));
  const hit = await tx
    .selectFrom('shift')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .where('starts_at', '>', new Date(now).toISOString())
    .execute();
  const ids = hit.map(({ id }) => id);
  return unassign(tx, ids, { employeeId, actor, now });
}

async function unassign(
  tx: Tx,
  ids: readonly string[],
  { employeeId, actor, now }: Pick<Absence, 'employeeId' | 'actor' | 'now'>,
): Promise<ShiftRow[]> {
  if (ids.length === 0) return [];
  await closeInvalidRequests(tx, {
    outcomes: ids.map((id) => ({ id, to: [], isRemoved: false })),
    actor,
    now,
  });
  const opened = await tx
    .updateTable('shift')
    .set((column) => ({ employee_id: null, pinned: false, version: column('version', '+', 1), violations: '[]' }))
    .where('id', 'in', ids)
    .where('employee_id', '=', employeeId)
    .returning(shiftColumns)
    .execute();
  const inForce = opened.filter(({ amendment, status }) => amendment === null || status === 'published');
  return inForce.sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
}

/**
 * Unassigns an employee from the shifts on days without a contract that have not started: they become open, and the
 * employee is notified of the published ones.
 * @throws `generation_running` while a month with such a shift is being planned
 */
export async function releaseShiftsOutside(tx: Tx, days: EmploymentDays): Promise<void> {
  const { employeeId, firstDay, lastDay, now } = days;
  const outside = () =>
    tx
      .selectFrom('shift')
      .select(['id', 'date'])
      .where('employee_id', '=', employeeId)
      .where('starts_at', '>', new Date(now).toISOString())
      .where(sql<boolean>`(date < ${firstDay}::date or date > ${lastDay}::date)`)
      .execute();
  await beginEdit(
    tx,
    (await outside()).map(({ date }) => date),
  );
  const ids = (await outside()).map(({ id }) => id);
  const opened = await unassign(tx, ids, days);
  await notifyShifts(
    tx,
    opened.filter(({ status }) => status === 'published').map((row) => ({ ...row, from: employeeId, to: null })),
  );
}

/**
 * Unassigns an employee who is being deleted: shifts that have not started become open and free to plan, the others
 * keep the name. Both lose the reference, so that the row can be deleted.
 */
export async function releaseShiftsOf(tx: Tx, { employeeId, now }: Leaver): Promise<void> {
  const instant = new Date(now).toISOString();
  const shifts = tx.updateTable('shift').where('shift.employee_id', '=', employeeId);
  await shifts
    .set((shift) => ({
      employee_id: null,
      pinned: false,
      hand: null,
      planned: null,
      version: shift('version', '+', 1),
      violations: '[]',
    }))
    .where('starts_at', '>', instant)
    .execute();
  await shifts
    .from('employee')
    .whereRef('employee.project_id', '=', 'shift.project_id')
    .whereRef('employee.id', '=', 'shift.employee_id')
    .set((shift) => ({ employee_id: null, former_name: shift.ref('employee.name') }))
    .where('starts_at', '<=', instant)
    .execute();
}

/** A published shift that changed its employee; null is none. */
interface HandedOver {
  id: string;
  version: number;
  date: string;
  /** `HH:MM`, or with seconds. */
  start_time: string;
  end_time: string;
  role: string;
  from: string | null;
  to: string | null;
}

/** Notifies each employee once of a change of published shifts. */
export async function notifyShifts(tx: Tx, shifts: readonly HandedOver[]): Promise<void> {
  const moved = shifts.filter(({ from, to }) => from !== to);
  const people = new Set(moved.flatMap(({ from, to }) => [from, to]).filter((person) => person !== null));
  await notify(
    tx,
    [...people].flatMap((person): Notice[] => {
      const own = moved
        .filter(({ from, to }) => from === person || to === person)
        .toSorted((a, b) => (a.date + a.start_time < b.date + b.start_time ? -1 : 1));
      const [first] = own;
      if (first === undefined) return [];
      const { id, version, date, role } = first;
      const base = { kind: 'shift_changed', subject: `${id}:${version}`, to: { employees: [person] } } as const;
      if (own.length > 1) return [{ ...base, variant: 'several' as const, facts: { date, count: own.length } }];
      const facts = { date, role, start: clockTimeOf(first.start_time), end: clockTimeOf(first.end_time) };
      return [{ ...base, variant: variantFor(person, first), facts }];
    }),
  );
}

function variantFor(person: string, { to }: HandedOver): 'given' | 'taken' | 'opened' {
  if (to === person) return 'given';
  return to === null ? 'opened' : 'taken';
}

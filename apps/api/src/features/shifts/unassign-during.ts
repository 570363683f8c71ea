import type { Tx } from '../../platform/database/database.ts';
import { addDays, datesBetween, localOf } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
import { shiftColumns, type ShiftRow } from '../planning-input/index.ts';
import { closeInvalidRequests } from './close-invalid-requests.ts';
import { beginEdit } from './write-shift.ts';

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
 * @returns the opened shifts by their start
 * @throws `generation_running` while a month that the time touches is being planned
 */
export async function unassignDuring(tx: Tx, projectId: string, absence: Absence): Promise<ShiftRow[]> {
  const { employeeId, starts_at, ends_at, now, actor } = absence;
  const { time_zone: zone } = await findProject(tx, projectId);
  // A night shift of the day before extends into the time.
  const first = addDays(localOf(zone, Date.parse(starts_at)).date, -1);
  await beginEdit(tx, projectId, datesBetween(first, localOf(zone, Date.parse(ends_at) - 1).date));
  const hit = await tx
    .selectFrom('shift')
    .select('id')
    .where('project_id', '=', projectId)
    .where('employee_id', '=', employeeId)
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .where('starts_at', '>', new Date(now).toISOString())
    .execute();
  if (hit.length === 0) return [];
  const ids = hit.map(({ id }) => id);
  await closeInvalidRequests(tx, projectId, {
    outcomes: ids.map((id) => ({ id, to: [], isRemoved: false })),
    actor,
    now,
  });
  const opened = await tx
    .updateTable('shift')
    .set((column) => ({ employee_id: null, pinned: false, version: column('version', '+', 1), violations: '[]' }))
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .where('employee_id', '=', employeeId)
    .returning(shiftColumns)
    .execute();
  return opened.sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
}

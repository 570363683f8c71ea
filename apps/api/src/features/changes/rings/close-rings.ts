import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Leaver } from '../../business/employees/index.ts';
import type { MovedHours, ShiftChange } from '../../plan/shifts/index.ts';
import { endRing } from './end-ring.ts';
import { lockRing } from './ring-rows.ts';

/**
 * Ends the rings whose shifts get another employee or role, open or are deleted; everyone in them is notified. Hours
 * that change are found when the ring is read.
 */
export async function closeRingsOfShifts(tx: Tx, { outcomes, actor, now }: ShiftChange): Promise<void> {
  if (outcomes.length === 0) return;
  const byShift = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const rows = await tx
    .selectFrom('ring_person')
    .innerJoin('ring', (join) =>
      join.onRef('ring.project_id', '=', 'ring_person.project_id').onRef('ring.id', '=', 'ring_person.ring_id'),
    )
    .select(['ring.id', 'ring_person.shift_id', 'ring_person.employee_id'])
    .where('ring.status', '=', 'pending')
    .where('ring_person.shift_id', 'in', [...byShift.keys()])
    .orderBy('ring.id')
    .execute();
  const lost = rows.filter(({ shift_id, employee_id }) => {
    const outcome = byShift.get(shift_id ?? '');
    if (outcome === undefined) return false;
    return outcome.isRemoved || outcome.hasNewRole === true || !outcome.to.includes(employee_id ?? '');
  });
  await close(tx, lost, { reason: 'shift', actor, now });
}

/** Ends the rings of an employee who is being deleted. */
export async function closeRingsOfEmployee(tx: Tx, { employeeId, actor, now }: Leaver): Promise<void> {
  const rows = await tx
    .selectFrom('ring_person')
    .innerJoin('ring', (join) =>
      join.onRef('ring.project_id', '=', 'ring_person.project_id').onRef('ring.id', '=', 'ring_person.ring_id'),
    )
    .select('ring.id')
    .where('ring.status', '=', 'pending')
    .where('ring_person.employee_id', '=', employeeId)
    .orderBy('ring.id')
    .execute();
  await close(tx, rows, { reason: 'person', actor, now });
}

async function close(
  tx: Tx,
  rows: readonly { id: string }[],
  { now, ...ending }: { reason: 'shift' | 'person'; actor: string; now: number },
): Promise<void> {
  const at = new Date(now).toISOString();
  for (const id of new Set(rows.map((row) => row.id))) {
    const ring = await lockRing(tx, { id, now: at });
    // What is over by itself is no news; another transaction may have written its end.
    if (ring.status === 'pending') await endRing(tx, ring, { status: 'ended', ...ending, now: at });
  }
}

/** Rings have the instants of their shifts. */
export async function moveRings(tx: Tx, shifts: readonly MovedHours[]): Promise<void> {
  await sql`update ring_person set starts_at = moved.starts_at, ends_at = moved.ends_at
    from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as moved (id uuid, starts_at timestamptz, ends_at timestamptz)
    where project_id = ${tx.projectId} and shift_id = moved.id`.execute(tx);
}

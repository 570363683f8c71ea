import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { MovedHours } from '../../plan/shifts/index.ts';

/** Offers and claims have the instants of their shifts. */
export async function moveRequests(tx: Tx, shifts: readonly MovedHours[]): Promise<void> {
  const moved = sql`jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb)
    as moved (id uuid, starts_at timestamptz, ends_at timestamptz)`;
  await sql`update shift_claim set starts_at = moved.starts_at, ends_at = moved.ends_at
    from ${moved} where project_id = ${tx.projectId} and shift_id = moved.id`.execute(tx);
  await sql`update swap_offer set starts_at = moved.starts_at, ends_at = moved.ends_at
    from ${moved} where project_id = ${tx.projectId} and shift_id = moved.id`.execute(tx);
  await sql`update swap_offer set return_starts_at = moved.starts_at, return_ends_at = moved.ends_at
    from ${moved} where project_id = ${tx.projectId} and return_shift_id = moved.id`.execute(tx);
}

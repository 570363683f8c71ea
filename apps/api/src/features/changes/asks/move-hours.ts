import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { MovedHours } from '../../plan/shifts/index.ts';

/** Questions have the instants of their shifts. */
export async function moveAsks(tx: Tx, shifts: readonly MovedHours[]): Promise<void> {
  await sql`update ask set starts_at = moved.starts_at, ends_at = moved.ends_at
    from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as moved (id uuid, starts_at timestamptz, ends_at timestamptz)
    where project_id = ${tx.projectId} and shift_id = moved.id`.execute(tx);
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Takes somebody who is about to be deleted off what waits to be told: whoever has their ID next is somebody else. */
export async function withdrawNoticesOf(tx: Tx, projectId: string, employeeId: string): Promise<void> {
  await sql`
    update outbox set audience = jsonb_set(audience, '{employees}', (audience -> 'employees') - ${employeeId}::text)
    where project_id = ${projectId} and audience -> 'employees' ? ${employeeId}`.execute(tx);
}

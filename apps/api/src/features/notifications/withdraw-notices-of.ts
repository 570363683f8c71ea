import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * Removes an employee who is about to be deleted from pending notifications: the next owner of the ID is a different
 * person.
 */
export async function withdrawNoticesOf(tx: Tx, employeeId: string): Promise<void> {
  await sql`
    update outbox set audience = jsonb_set(audience, '{employees}', (audience -> 'employees') - ${employeeId}::text)
    where project_id = ${tx.projectId} and audience -> 'employees' ? ${employeeId}`.execute(tx);
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * Removes employees who are about to be deleted from pending notifications: the next owner of an ID is a different
 * person.
 */
export async function withdrawNoticesOf(tx: Tx, employeeIds: readonly string[]): Promise<void> {
  await sql`
    update outbox set audience = jsonb_set(audience, '{employees}', (audience -> 'employees') - ${employeeIds}::text[])
    where project_id = ${tx.projectId} and audience -> 'employees' ?| ${employeeIds}::text[]`.execute(tx);
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * The payer of a project is a manager (Decisions, /role-selection). A login belongs to one person: an employee's never
 * becomes a manager's.
 */
export async function makeManager(tx: Pick<Tx, 'updateTable'>, accountId: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      role: 'manager',
      registration_method: sql`case registration_method when 'open' then 'payment' else registration_method end`,
    })
    .where('id', '=', accountId)
    .where('employee_id', 'is', null)
    .execute();
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Leaver } from '../../business/employees/index.ts';

/**
 * Unassigns an employee who is being deleted: entries stay under the name, and running work needs a manager's review
 * (timesheets are stored for years after an employee leaves).
 */
export async function releaseEntriesOf(tx: Tx, { employeeId }: Leaver): Promise<void> {
  await tx
    .updateTable('time_entry')
    .from('employee')
    .whereRef('employee.project_id', '=', 'time_entry.project_id')
    .whereRef('employee.id', '=', 'time_entry.employee_id')
    .where('time_entry.employee_id', '=', employeeId)
    .set((row) => ({
      employee_id: null,
      former_name: row.ref('employee.name'),
      state: sql`case when state = 'open' then 'unclear' else state end`,
      break_started_at: null,
      version: sql`time_entry.version + 1`,
    }))
    .execute();
}

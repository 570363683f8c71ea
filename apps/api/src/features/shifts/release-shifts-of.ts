import type { Tx } from '../../platform/database/database.ts';
import type { Leaver } from '../employees/index.ts';

/**
 * Unassigns an employee who is being deleted: shifts that have not started become open and free to plan, the others
 * keep the name (Decisions, Deleting an employee). Both lose the reference, so that the row can be deleted.
 */
export async function releaseShiftsOf(tx: Tx, projectId: string, { employeeId, now }: Leaver): Promise<void> {
  const instant = new Date(now).toISOString();
  const shifts = tx
    .updateTable('shift')
    .where('shift.project_id', '=', projectId)
    .where('shift.employee_id', '=', employeeId);
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

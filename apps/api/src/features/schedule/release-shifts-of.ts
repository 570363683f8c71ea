import type { Tx } from '../../platform/database/database.ts';

/**
 * Lets go of a person who is being deleted: shifts from `today` (a local date) on become open, past ones keep the name
 * (Decisions, Deleting an employee). Both leave the person, so that the row can go.
 */
export async function releaseShiftsOf(tx: Tx, projectId: string, employeeId: string, today: string): Promise<void> {
  const shifts = tx
    .updateTable('shift')
    .where('shift.project_id', '=', projectId)
    .where('shift.employee_id', '=', employeeId);
  await shifts
    .set((shift) => ({ employee_id: null, version: shift('version', '+', 1), violations: '[]' }))
    .where('date', '>=', today)
    .execute();
  await shifts
    .from('employee')
    .whereRef('employee.project_id', '=', 'shift.project_id')
    .whereRef('employee.id', '=', 'shift.employee_id')
    .set((shift) => ({ employee_id: null, former_name: shift.ref('employee.name') }))
    .where('date', '<', today)
    .execute();
}

import type { Tx } from '../../platform/database/database.ts';

/** Whose requests for a month are pending, by name. @param month its first day */
export async function readPendingLeave(tx: Tx, month: string) {
  return tx
    .selectFrom('overtime_leave')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.project_id', '=', 'overtime_leave.project_id')
        .onRef('employee.id', '=', 'overtime_leave.employee_id'),
    )
    .select(['overtime_leave.id', 'employee_id', 'employee.name'])
    .where('month', '=', month)
    .where('status', '=', 'pending')
    .orderBy('employee.name')
    .execute();
}

import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** An employee's own published shift, locked against changes. @throws `not_found` for anything else */
export async function ownShift(tx: Tx, projectId: string, { id, employeeId }: { id: string; employeeId: string }) {
  const shift = await tx
    .selectFrom('shift')
    .select(['id', 'date', 'start_time', 'end_time', 'starts_at', 'ends_at', 'template', 'role'])
    .where('project_id', '=', projectId)
    .where('id', '=', id.toLowerCase())
    .where('employee_id', '=', employeeId)
    .where('status', '=', 'published')
    .forShare()
    .executeTakeFirst();
  if (!shift) throw new ProblemError('not_found');
  return shift;
}

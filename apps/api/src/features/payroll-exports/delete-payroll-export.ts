import type { payrollExports } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { exportColumns } from './stored-export.ts';

/** Deletes a named export. @throws `not_found`; `stale` when it is not as the caller saw it */
export async function deletePayrollExport(call: ProjectCall<typeof payrollExports.deletePayrollExport>): Promise<void> {
  const { username } = call.caller;
  const { tx } = call;
  const deleted = await tx
    .deleteFrom('payroll_export')
    .where('id', '=', call.params.id)
    .returning(exportColumns)
    .executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found');
  if (call.ifMatch !== null && call.ifMatch !== deleted.version) throw new ProblemError('stale');
  const details = { id: deleted.id, name: deleted.name, file: deleted.file };
  await recordActivity(tx, { action_type: 'payroll_export.deleted', actor: username, details });
}

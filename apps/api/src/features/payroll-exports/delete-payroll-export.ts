import type { payrollExports } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { exportColumns } from './stored-export.ts';

/** Deletes a named export. @throws `not_found`; `stale` when it is not as the caller saw it */
export async function deletePayrollExport(call: Call<typeof payrollExports.deletePayrollExport>): Promise<void> {
  const { projectId, username } = member(call);
  await call.deps.database.inProject(projectId, async (tx) => {
    const deleted = await tx
      .deleteFrom('payroll_export')
      .where('project_id', '=', projectId)
      .where('id', '=', call.params.id)
      .returning(exportColumns)
      .executeTakeFirst();
    if (!deleted) throw new ProblemError('not_found');
    if (call.ifMatch !== null && call.ifMatch !== deleted.version) throw new ProblemError('stale');
    const details = { id: deleted.id, name: deleted.name, file: deleted.file };
    await recordActivity(tx, projectId, { action_type: 'payroll_export.deleted', actor: username, details });
  });
}

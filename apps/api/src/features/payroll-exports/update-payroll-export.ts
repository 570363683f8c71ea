import type { payrollExports } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { exportColumns, presentExport, refusedExport } from './stored-export.ts';

/** Changes a named export. @throws `not_found`, `name_taken`; `stale` when it is not as the caller saw it */
export async function updatePayrollExport(call: Call<typeof payrollExports.updatePayrollExport>) {
  const { projectId, username } = member(call);
  const { id } = call.params;
  const { name, ...file } = call.body;
  try {
    return await call.deps.database.inProject(projectId, async (tx) => {
      const before = await tx
        .selectFrom('payroll_export')
        .select(exportColumns)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw new ProblemError('not_found');
      if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
      const row = await tx
        .updateTable('payroll_export')
        .set({ name, file: JSON.stringify(file), version: before.version + 1 })
        .where('id', '=', id)
        .returning(exportColumns)
        .executeTakeFirstOrThrow();
      const names = { before: { name: before.name }, after: { name } };
      const details = { id, ...names, file_before: before.file, file_after: row.file };
      await recordActivity(tx, { action_type: 'payroll_export.updated', actor: username, details });
      return presentExport(row);
    });
  } catch (error) {
    throw refusedExport(error);
  }
}

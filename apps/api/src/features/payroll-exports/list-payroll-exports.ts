import type { payrollExports } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { exportColumns, presentExport } from './stored-export.ts';

/** The project's named exports by name, as Lithuanian sorts them. */
export async function listPayrollExports(call: Call<typeof payrollExports.listPayrollExports>) {
  const { projectId } = member(call);
  const rows = await call.deps.database.inProject(projectId, (tx) =>
    tx
      .selectFrom('payroll_export')
      .select(exportColumns)
      .orderBy('name', (order) => order.collate('lt-x-icu'))
      .execute(),
  );
  return rows.map(presentExport);
}

import { constants, type payrollExports } from '@pamaina/contract';
import { sql } from 'kysely';
import { randomUUIDv7 } from 'node:crypto';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { exportColumns, presentExport, refusedExport } from './stored-export.ts';

/** Adds a named export. @throws `name_taken`; `invalid` for one too many */
export async function createPayrollExport(call: Call<typeof payrollExports.createPayrollExport>) {
  const { projectId, username } = member(call);
  const { name, ...file } = call.body;
  try {
    return await call.deps.database.inProject(projectId, async (tx) => {
      // Two at once would both be the last that fits.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`payroll_export:${projectId}`}, 0))`.execute(tx);
      const { count } = await tx
        .selectFrom('payroll_export')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count >= constants.payrollExportsMax) throw fieldProblem('name', 'payroll_exports_many');
      const row = await tx
        .insertInto('payroll_export')
        .values({ id: randomUUIDv7(), name, file: JSON.stringify(file) })
        .returning(exportColumns)
        .executeTakeFirstOrThrow();
      const details = { id: row.id, name };
      await recordActivity(tx, { action_type: 'payroll_export.created', actor: username, details });
      return presentExport(row);
    });
  } catch (error) {
    throw refusedExport(error);
  }
}

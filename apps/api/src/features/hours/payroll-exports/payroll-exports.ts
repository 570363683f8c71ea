import { randomUUIDv7 } from 'node:crypto';
import { constants, type payrollExports } from '@pamaina/contract';
import { sql, type Selectable } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call, type ProjectCall } from '../../../platform/http/route.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { readPayrollFile } from './stored-file.ts';

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

/** The project's named exports by name. */
export async function listPayrollExports(call: Call<typeof payrollExports.listPayrollExports>) {
  const { projectId } = member(call);
  const rows = await call.deps.database.readInProject(projectId, (tx) =>
    tx.selectFrom('payroll_export').select(exportColumns).orderBy(byName(tx, 'name')).execute(),
  );
  return rows.map(presentExport);
}

export const exportColumns = ['id', 'name', 'file', 'version'] as const;

/** A named export as clients see it. */
export function presentExport({
  file,
  ...row
}: Pick<Selectable<Tables['payroll_export']>, (typeof exportColumns)[number]>): payrollExports.PayrollExport {
  return { ...row, ...readPayrollFile(file) };
}

/** What the database's refusal of a name means to the caller; every other error as it is. */
function refusedExport(error: unknown): unknown {
  return brokenConstraint(error) === 'payroll_export_name'
    ? new ProblemError('name_taken', { words: 'payroll_export' })
    : error;
}

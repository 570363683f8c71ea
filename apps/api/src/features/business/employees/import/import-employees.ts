import { constants, type employees } from '@pamaina/contract';
import { readCsv } from '../../../../platform/files/read-csv.ts';
import { ProblemError } from '../../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../../platform/http/route.ts';
import { answerOf } from '../../../../platform/http/answer-of.ts';
import { taskOf } from '../../../../platform/work/task.ts';
import { fieldsOf, headerAt } from './columns.ts';
import { faultText, runImport } from './run-import.ts';

const reading = taskOf(readCsv, new URL('../../../../platform/files/read-csv.ts', import.meta.url).href);
/** A thousand lines of forty letters take some 100 ms. */
const MS_A_BYTE = 0.0025;

/**
 * Imports employees from a CSV file in one transaction, its columns recognized by their headings: with `dry_run` only
 * the preview; with an error nothing at all unless those lines are to be left out.
 * @throws as `runImport`
 */
export async function importEmployees(call: Call<typeof employees.importEmployees>) {
  const { projectId } = member(call);
  if (call.file === null) throw new ProblemError('malformed');
  const { dry_run, skip_errors } = call.query;
  const milliseconds = call.file.length * MS_A_BYTE;
  const { rows: all } = await answerOf(call, reading, milliseconds, call.file);
  const lines = all.slice(headerAt(all));
  const columns = fieldsOf(lines[0]?.cells ?? []);
  const { rows, faults, ignored, counts } = await call.deps.database.inProject(projectId, (tx) =>
    runImport(call, tx, { lines, columns, dry_run, skip_errors, milliseconds }),
  );
  const isUsed = faults.length === 0 || skip_errors;
  return {
    created: isUsed ? counts.create : 0,
    updated: isUsed ? counts.update : 0,
    errors: faults
      .slice(0, constants.importErrorsTold)
      .map((fault) => ({ line: fault.line, detail: faultText(fault, call) })),
    errors_total: faults.length,
    rows: rows.slice(0, constants.importRowsTold).map(({ line, body: { id, name }, deed, isIdProposed }) => ({
      line,
      id,
      name,
      deed,
      id_proposed: isIdProposed,
    })),
    deeds: counts,
    ignored_columns: ignored,
  };
}

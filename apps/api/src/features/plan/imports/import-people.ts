import { imports } from '@pamaina/contract';
import { type Call, member } from '../../../platform/http/route.ts';
import { type ImportFault, runImport } from '../../business/employees/index.ts';
import { type Fault, resultOf } from './import-result.ts';
import { rememberColumns } from './mappings.ts';
import { readFileRows } from './read-file-rows.ts';

/** Imports employees with the columns that the caller chose, in one transaction. @throws as `runImport`, `readTable` */
export async function importPeople(call: Call<typeof imports.importPeople>) {
  const { columns, dates, dry_run, skip_errors } = call.query;
  const { lines, milliseconds } = await readFileRows(call, 'employees', call.query);
  const done = await call.deps.database.inProject(member(call).projectId, async (tx) => {
    const run = await runImport(call, tx, { lines, columns, dates, dry_run, skip_errors, milliseconds });
    if (run.isWritten && run.rows.length > 0)
      await rememberColumns(tx, 'employees', { headings: lines[0]?.cells ?? [], columns });
    return run;
  });
  return resultOf({
    kind: 'employees',
    language: call.language,
    lines,
    columns,
    readings: done.readings,
    faults: done.faults.map(faultOf),
    rows: done.rows.map(({ line, deed, body }) => ({
      line,
      deed,
      employeeId: body.id,
      values: valuesOf(body, columns),
    })),
    isStored: done.isWritten && done.rows.length > 0,
    importId: done.importId,
  });
}

/** What was understood of a row, in the order of its columns. */
function valuesOf(body: object, columns: readonly (imports.EmployeeColumn | null)[]): imports.ReadRow['values'] {
  const fields = new Set(columns.flatMap((column) => (column === null ? [] : imports.fieldOfColumn(column))));
  const values = new Map<string, imports.ReadRow['values'][string]>(Object.entries(body));
  return Object.fromEntries([...fields].map((field) => [field, values.get(field) ?? null]));
}

/** Where columns are chosen, what is wrong with the header is wrong with the choice. */
function faultOf({ line, key, field, column = '', example = '' }: ImportFault): Fault {
  const chosen: Record<string, string> = {
    'imports.noId': 'imports.noPerson',
    'imports.columnTwice': 'imports.fieldTwice',
  };
  return { line, key: chosen[key] ?? key, ...(field !== undefined && { field }), values: { column, example } };
}

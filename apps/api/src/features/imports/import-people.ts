import type { imports } from '@pamaina/contract';
import { type Call, member } from '../../platform/http/route.ts';
import { type ImportFault, runImport } from '../employees/index.ts';
import { type Fault, resultOf } from './import-result.ts';
import { rememberColumns } from './mappings.ts';
import { readTable } from './read-table.ts';

/** Imports employees with the columns that the caller chose, in one transaction. @throws as `runImport`, `readTable` */
export async function importPeople(call: Call<typeof imports.importPeople>) {
  const { columns, dry_run, skip_errors } = call.query;
  const { lines, milliseconds } = await readTable(call, call.query);
  const done = await call.deps.database.inProject(member(call).projectId, async (tx) => {
    const run = await runImport(call, tx, { lines, columns, dry_run, skip_errors, milliseconds });
    if (run.isWritten && run.rows.length > 0)
      await rememberColumns(tx, 'employees', { headings: lines[0]?.cells ?? [], columns });
    return run;
  });
  return resultOf({
    kind: 'employees',
    language: call.language,
    lines,
    columns,
    faults: done.faults.map(faultOf),
    rows: done.rows.map(({ line, deed, body }) => ({ line, deed, employeeId: body.id })),
    isStored: done.isWritten && done.rows.length > 0,
    importId: done.importId,
  });
}

/** Where columns are chosen, what is wrong with the header is wrong with the choice. */
function faultOf({ line, key, field, column = '' }: ImportFault): Fault {
  const chosen: Record<string, string> = {
    'imports.noId': 'imports.noPerson',
    'imports.columnTwice': 'imports.fieldTwice',
  };
  return { line, key: chosen[key] ?? key, ...(field !== undefined && { field }), values: { column } };
}

import { constants, type payrollExports } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { cellText } from './file/cell-text.ts';
import { csvText } from './file/csv-text.ts';
import { refuseUnwritable } from './file/unwritable.ts';
import { readMonth, tableOf } from './read-month.ts';

/**
 * The first rows of a format that is being chosen. @throws `not_in_encoding`, `separator_in_text` for any row of the
 * file
 */
export async function previewPayrollExport(call: Call<typeof payrollExports.previewPayrollExport>) {
  const { projectId } = member(call);
  const { body: file, query: month, language } = call;
  const lines = await call.deps.database.inProject(projectId, (tx) => readMonth(tx, month, call.deps.now()));
  const rows = tableOf(lines, { file, month, language }).map((row) => row.map((cell) => cellText(cell, file.hours)));
  refuseUnwritable(rows, file);
  const headings = file.columns.map(({ heading }) => heading);
  const shown = rows.slice(0, constants.payrollRowsShown);
  const csv = csvText([...(file.has_header ? [headings] : []), ...shown], file);
  return { headings, rows: shown, total: rows.length, csv };
}

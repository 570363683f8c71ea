import {
  baltic,
  type payrollExports,
  type TextEncoding,
  constants,
  allPayrollKinds,
  type Language,
  type PayrollKind,
} from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { FileReply, member, type Call } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf } from '../../../platform/work/task.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { PayrollLine } from '../../../platform/database/stored-types.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { readLeaveTypes } from '../../changes/leave-types/index.ts';
import { readPayroll } from '../timesheets/index.ts';
import { cellText, csvText, payrollTable, refuseUnwritable } from './file/payroll-file.ts';
import { leftOut } from './file/left-out.ts';
import { payrollXlsx } from './file/payroll-xlsx.ts';
import { exportColumns, presentExport } from './payroll-exports.ts';
import type { OwnCodes, PayrollCell } from './file/payroll-cell.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const xlsxTask = taskOf(payrollXlsx, new URL('./file/payroll-xlsx.ts', import.meta.url).href);
/** Milliseconds that a row of a spreadsheet costs. */
const XLSX_ROW_MS = 0.3;

/** A month's payroll as a named export writes it. @throws `not_found`, `not_in_encoding`, `separator_in_text` */
export async function downloadPayrollExport(
  call: Call<typeof payrollExports.downloadPayrollExport>,
): Promise<FileReply> {
  const { projectId } = member(call);
  const { format, encoding, year, month } = call.query;
  const { language } = call;
  const { stored, figures } = await call.deps.database.inProject(projectId, async (tx) => {
    const row = await tx
      .selectFrom('payroll_export')
      .select(exportColumns)
      .where('id', '=', call.params.id)
      .executeTakeFirst();
    if (!row) throw new ProblemError('not_found');
    return {
      stored: presentExport(row),
      figures: await readMonth(tx, { year, month }, call.deps.now()),
    };
  });
  const file = { ...stored, ...(encoding && { encoding }) };
  const headings = file.has_header ? file.columns.map(({ heading }) => heading) : null;
  const rows = tableOf(figures, { file, month: { year, month }, language });
  const name = `${fileName(stored.name)}-${year}-${String(month).padStart(2, '0')}.${format}`;
  const missing = leftOut(figures.lines, file);
  const headers = missing.length === 0 ? {} : { 'x-left-out': missing.join(', ') };
  if (format === 'xlsx') {
    const sheet = { hours: file.hours, sheet: textOf(language, 'timesheets.payroll') };
    const content = await answerOf(call, xlsxTask, rows.length * XLSX_ROW_MS, headings, rows, sheet);
    return new FileReply({ type: XLSX, name, content, headers });
  }
  const texts = [...(headings ? [headings] : []), ...rows.map((row) => row.map((cell) => cellText(cell, file.hours)))];
  refuseUnwritable(texts, file);
  const charset = file.encoding === 'windows_1257' ? 'windows-1257' : 'utf-8';
  const content = bytesOf(csvText(texts, file), file.encoding);
  return new FileReply({ type: `text/csv; charset=${charset}`, name, content, headers });
}

function bytesOf(text: string, encoding: TextEncoding): Uint8Array {
  if (encoding === 'windows_1257') return baltic(text);
  return Buffer.from(encoding === 'utf8_bom' ? `\uFEFF${text}` : text);
}

/** Without what a file's name can't have. */
const fileName = (name: string) => name.replaceAll(/[\\/:*?"<>|]/g, '-');

/**
 * The first rows of a format that is being chosen. @throws `not_in_encoding`, `separator_in_text` for any row of the
 * file
 */
export async function previewPayrollExport(call: Call<typeof payrollExports.previewPayrollExport>) {
  const { projectId } = member(call);
  const { body: file, query: month, language } = call;
  const figures = await call.deps.database.inProject(projectId, (tx) => readMonth(tx, month, call.deps.now()));
  const rows = tableOf(figures, { file, month, language }).map((row) => row.map((cell) => cellText(cell, file.hours)));
  refuseUnwritable(rows, file);
  const headings = file.columns.map(({ heading }) => heading);
  const shown = rows.slice(0, constants.payrollRowsShown);
  const csv = csvText([...(file.has_header ? [headings] : []), ...shown], file);
  return { headings, rows: shown, total: rows.length, csv, left_out: leftOut(figures.lines, file) };
}

interface Month {
  year: number;
  month: number;
}

interface Figures {
  lines: readonly PayrollLine[];
  ownCodes: OwnCodes;
}

/** The figures of a month that the general export has too, with today's codes. @param now epoch milliseconds */
async function readMonth(tx: Tx, { year, month }: Month, now: number): Promise<Figures> {
  const types = await readLeaveTypes(tx);
  return {
    lines: await readPayroll(tx, monthRange(year, month), now),
    ownCodes: new Map(
      types.flatMap(({ code: leave, name, payroll_code: code }) => (code === null ? [] : [[leave, { code, name }]])),
    ),
  };
}

/** They as the rows of a file. */
function tableOf(
  { lines, ownCodes }: Figures,
  { file, month, language }: { file: payrollExports.PayrollFile; month: Month; language: Language },
): PayrollCell[][] {
  const names = allPayrollKinds.map((kind) => [kind, textOf(language, `payrollExports.kinds.${kind}`)] as const);
  const kindNames = Object.fromEntries(names) as Record<PayrollKind, string>;
  return payrollTable(lines, { file, month: monthRange(month.year, month.month), kindNames, ownCodes });
}

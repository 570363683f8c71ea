import type { Language, workingTimeSheet } from '@pamaina/contract';
import { FileReply, type Call, member } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf, type Task } from '../../../platform/work/task.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { sheetCsv } from './files/sheet-csv.ts';
import { sheetPdf } from './files/sheet-pdf.ts';
import { sheetXlsx } from './files/sheet-xlsx.ts';
import { readSheet } from './read-sheet.ts';

interface Options {
  language: Language;
  paper: workingTimeSheet.SheetPaper;
}

type Write = (sheet: workingTimeSheet.WorkingTimeSheet, options: Options) => Uint8Array | Promise<Uint8Array>;

const moduleOf = (path: string) => new URL(path, import.meta.url).href;

/** `each`: milliseconds that a line costs. */
const writers: Record<workingTimeSheet.SheetFormat, { type: string; each: number; task: Task<Write> }> = {
  pdf: { type: 'application/pdf', each: 4, task: taskOf(sheetPdf, moduleOf('./files/sheet-pdf.ts')) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    each: 1,
    task: taskOf(sheetXlsx, moduleOf('./files/sheet-xlsx.ts')),
  },
  csv: { type: 'text/csv; charset=utf-8', each: 0.1, task: taskOf(sheetCsv, moduleOf('./files/sheet-csv.ts')) },
};

/** The sheet as a file in the caller's language; written after the transaction. */
export async function exportSheet(call: Call<typeof workingTimeSheet.exportWorkingTimeSheet>): Promise<FileReply> {
  const { language } = call;
  const { format, paper, year, month } = call.query;
  const sheet = await getSheet(call);
  const { type, each, task } = writers[format];
  const content = await answerOf(call, task, sheet.lines.length * each, sheet, { language, paper });
  const name = `${textOf(language, 'workingTimeSheet.file')}-${year}-${String(month).padStart(2, '0')}.${format}`;
  return new FileReply({ type, name, content });
}

/** The sheet of a month: a manager reads everybody's, an employee the own line. */
export async function getSheet(
  call: Pick<Call<typeof workingTimeSheet.getWorkingTimeSheet>, 'caller' | 'query' | 'language' | 'deps'>,
) {
  const caller = member(call as Call);
  const employeeId = caller.role === 'manager' ? undefined : employeeOf(caller);
  const { language, query, deps } = call;
  return deps.database.readInProject(caller.projectId, (tx) =>
    readSheet(tx, { ...query, employeeId, language, now: deps.now(), username: caller.username }),
  );
}

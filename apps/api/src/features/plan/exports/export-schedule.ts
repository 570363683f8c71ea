import type { exports } from '@pamaina/contract';
import { FileReply, member, type Call } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { asCsv, asPlainCsv } from './as-csv.ts';
import { asIcs } from './as-ics.ts';
import { asPdf } from './as-pdf.ts';
import { asXlsx } from './as-xlsx.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf, type Task } from '../../../platform/work/task.ts';
import { readSheet, type Sheet } from './read-sheet.ts';

type Write = (sheet: Sheet) => Uint8Array | Promise<Uint8Array>;

const moduleOf = (path: string) => new URL(path, import.meta.url).href;

/** Milliseconds that a file costs: `least` whatever is in it, and `each` shift. */
const writers: Record<exports.ExportFormat, { type: string; least: number; each: number; task: Task<Write> }> = {
  csv: { type: 'text/csv; charset=utf-8', least: 0, each: 0.02, task: taskOf(asCsv, moduleOf('./as-csv.ts')) },
  csv_plain: {
    type: 'text/csv; charset=utf-8',
    least: 0,
    each: 0.02,
    task: taskOf(asPlainCsv, moduleOf('./as-csv.ts')),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    least: 0,
    each: 0.2,
    task: taskOf(asXlsx, moduleOf('./as-xlsx.ts')),
  },
  pdf: { type: 'application/pdf', least: 40, each: 0.5, task: taskOf(asPdf, moduleOf('./as-pdf.ts')) },
  ics: { type: 'text/calendar; charset=utf-8', least: 0, each: 0.05, task: taskOf(asIcs, moduleOf('./as-ics.ts')) },
};

/** The shifts of a range as a file in the caller's language; an employee gets published ones only. */
export async function exportSchedule(call: Call<typeof exports.exportSchedule>): Promise<FileReply> {
  const { projectId, role } = member(call);
  const { start, end, format, paper, drafts } = call.query;
  const { language, deps } = call;
  const sheet = await deps.database.inProject(projectId, (tx) =>
    readSheet(tx, {
      start,
      end,
      language,
      paper,
      drafts: role === 'manager' && drafts === 'yes',
      announced: format === 'pdf',
      madeAt: deps.now(),
    }),
  );
  const { type, least, each, task } = writers[format];
  const content = await answerOf(call, task, least + sheet.shifts.length * each, sheet);
  const name = `${textOf(language, 'exports.file')}-${start}-${end}.${format === 'csv_plain' ? 'csv' : format}`;
  return new FileReply({ type, name, content });
}

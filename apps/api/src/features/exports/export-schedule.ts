import type { exports } from '@pamaina/contract';
import { FileReply, member, type Call } from '../../platform/http/route.ts';
import { textOf } from '../../platform/text/texts.ts';
import { asCsv } from './as-csv.ts';
import { asIcs } from './as-ics.ts';
import { asPdf } from './as-pdf.ts';
import { asXlsx } from './as-xlsx.ts';
import { readSheet, type Sheet } from './read-sheet.ts';

const writers: Record<
  exports.ExportFormat,
  { type: string; write: (sheet: Sheet) => Uint8Array | Promise<Uint8Array> }
> = {
  csv: { type: 'text/csv; charset=utf-8', write: asCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: asXlsx },
  pdf: { type: 'application/pdf', write: asPdf },
  ics: { type: 'text/calendar; charset=utf-8', write: asIcs },
};

/** The shifts of a range as a file in the caller's language; an employee gets published ones only (Spec section 6). */
export async function exportSchedule(call: Call<typeof exports.exportSchedule>): Promise<FileReply> {
  const { projectId, role } = member(call);
  const { start, end, format } = call.query;
  const { language, deps } = call;
  const sheet = await deps.database.inProject(projectId, (tx) =>
    readSheet(tx, projectId, { start, end, language, drafts: role === 'manager', madeAt: deps.now() }),
  );
  const { type, write } = writers[format];
  const name = `${textOf(language, 'exports.file')}-${start}-${end}.${format}`;
  return new FileReply({ type, name, content: await write(sheet) });
}

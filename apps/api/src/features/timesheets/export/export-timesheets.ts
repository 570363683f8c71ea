import type { Language, timesheets } from '@pamaina/contract';
import { FileReply, member, type Call } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import type { DateRange } from '../../analytics/index.ts';
import { findProject } from '../../projects/index.ts';
import { payrollCsv } from './payroll-csv.ts';
import { payrollXlsx } from './payroll-xlsx.ts';
import { readPayroll, type Payroll } from './read-payroll.ts';
import { timesheetPdf } from './timesheet-pdf.ts';

interface File extends DateRange {
  project: string;
  language: Language;
}

const writers: Record<
  timesheets.TimesheetFormat,
  { type: string; write: (payroll: Payroll, file: File) => Uint8Array | Promise<Uint8Array> }
> = {
  csv: { type: 'text/csv; charset=utf-8', write: ({ lines }, { language }) => payrollCsv(lines, language) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: ({ lines }, file) => payrollXlsx(lines, file),
  },
  pdf: { type: 'application/pdf', write: timesheetPdf },
};

/** Payroll of a range by person, or its timesheet, in the caller's language; written after the transaction. */
export async function exportTimesheets(call: Call<typeof timesheets.exportTimesheets>): Promise<FileReply> {
  const { projectId } = member(call);
  const { start, end, format } = call.query;
  const { language } = call;
  const { payroll, project } = await call.deps.database.inProject(projectId, async (tx) => ({
    payroll: await readPayroll(tx, projectId, { start, end }),
    project: (await findProject(tx, projectId)).name,
  }));
  const { type, write } = writers[format];
  const name = `${textOf(language, 'timesheets.file')}-${start}-${end}.${format}`;
  return new FileReply({ type, name, content: await write(payroll, { project, language, start, end }) });
}

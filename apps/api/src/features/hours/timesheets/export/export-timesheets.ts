import type { Language, timesheets } from '@pamaina/contract';
import { FileReply, member, type Call } from '../../../../platform/http/route.ts';
import { answerOf } from '../../../../platform/http/answer-of.ts';
import { taskOf, type Task } from '../../../../platform/work/task.ts';
import { formatOf } from '../../../../platform/text/format-of.ts';
import { textOf } from '../../../../platform/text/texts.ts';
import type { PayrollLine } from '../../../../platform/database/stored-types.ts';
import type { DateRange } from '../../analytics/index.ts';
import { lawsOfMonths, packOn } from '../../../plan/planning-input/index.ts';
import { earlierNotes } from '../earlier-notes.ts';
import { readFigures } from '../kept-figures.ts';
import { isPaid, wordsOf } from './payroll-columns.ts';
import { payrollCsv, plainCsv } from './payroll-csv.ts';
import { payrollXlsx } from './payroll-xlsx.ts';
import { readPayroll } from './read-payroll.ts';
import { timesheetPdf } from './timesheet-pdf.ts';

interface File extends DateRange {
  project: string;
  language: Language;
  law: string;
  currency: string;
  holidays: ReadonlySet<string>;
  notes: readonly string[];
}

type Write = (lines: readonly PayrollLine[], file: File) => Uint8Array | Promise<Uint8Array>;

const moduleOf = (path: string) => new URL(path, import.meta.url).href;

/** `each`: milliseconds that a person costs. */
const writers: Record<timesheets.TimesheetFormat, { type: string; each: number; task: Task<Write> }> = {
  csv: { type: 'text/csv; charset=utf-8', each: 0.1, task: taskOf(payrollCsv, moduleOf('./payroll-csv.ts')) },
  csv_plain: { type: 'text/csv; charset=utf-8', each: 0.1, task: taskOf(plainCsv, moduleOf('./payroll-csv.ts')) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    each: 1,
    task: taskOf(payrollXlsx, moduleOf('./payroll-xlsx.ts')),
  },
  pdf: { type: 'application/pdf', each: 2, task: taskOf(timesheetPdf, moduleOf('./timesheet-pdf.ts')) },
};

/** Payroll of a range by person, or its timesheet, in the caller's language; written after the transaction. */
export async function exportTimesheets(call: Call<typeof timesheets.exportTimesheets>): Promise<FileReply> {
  const { projectId } = member(call);
  const { start, end, format } = call.query;
  const { language } = call;
  const { lines, project, holidays, locked } = await call.deps.database.inProject(projectId, async (tx) => ({
    locked: await readFigures(tx, { start, end }),
    lines: await readPayroll(tx, { start, end }, call.deps.now()),
    project: await tx
      .selectFrom('project')
      .select(['name', 'currency', 'law_pack', lawsOfMonths.as('month_laws')])
      .where('id', '=', tx.projectId)
      .executeTakeFirstOrThrow(),
    holidays: await tx
      .selectFrom('calendar_day')
      .select('date')
      .where('is_public', '=', true)
      .where((where) => where.between('date', start, end))
      .execute(),
  }));
  const terms = { law: packOn(project, start), currency: project.currency };
  const { type, each, task } = writers[format];
  const isNothing = !lines.some(isPaid);
  const keys = [...(isNothing ? ['nothingWorked'] : []), ...(locked.size === 0 ? ['notLocked'] : [])];
  const coinciding = lines.reduce((sum, line) => sum + line.coinciding, 0);
  const hours = formatOf(language).minutesAsHours(coinciding);
  const notes = [
    ...keys.map((key) => textOf(language, `timesheets.${key}`)),
    ...(coinciding > 0 ? [textOf(language, 'timesheets.premiums', { hours })] : []),
    ...(lines.some(({ onCallHome = 0 }) => onCallHome > 0) ? [wordsOf(language, terms)('onCallPay')] : []),
    ...lines.flatMap((line) => toLeaveNote(line, language)),
    ...lines.flatMap((line) => lateNote(line, language)),
    ...lines.flatMap(({ name, earlierOvertime = [] }) => earlierNotes(name, earlierOvertime, language)),
  ];
  const file = {
    project: project.name,
    ...terms,
    notes,
    language,
    start,
    end,
    holidays: new Set(holidays.map(({ date }) => date)),
  };
  const name = `${textOf(language, 'timesheets.file')}-${start}-${end}.${format === 'csv_plain' ? 'csv' : format}`;
  const content = await answerOf(call, task, lines.length * each, lines, file);
  return new FileReply({ type, name, content });
}

/** Late changes whose amount can't be known. */
function lateNote(line: PayrollLine, language: Language): string[] {
  const unpriced = Object.values(line.parts ?? {}).flatMap(({ late = [] }) =>
    late.filter(({ cents }) => cents === null),
  );
  if (unpriced.length === 0) return [];
  const hours = formatOf(language).minutesAsHours(unpriced.reduce((sum, { minutes }) => sum + minutes, 0));
  return [textOf(language, 'timesheets.lateWithoutRate', { name: line.name, hours })];
}

/** What became leave is said, since its pay is left out (DK 144(5)). */
function toLeaveNote({ name, toLeave = 0, leaveCredit = 0 }: PayrollLine, language: Language): string[] {
  if (toLeave === 0) return [];
  const { minutesAsHours } = formatOf(language);
  return [
    textOf(language, 'timesheets.toLeave', {
      name,
      hours: minutesAsHours(toLeave),
      leave: minutesAsHours(leaveCredit),
    }),
  ];
}

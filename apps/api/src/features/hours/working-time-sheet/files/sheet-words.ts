import type { Language, workingTimeSheet } from '@pamaina/contract';
import { formatOf } from '../../../../platform/text/format-of.ts';
import { textOf } from '../../../../platform/text/texts.ts';
import { earlierNotes } from '../../timesheets/index.ts';

type Sheet = workingTimeSheet.WorkingTimeSheet;
type Line = workingTimeSheet.SheetLine;

/** The sentences around the table, as every file has them. */
export function wordsOf(sheet: Sheet, language: Language) {
  const { company, company_code, year, month, made_by, made_at, approved_by, approved_at } = sheet;
  const format = formatOf(language, sheet.time_zone);
  const text = (key: string, values: Record<string, string | number> = {}) =>
    textOf(language, `workingTimeSheet.${key}`, values);
  const isOpen = sheet.lines.some(({ cells }) => cells.some(({ is_open }) => is_open));
  const confirmed = sheet.lines.filter(({ confirmation }) => confirmation.state === 'confirmed').length;
  return {
    text,
    weekday: format.weekdayShort,
    hours: (minutes: number) => format.bareHours(minutes / 60),
    company: company_code === null ? company : text('company', { name: company, code: company_code }),
    title: sheet.title,
    period: format.month(year, month),
    made: text('made', { name: made_by, date: format.instant(made_at) }),
    approved:
      approved_by === null || approved_at === null
        ? text('notApproved')
        : text('approved', { name: approved_by, date: format.instant(approved_at) }),
    legend: sheet.signs.map(({ sign, name }) => text('legend', { sign, name })).join('; '),
    notes: [
      text('howNights'),
      ...(isOpen ? [text('open')] : []),
      ...(confirmed > 0 ? [text('confirmedCount', { count: confirmed })] : []),
      ...sheet.lines.flatMap((line) => toLeaveNote(line, language)),
      ...sheet.lines.flatMap(({ name, earlier_overtime }) => earlierNotes(name, earlier_overtime, language)),
    ],
  };
}

/** What became leave isn't paid: said as the general export says it (DK 144(5)). */
function toLeaveNote({ name, to_leave_minutes, leave_minutes }: Line, language: Language): string[] {
  if (to_leave_minutes === 0) return [];
  const { minutesAsHours } = formatOf(language);
  const values = { name, hours: minutesAsHours(to_leave_minutes), leave: minutesAsHours(leave_minutes) };
  return [textOf(language, 'timesheets.toLeave', values)];
}

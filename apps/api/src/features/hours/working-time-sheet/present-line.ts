import type { Language, workingTimeSheet } from '@pamaina/contract';
import { createHash } from 'node:crypto';
import type { PayrollLine } from '../../../platform/database/stored-types.ts';
import { earlierOvertimeOf } from '../timesheets/index.ts';
import { formatOf } from '../../../platform/text/format-of.ts';

type Line = Omit<workingTimeSheet.SheetLine, 'roles' | 'confirmation'>;
type Cell = workingTimeSheet.SheetCell;

interface Options {
  dates: readonly string[];
  /** Dates with a shift for which there is no entry. */
  open: ReadonlySet<string>;
  /** The kinds of days that a manager chose for this employee, by date. */
  chosen: ReadonlyMap<string, workingTimeSheet.SignKind> | undefined;
  language: Language;
  signOf: (kind: workingTimeSheet.SignKind) => string;
}

/** Stands behind a day of which something is not settled. */
const MARK = '*';

/** A line of the sheet: what payroll sums, day by day in the words of the sheet. */
export function presentLine(line: PayrollLine, { dates, open, chosen, language, signOf }: Options): Line {
  const hours = (minutes: number) => formatOf(language).bareHours(minutes / 60);
  const cells = dates.map((date): Cell => {
    const worked = line.days[date] ?? 0;
    const night = line.parts?.[date]?.night ?? 0;
    const kind = line.signs?.[date] ?? null;
    const is_open = open.has(date) || line.unapproved.includes(date);
    const time = worked === 0 ? '' : `${hours(worked)}${night === 0 ? '' : `/${hours(night)}`}`;
    const words = [time, kind === null ? '' : signOf(kind)].filter((part) => part !== '').join(' ');
    const text = `${words}${is_open ? MARK : ''}`;
    return {
      date,
      text,
      worked_minutes: worked,
      night_minutes: night,
      kind,
      chosen: chosen?.get(date) ?? null,
      is_open,
    };
  });
  const { id, name, norm, worked, night, overtime, holiday, rest, additional } = line;
  return {
    employee_id: id,
    name,
    cells,
    days: cells.filter(({ worked_minutes }) => worked_minutes > 0).length,
    worked_minutes: worked,
    night_minutes: night,
    overtime_minutes: overtime,
    holiday_minutes: holiday,
    rest_day_minutes: rest,
    additional_minutes: additional,
    on_call_home_minutes: line.onCallHome ?? 0,
    norm_minutes: norm,
    balance_minutes: norm === null ? null : worked - additional - norm,
    to_leave_minutes: line.toLeave ?? 0,
    leave_minutes: line.leaveCredit ?? 0,
    earlier_overtime_minutes: earlierOvertimeOf(line),
    earlier_overtime: line.earlierOvertime ?? [],
    figures: printOf(line, cells),
  };
}

/** The same as long as every figure and the kind of every day are; whatever signs are called and who approved what. */
function printOf(line: PayrollLine, cells: readonly Cell[]) {
  const { norm, worked, night, overtime, holiday, rest, additional, earlierOvertime = [], onCallHome } = line;
  const days = cells.map(({ date, worked_minutes, night_minutes, kind }) => [
    date,
    worked_minutes,
    night_minutes,
    kind,
  ]);
  const atHome = onCallHome === undefined ? [] : [onCallHome];
  const figures = [norm, worked, night, overtime, holiday, rest, additional, days, ...earlierOvertime, ...atHome];
  return createHash('sha256').update(JSON.stringify(figures)).digest('base64url');
}

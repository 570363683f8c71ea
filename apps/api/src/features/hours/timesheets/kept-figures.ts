import { monthNumberOf, monthOf, yearOf } from '@pamaina/contract';
import type { timesheets } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import type { KeptFigures } from '../../../platform/database/stored-types.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import type { DateRange } from '../analytics/index.ts';
import { readKeptFigures } from './stored-month.ts';

type Line = timesheets.TimesheetEntry;

/** What a line of a sheet is known by: its entry, or the shift to which nobody clocked in. */
const keyOf = ({ id, shift }: Line) => id ?? shift?.id ?? '';

/** What is kept of the lines of a month that is being locked: their figures, and not whose they are. */
export function figuresOf(lines: readonly Line[]): Record<string, KeptFigures> {
  return Object.fromEntries(
    lines.map((line) => {
      const {
        state,
        shift,
        planned_minutes,
        worked_minutes,
        break_minutes,
        night_minutes,
        holiday_minutes,
        rest_day_minutes,
        overtime_minutes,
        additional_minutes,
        coinciding_minutes,
        late_minutes,
        left_early_minutes,
        before_minutes,
        after_minutes,
        is_break_missing,
      } = line;
      const counted = { worked_minutes, night_minutes, holiday_minutes, rest_day_minutes, overtime_minutes };
      const compared = { late_minutes, left_early_minutes, before_minutes, after_minutes, is_break_missing };
      const more = { planned_minutes, break_minutes, additional_minutes, coinciding_minutes };
      return [keyOf(line), { state, shift, ...counted, ...compared, ...more }];
    }),
  );
}

/** The figures of the locked months that a range touches, by `YYYY-MM`. One statement. */
export async function readFigures(
  tx: Tx,
  { start, end }: DateRange,
): Promise<Map<string, Record<string, Partial<KeptFigures>>>> {
  const first = monthRange(yearOf(start), monthNumberOf(start)).start;
  const rows = await tx
    .selectFrom('timesheet_month')
    .select(['month', 'figures'])
    .where('locked_at', 'is not', null)
    .where((where) => where.between('month', first, end))
    .execute();
  return new Map(
    rows.flatMap(({ month, figures }) => {
      const kept = readKeptFigures(figures);
      return kept === null ? [] : [[monthOf(month), kept]];
    }),
  );
}

/**
 * Lines as they are now, with what was kept of those in locked months: whatever became of the schedule, holidays and
 * contracts since. A shift that such a month did not hold when it was locked is no line of it.
 */
export function withFigures(lines: readonly Line[], kept: Awaited<ReturnType<typeof readFigures>>): Line[] {
  return lines.flatMap((line) => {
    const month = kept.get(monthOf(line.date));
    if (!month) return [line];
    const figures = month[keyOf(line)];
    return figures ? [{ ...line, ...figures }] : [];
  });
}

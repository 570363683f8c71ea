import { lawByMonths, lawOn } from '@pamaina/engine';
import type { PayrollLine } from '../../../platform/database/stored-types.ts';
import { together, type Tx } from '../../../platform/database/database.ts';
import { ownerOf, readTeam, reckonTeam, type DateRange, type Team } from '../analytics/index.ts';
import { payrollOf } from './export/reckon-payroll.ts';
import { readMonthsToLeave } from './hours-to-leave.ts';
import { readDueChanges } from '../../plan/late-changes/index.ts';
import { openLines } from './open-timesheets.ts';
import { presentTimesheets } from './present-timesheets.ts';
import { readBooksOf } from './read-books.ts';
import { readDayMarks } from './read-day-marks.ts';
import { readEndingPeriods } from './read-ending-periods.ts';
import { readPlanned } from './read-planned.ts';
import { readPayrollLines } from './stored-month.ts';

interface Wanted extends DateRange {
  employeeId?: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

export interface Month {
  lines: PayrollLine[];
  /** What is not settled; nothing of a locked month. */
  open: ReturnType<typeof openLines>;
  locked_at: string | null;
  locked_by: string | null;
}

/**
 * A whole month, everybody's or one person's: as it was kept if it is locked, else as it is now. Summed once for all
 * who show it. Two statements, of which a locked month needs one.
 */
export async function readMonth(tx: Tx, wanted: Wanted): Promise<Month> {
  const { start, employeeId } = wanted;
  const [row, team] = await together(tx, () => [
    tx
      .selectFrom('timesheet_month')
      .select(['locked_at', 'locked_by', 'payroll'])
      .where('month', '=', start)
      .executeTakeFirst(),
    readTeam(tx),
  ]);
  const { locked_at = null, locked_by = null } = row ?? {};
  const isWanted = ({ id }: PayrollLine) => employeeId === undefined || id === employeeId;
  const payroll = readPayrollLines(row?.payroll ?? null);
  if (locked_at === null || payroll === null) return { ...(await readAsItIs(tx, team, wanted)), locked_at, locked_by };
  const kept = payroll.filter(isWanted);
  // Locked before the days' signs and parts were kept: those of today stand in.
  const now = kept.every(({ signs, parts }) => signs && parts) ? [] : (await readAsItIs(tx, team, wanted)).lines;
  const nowOf = new Map(now.map((line) => [ownerOf(line.id === null, line.id ?? line.name), line]));
  const lines = kept.map((line) => {
    const { signs = {}, parts = {} } = nowOf.get(ownerOf(line.id === null, line.id ?? line.name)) ?? {};
    return { signs, parts, ...line };
  });
  return { lines, open: [], locked_at, locked_by };
}

async function readAsItIs(tx: Tx, team: Team, wanted: Wanted): Promise<Pick<Month, 'lines' | 'open'>> {
  const { start, end, employeeId, now } = wanted;
  const range = { start, end };
  const [books, planned, marks, toLeave, ending, changed] = await together(tx, () => [
    readBooksOf(tx, team, wanted),
    readPlanned(tx, wanted),
    readDayMarks(tx, range),
    readMonthsToLeave(tx, range),
    readEndingPeriods(tx, team, range),
    readDueChanges(tx, range),
  ]);
  const reckoned = reckonTeam(books, range);
  const mealBreak = lawOn(lawByMonths(team.law_pack, team.month_laws), start)?.mealBreak;
  const open = openLines(presentTimesheets({ range, reckoned, planned, mealBreak, country: team.country, now }));
  const lines = payrollOf({ books, planned, marks, toLeave, ending, changed, range }, reckoned);
  return { lines: lines.filter(({ id }) => employeeId === undefined || id === employeeId), open };
}

import { constants, type timesheets } from '@pamaina/contract';
import { lawByMonths, lawOn } from '@pamaina/engine';
import { member, type Call } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { together, type Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { minuteOf } from '../../../platform/http/unchanged.ts';
import { reckonTeam, type DateRange } from '../analytics/index.ts';
import { readPendingLeave } from './reconcile-overtime-leave.ts';
import { presentTimesheets } from './present-timesheets.ts';
import { readBooks } from './read-books.ts';
import { readPlanned } from './read-planned.ts';
import { readFigures, withFigures } from './kept-figures.ts';

type Line = timesheets.TimesheetEntry;
type OpenLine = Line & { kind: timesheets.OpenKind };

/** What prevents a month from being locked, with the month's totals; nothing for a locked one. */
export async function listOpenTimesheets(call: Call<typeof timesheets.listOpenTimesheets>) {
  const { projectId } = member(call);
  const { start, end } = monthRange(call.query.year, call.query.month);
  const [pending, sheet] = await call.deps.database.readInProject(projectId, (tx) =>
    together(tx, () => [readPendingLeave(tx, start), readSheet(tx, { start, end, now: call.deps.now() })]),
  );
  const lines = sheet();
  const open = openLines(lines).filter(({ is_locked }) => !is_locked);
  const count = (wanted: timesheets.OpenKind) => open.filter(({ kind }) => kind === wanted).length;
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    counts: {
      running: count('running'),
      no_end: count('no_end'),
      unapproved: count('unapproved'),
      no_entry: count('no_entry'),
    },
    planned_minutes: sum(({ planned_minutes }) => planned_minutes),
    worked_minutes: sum(({ worked_minutes }) => worked_minutes),
    items: open.slice(0, constants.openTimesheetsMax),
    pending_overtime_leave: pending,
  };
}

/** The unsettled lines, in order. */
export function openLines(lines: readonly Line[]): OpenLine[] {
  const entriesOf = Map.groupBy(
    lines.filter(({ id }) => id !== null),
    personOf,
  );
  return lines.flatMap((line) => {
    const kind = kindOf(line, entriesOf.get(personOf(line)) ?? []);
    return kind === null ? [] : [{ ...line, kind }];
  });
}

const personOf = ({ employee_id, name }: Line) => (employee_id === null ? `gone ${name}` : `here ${employee_id}`);

function kindOf(line: Line, entries: readonly Line[]): timesheets.OpenKind | null {
  const { state, approved_at } = line;
  if (state === 'open' || state === 'planned') return 'running';
  if (state === 'unclear') return 'no_end';
  if (state === 'missing') return isCovered(line, entries) ? null : 'no_entry';
  return state === 'closed' && approved_at === null ? 'unapproved' : null;
}

/** Two consecutive shifts clocked as one entry: the second one is worked too, at least half of it. */
function isCovered({ shift }: Line, entries: readonly Line[]): boolean {
  if (shift === null) return false;
  const [start, end] = [Date.parse(shift.starts_at), Date.parse(shift.ends_at)];
  const common = entries.reduce((sum, { started_at, ended_at, is_additional }) => {
    if (started_at === null || ended_at === null || is_additional) return sum;
    return sum + Math.max(0, Math.min(end, Date.parse(ended_at)) - Math.max(start, Date.parse(started_at)));
  }, 0);
  return common * 2 >= end - start;
}

interface Wanted extends DateRange {
  employeeId?: string | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The current scheduled and worked hours of a range. The queries are sent immediately; the lines are calculated when
 * they are called for, which can be after the transaction.
 */
export async function readSheet(tx: Tx, wanted: Wanted): Promise<() => timesheets.TimesheetEntry[]> {
  const { start, end, now } = wanted;
  const [planned, books] = await together(tx, () => [readPlanned(tx, wanted), readBooks(tx, wanted)]);
  const { team } = books;
  const mealBreak = lawOn(lawByMonths(team.law_pack, team.month_laws), start)?.mealBreak;
  const range = { start, end };
  return () =>
    presentTimesheets({ range, reckoned: reckonTeam(books, range), planned, mealBreak, country: team.country, now });
}

/**
 * Scheduled against worked: a manager reads everyone's or one employee's, an employee the own whatever the query.
 * Locked months have the figures from when they were locked.
 */
export async function listTimesheets(call: Call<typeof timesheets.listTimesheets>) {
  const caller = member(call);
  const { start, end, employee_id } = call.query;
  const employeeId = caller.role === 'manager' ? employee_id : employeeOf(caller);
  const [kept, reckon] = await call.deps.database.readInProject(caller.projectId, (tx) =>
    together(tx, () => [
      readFigures(tx, { start, end }),
      readSheet(tx, { start, end, employeeId, now: minuteOf(call.deps.now()) }),
    ]),
  );
  return withFigures(reckon(), kept);
}

import { monthOf } from '@pamaina/contract';
import { lowerBound, type Problem, type Shift } from '@pamaina/engine';
import { together, type Tx } from '../../../platform/database/database.ts';
import { addDays, datesBetween } from '../../../platform/time/zone.ts';
import { type Books, isDuring, loadMonth, type ShiftRow, withAway, withoutFixed } from '../planning-input/index.ts';
import { type Taker, whoMayTake } from './who-may-take.ts';

interface Absence {
  employeeId: string;
  /** Local dates, both inclusive. */
  from: string;
  to: string;
  /** The same time as instants. */
  starts_at: string;
  ends_at: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Of the months from the day before (`booksOfMonths`), if they are known. */
  books?: Record<string, Books>;
}

export interface AbsenceConsequence {
  opens: { row: ShiftRow; takers: { id: string; name: string }[] }[];
  unfillable: number;
}

const TAKERS_SHOWN = 3;

/**
 * The effect of an absence on the schedule: which of the employee's shifts open and who could take each, and how many
 * needed shifts of these days can no longer be filled by any schedule (proved by counting, so never too many). Two
 * statements, or one if the books are known.
 */
export async function absenceConsequence(tx: Tx, absence: Absence): Promise<AbsenceConsequence> {
  // A night shift of the day before extends into the time.
  const months = [...new Set(datesBetween(addDays(absence.from, -1), absence.to).map(monthOf))];
  const found: AbsenceConsequence = { opens: [], unfillable: 0 };
  const loaded = await together(tx, () =>
    months.map((month) => loadMonth(tx, month, 'in_force', absence.books?.[month])),
  );
  for (const { problem, shifts, rows } of loaded) {
    const lost = new Set(shifts.filter((shift) => isLost(shift, absence)).map(({ id }) => id));
    const without = withoutPerson(problem, absence, lost);
    const open = shifts.map((shift) => (lost.has(shift.id) ? { ...shift, employeeId: null, locked: false } : shift));
    for (const row of rows.filter(({ id }) => lost.has(id)))
      found.opens.push({ row, takers: takersOf(without, open, row.id) });
    found.unfillable += Math.max(0, missing(without, absence) - missing(problem, absence));
  }
  return found;
}

const timeOf = ({ starts_at, ends_at }: Absence) => ({ startsAt: Date.parse(starts_at), endsAt: Date.parse(ends_at) });

const isLost = (shift: Shift, absence: Absence): boolean =>
  shift.employeeId === absence.employeeId && isDuring(shift, timeOf(absence)) && shift.start > absence.now / 60_000;

function withoutPerson(problem: Problem, absence: Absence, lost: ReadonlySet<string>): Problem {
  const away = { people: [absence.employeeId], times: [timeOf(absence)], source: 'time_off' as const };
  return withoutFixed(withAway(problem, away), lost);
}

/** The first who could take a shift without breaking a rule, best first. */
export const takersOf = (problem: Problem, shifts: readonly Shift[], id: string) =>
  bestOf(whoMayTake({ problem, shifts }, id));

/** Of those who are ranked for a shift, the first who break no rule with it. */
export const bestOf = (ranked: readonly Taker[]) =>
  ranked
    .filter(({ fits }) => fits)
    .slice(0, TAKERS_SHOWN)
    .map(({ employeeId, name }) => ({ id: employeeId, name }));

/** Needed shifts of the days that no schedule fills. */
function missing(problem: Problem, { from, to }: Absence): number {
  const needs = problem.needs.filter(({ date }) => date >= from && date <= to);
  return lowerBound({ ...problem, needs }).certificates.reduce((sum, shortage) => sum + shortage.missing, 0);
}

import { monthOf } from '@pamaina/contract';
import { reckonWork, type Reckoned } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import type { PayrollLine } from '../../../platform/database/stored-types.ts';
import {
  accountingPeriods,
  monthsOf,
  multipliersIn,
  ownerOf,
  type DateRange,
  type Team,
  normsOfBooks,
  termsOf,
  type Books,
} from '../analytics/index.ts';
import type { Entry } from './read-entries.ts';
import { readPayrollLines } from './stored-month.ts';

/**
 * The accounting periods of several months whose last month lies in a range and isn't locked, with their locked months:
 * a locked last month has kept what it paid. One statement, or none.
 */
export async function readEndingPeriods(tx: Tx, team: Team, range: DateRange): Promise<EndingPeriod[]> {
  if (team.regime === 'fixed' || team.accounting_months === 1) return [];
  const ending = accountingPeriods(team.accounting_start, team.accounting_months, range).flatMap((period) => {
    const months = monthsOf(period);
    const last = months.at(-1);
    return last && last.start >= range.start && last.end <= range.end ? [{ period, months, last }] : [];
  });
  const [first] = ending;
  if (!first) return [];
  const rows = await tx
    .selectFrom('timesheet_month')
    .select(['month', 'payroll'])
    .where('locked_at', 'is not', null)
    .where((where) => where.between('month', first.period.start, range.end))
    .execute();
  const kept = new Map(
    rows.flatMap(({ month, payroll }) => {
      const lines = readPayrollLines(payroll);
      return lines === null ? [] : [[month, lines] as const];
    }),
  );
  return ending
    .filter(({ last }) => !kept.has(last.start))
    .map(({ period, months }) => ({
      period,
      locked: months.flatMap((month) => {
        const payroll = kept.get(month.start);
        if (!payroll) return [];
        return [
          { ...month, lines: new Map(payroll.map((line) => [ownerOf(line.id === null, line.id ?? line.name), line])) },
        ];
      }),
    }))
    .filter(({ locked }) => locked.length > 0);
}

/** An accounting period whose end is paid, with its earlier months that are locked, in order. */
export interface EndingPeriod {
  period: DateRange;
  locked: readonly LockedMonth[];
}

interface LockedMonth extends DateRange {
  /** Its payroll lines as kept when it was locked, by `ownerOf`. */
  lines: ReadonlyMap<string, PayrollLine>;
}

/** What a period's end still owes an employee. */
export interface EarlierOvertime {
  /** The last day of the period. */
  date: string;
  months: { month: string; minutes: number }[];
  /** The premium alone: the hours themselves were paid with their months. Not rounded. */
  cents: number;
}

/**
 * Overtime is known at the end of the accounting period (DK 115), and illness or leave in its last month can move it
 * into months that are locked and paid: by `ownerOf`, what those months have above what was kept of them.
 */
export function earlierOvertime(books: Books<Entry>, periods: readonly EndingPeriod[]): Map<string, EarlierOvertime[]> {
  const found = new Map<string, EarlierOvertime[]>();
  for (const ending of periods) {
    const { period } = ending;
    const normOf = normsIn(books, ending);
    const multipliers = multipliersIn(books.team, period);
    const taken = [...books.work, ...(books.beside ?? [])]
      .filter(({ person, date }) => person !== null && date >= period.start && date <= period.end)
      .sort((a, b) => a.start - b.start);
    for (const [owner, own] of Map.groupBy(taken, ({ isGone, person }) => ownerOf(isGone, person))) {
      const normMinutes = normOf(owner);
      if (normMinutes === null) continue;
      const terms = { days: books.days, multipliers, rateCents: 0, normMinutes };
      const sought = new Set<object>(books.work);
      const late = lateOf(
        reckonWork(own, terms).filter(({ shift }) => sought.has(shift)),
        ending.locked.flatMap((month) => {
          const line = month.lines.get(owner);
          return line ? [{ ...month, line }] : [];
        }),
      );
      if (late.length === 0) continue;
      const rateNow = termsOf(books.team).get(owner)?.hourly_rate_cents ?? 0;
      const cents = late.reduce(
        (sum, { work, minutes, line }) =>
          sum + premiumOf(work, minutes, { ...terms, rateCents: line.rateCents ?? rateNow }),
        0,
      );
      const months = late.map(({ start, minutes }) => ({ month: monthOf(start), minutes }));
      found.set(owner, [...(found.get(owner) ?? []), { date: period.end, months, cents }]);
    }
  }
  return found;
}

/**
 * The norm of the whole period. Locked months have the norm that was kept: a contract that changes later doesn't change
 * them. Months before the first of them of which nothing is known don't count.
 */
function normsIn(books: Books<Entry>, { period, locked }: EndingPeriod): (owner: string) => number | null {
  const normOf = normsOfBooks(books);
  const first = locked[0]?.start ?? period.start;
  const unknown = (books.unknownMonths ?? []).filter(({ start, end }) => start >= period.start && end < first);
  return (owner) => {
    const whole = normOf(owner, period);
    if (whole === null) return null;
    const known = unknown.reduce((norm, month) => norm - (normOf(owner, month) ?? 0), whole);
    return locked.reduce((norm, month) => {
      const now = normOf(owner, month) ?? 0;
      return norm - now + (month.lines.get(owner)?.norm ?? now);
    }, known);
  };
}

type Work = Parameters<typeof reckonWork>[0][number];
type OfLine = DateRange & { line: PayrollLine };
type Late = OfLine & { work: Reckoned<Work>[]; minutes: number };

/** How much of each month is more than was kept; what another month has less is taken off. */
function lateOf(reckoned: readonly Reckoned<Work>[], months: readonly OfLine[]): Late[] {
  const compared = months.map((month) => {
    const work = reckoned.filter(({ shift }) => shift.date >= month.start && shift.date <= month.end);
    const minutes = work.reduce((sum, { overtime }) => sum + overtime, 0) - month.line.overtime;
    return { ...month, work, minutes };
  });
  let left = compared.reduce((sum, { minutes }) => sum + minutes, 0);
  return compared.flatMap((one) => {
    const minutes = Math.max(0, Math.min(one.minutes, left));
    left -= minutes;
    return minutes > 0 ? [{ ...one, minutes }] : [];
  });
}

/** The premium of the first minutes of overtime: those after them were overtime when the month was locked. */
function premiumOf(work: readonly Reckoned<Work>[], minutes: number, terms: Parameters<typeof reckonWork>[1]): number {
  let left = minutes;
  return work.reduce((sum, one) => {
    const part = Math.min(one.overtime, left);
    left -= part;
    const centsWith = (overtime: number) =>
      reckonWork([one.shift], { ...terms, normMinutes: one.minutes - overtime }).reduce(
        (all, { cents }) => all + cents,
        0,
      );
    return part === 0 ? sum : sum + centsWith(one.overtime) - centsWith(one.overtime - part);
  }, 0);
}

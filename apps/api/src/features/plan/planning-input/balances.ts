import { monthNumberOf, monthOf, yearOf } from '@pamaina/contract';
import {
  type Absence,
  type Contract,
  type ContractSpan,
  contractMinutesIn,
  type Debt,
  type Earlier,
  type LawPack,
  type NormDay,
  normMinutes,
  overtimeOfWeek,
} from '@pamaina/engine';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { addDays, datesBetween, monthRange, weekdayOf } from '../../../platform/time/zone.ts';
import type { StoredSettings } from '../../business/settings/index.ts';
import type { EarlierMonths, EarlierWork, MonthHours } from './earlier-work.ts';

/** How a project records working time (DK 113). */
export type Recording = Pick<StoredSettings, 'regime' | 'accounting_start' | 'accounting_months'>;

/** The number of the accounting period that contains a month or a date, counted from the first one. */
export function periodOf(date: string, { accounting_start, accounting_months }: Recording): number {
  return Math.floor((monthNumber(date) - monthNumber(accounting_start)) / accounting_months);
}

function monthNumber(date: string): number {
  return yearOf(date) * 12 + monthNumberOf(date);
}

/** What lowers a norm: public holidays, as dates, and somebody's absences. */
export interface DaysOff {
  holidays: readonly string[];
  absences: readonly Absence[];
  /** Of all time: it may shorten the eves of holidays. */
  law: LawPack | null;
}

/** What is agreed: one contract on all days, none, or those of the days of employment. */
export type Agreed = Contract | null | readonly ContractSpan[];

/**
 * The agreed minutes of the week from a Monday on; null without contract hours. Each working day has its part of what
 * was agreed on it.
 */
export function weekMinutesOf(agreed: Agreed, monday: string): number | null {
  if (agreed === null) return null;
  if (!isSpans(agreed)) return agreed.hoursPerWeek * 60;
  const [first, ...others] = agreed;
  if (first && others.length === 0) return first.contract === null ? null : first.contract.hoursPerWeek * 60;
  const start = Temporal.PlainDate.from(monday);
  const dates = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    date: start.add({ days: weekday - 1 }).toString(),
    weekday,
  }));
  const employment = agreed.map(({ from, to, contract }) => ({
    from,
    to,
    ...(contract && { contractMinutesPerWeek: contract.hoursPerWeek * 60, restWeekdays: restOf(contract) }),
  }));
  return contractMinutesIn({ employment }, dates) ?? null;
}

const restOf = ({ restWeekdays, daysPerWeek }: Contract): readonly number[] =>
  restWeekdays ?? (daysPerWeek === 6 ? [7] : [6, 7]);

const isSpans = (agreed: Contract | readonly ContractSpan[]): agreed is readonly ContractSpan[] =>
  Array.isArray(agreed);

/** What was agreed for a past month, `YYYY-MM`, in minutes; null where the contract hours are unknown. */
function monthNorm(month: string, contract: Agreed, { holidays, absences, law }: DaysOff): number | null {
  const { start, end, dates } = datesOf(month);
  const off = new Set(holidays);
  const days = dates.map((date): NormDay => ({ ...date, holiday: off.has(date.date) }));
  return normMinutes(days, { from: start, to: end, contract, absences, law });
}

interface MonthDates {
  start: string;
  end: string;
  /** One more than the month has: its last day may be the eve of a holiday. */
  dates: { date: string; weekday: number }[];
}

/** A month is asked for again for each person and call. */
const known = new Map<string, MonthDates>();

function datesOf(month: string): MonthDates {
  const found = known.get(month);
  if (found) return found;
  const { start, end } = monthRange(yearOf(month), Number(month.slice(5)));
  const dates = datesBetween(start, addDays(end, 1)).map((date) => ({
    date,
    weekday: weekdayOf(date),
  }));
  known.set(month, { start, end, dates });
  return { start, end, dates };
}

/** An employee's month compared with its norm. */
export interface MonthBalance {
  /** `YYYY-MM`. */
  month: string;
  /** Minutes above the norm; negative if it was not reached. */
  above: number;
}

/**
 * The months that employees worked against their norms, which holidays and time off lower (LT12). Employees without a
 * contract have none.
 * @param contracts by person
 */
function aboveNorm(
  months: readonly MonthHours[],
  { holidays, away, law }: Pick<EarlierMonths, 'holidays' | 'away' | 'law'>,
  contracts: ReadonlyMap<string, Agreed>,
): Map<string, MonthBalance[]> {
  const balances = new Map<string, MonthBalance[]>();
  for (const [employee, own] of Map.groupBy(months, ({ employee_id }) => employee_id)) {
    const contract = contracts.get(employee) ?? null;
    const absences = away.filter(({ employee_id }) => employee_id === employee);
    const known = own.flatMap(({ month, minutes }) => {
      const norm = monthNorm(month, contract, { holidays, absences, law });
      return norm === null ? [] : [{ month, above: minutes - norm }];
    });
    if (known.length > 0) balances.set(employee, known);
  }
  return balances;
}

const sumAbove = (months: readonly MonthBalance[]) => months.reduce((sum, { above }) => sum + above, 0);

/** Known facts of the employees' contracts. */
interface Contracts {
  /** By employee. */
  contracts: ReadonlyMap<string, Agreed>;
  /** By employee the date since which it is unchanged. */
  since: ReadonlyMap<string, string>;
}

/**
 * What the earlier months of an accounting period leave of their norms for later months, in minutes, negative if more
 * was worked (LT11, DK 115(6)): per employee with a contract, in the months in which they worked, including drafts, as
 * the planned month is added to those. A month that starts before the contract carries nothing: its norm was different.
 * Under the fixed regime nothing is carried.
 * @param from a date of the month whose accounting period it is
 */
export function normLeftOf(
  months: EarlierMonths,
  { contracts, since }: Contracts,
  recording: Recording,
  from: string,
): Map<string, number> {
  if (recording.regime === 'fixed') return new Map();
  const period = periodOf(from, recording);
  const own = months.planned.filter(
    ({ month, employee_id }) =>
      periodOf(month, recording) === period && `${month}-01` >= (since.get(employee_id) ?? ''),
  );
  return new Map([...aboveNorm(own, months, contracts)].map(([employee, of]) => [employee, -sumAbove(of)]));
}

/**
 * The overtime of each employee since the start of the year, in minutes (DK 119): under summary recording the hours
 * above the norm of each finished accounting period, in the months in which they worked, as the current one is carried
 * (`normLeftOf`); week by week under the fixed regime. Hours above the norm at the end of last year, in a period that
 * started then, belong to last year. Employees without a contract have none.
 * @param contracts by person
 * @param from a date of the month whose accounting period goes on
 */
export function overtimeOf(
  months: EarlierMonths,
  contracts: ReadonlyMap<string, Agreed>,
  recording: Recording,
  from: string,
): Map<string, number> {
  const { year, lastYear, weeks } = months;
  if (recording.regime === 'fixed') {
    const sums = weeks.map(({ employee_id, minutes, mondays }) => {
      const contract = contracts.get(employee_id) ?? null;
      const above = minutes.map((week, i) =>
        overtimeOfWeek(week, weekMinutesOf(contract, mondays?.[i] ?? '') ?? Infinity),
      );
      return [employee_id, Math.round(above.reduce((sum, one) => sum + one, 0))] as const;
    });
    return new Map(sums.filter(([, minutes]) => minutes > 0));
  }
  const overtime = new Map<string, number>();
  const before = aboveNorm(lastYear, months, contracts);
  for (const [employee, own] of aboveNorm(year, months, contracts)) {
    let sum = 0;
    const ended = own.filter(({ month }) => periodOf(month, recording) < periodOf(from, recording));
    for (const [period, ofPeriod] of Map.groupBy(ended, ({ month }) => periodOf(month, recording))) {
      const begun = sumAbove((before.get(employee) ?? []).filter(({ month }) => periodOf(month, recording) === period));
      sum += Math.max(0, Math.max(0, begun + sumAbove(ofPeriod)) - Math.max(0, begun));
    }
    overtime.set(employee, sum);
  }
  return overtime;
}

/**
 * The months before the planned one over which a night worker's shifts are averaged with it (LT14, DK 117(3)): three
 * together.
 */
const MONTHS = 2;

type Nights = Required<Pick<Earlier, 'nightShifts' | 'nightMinutes' | 'recentShifts' | 'recentMinutes'>>;

/**
 * The work of the two months before a planned one, and the published night shifts among it, of anyone who had some.
 * @param from a date of the planned month
 */
export function nightsOf({ work }: Pick<EarlierMonths, 'work'>, from: string): Map<string, Nights> {
  const first = Temporal.PlainDate.from(from).subtract({ months: MONTHS }).toString().slice(0, 7);
  const nights = new Map<string, Nights>();
  for (const row of work) {
    if (row.month < first) continue;
    const sums = nights.get(row.employee_id) ?? { nightShifts: 0, nightMinutes: 0, recentShifts: 0, recentMinutes: 0 };
    nights.set(row.employee_id, {
      nightShifts: sums.nightShifts + row.nights,
      nightMinutes: sums.nightMinutes + row.night_minutes,
      recentShifts: sums.recentShifts + row.shifts,
      recentMinutes: sums.recentMinutes + row.minutes,
    });
  }
  return nights;
}

const counted = ['weekends', 'nights', 'closings', 'holidays'] as const;

/**
 * What each employee has had too much (+) or too little (-) of in earlier months.
 * Hours: against the norm of the months in which they worked; without a contract there is none. Weekends, nights,
 * closings, holidays: against the share if each role's were spread over everyone who worked in it by their hours.
 * @param contracts by person
 */
export function debtsOf(
  { work, holidays, away, law }: Pick<EarlierMonths, 'work' | 'holidays' | 'away' | 'law'>,
  contracts: ReadonlyMap<string, Agreed>,
): Map<string, Debt> {
  const debts = new Map<string, Debt>();
  const roles = Map.groupBy(work, ({ role }) => role);
  for (const [employee, own] of Map.groupBy(work, ({ employee_id }) => employee_id)) {
    const debt: Debt = { minutes: 0, weekends: 0, nights: 0, closings: 0, holidays: 0 };
    for (const [role, ofRole] of Map.groupBy(own, (row) => row.role)) {
      const all = roles.get(role) ?? [];
      const part = sumOf(ofRole, 'minutes') / Math.max(1, sumOf(all, 'minutes'));
      for (const kind of counted) debt[kind] += sumOf(ofRole, kind) - part * sumOf(all, kind);
    }
    const contract = contracts.get(employee) ?? null;
    const absences = away.filter(({ employee_id }) => employee_id === employee);
    const months = [...new Set(own.map(({ month }) => month))];
    const norms = months.map((month) => monthNorm(month, contract, { holidays, absences, law }));
    if (!norms.includes(null))
      debt.minutes = sumOf(own, 'minutes') - norms.reduce<number>((sum, norm) => sum + (norm ?? 0), 0);
    debts.set(employee, rounded(debt));
  }
  return debts;
}

const sumOf = (rows: readonly EarlierWork[], kind: 'minutes' | (typeof counted)[number]) =>
  rows.reduce((sum, row) => sum + row[kind], 0);

/** Hundredths, so that the same past always gives the same problem. */
function rounded(debt: Debt): Debt {
  const round = (value: number) => Math.round(value * 100) / 100 + 0;
  return {
    minutes: Math.round(debt.minutes),
    weekends: round(debt.weekends),
    nights: round(debt.nights),
    closings: round(debt.closings),
    holidays: round(debt.holidays),
  };
}

/**
 * Since when the norm is known: the contract as it is now, or, if it never changed, the month of the first day, whose
 * norm is that of its days.
 */
export function sinceOf({ contract_since, created_at, first_day }: Selectable<Tables['employee']>): string {
  const isUnchanged = contract_since <= created_at.slice(0, 10);
  return first_day !== null && isUnchanged ? `${monthOf(first_day)}-01` : contract_since;
}

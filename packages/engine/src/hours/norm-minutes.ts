import type { Day, LocalDate, Minutes } from '../problem/problem.ts';

const FULL_WEEK_HOURS = 40;
const HOUR = 60;

/** The parts of an employment contract that norms depend on. */
export interface Contract {
  hoursPerWeek: number;
  /**
   * A reduced working-time norm (sutrumpinta darbo laiko norma): it is not shortened again on the day before a holiday
   * (DK 112). Part time is not a reduced norm.
   */
  isReduced: boolean;
  /** Monday to Friday, or to Saturday. */
  daysPerWeek: 5 | 6;
}

/** The days from a date to another on one contract, both included; null: without a first or last one. */
export interface ContractSpan {
  from: LocalDate | null;
  to: LocalDate | null;
  contract: Contract | null;
}

/**
 * The full norm of a day in a week of 40 hours, in minutes: 8 h in a week of five days; 7 h, and 5 h on Saturday, in
 * one of six.
 */
function fullDay({ weekday, holiday }: NormDay, daysPerWeek: 5 | 6): Minutes {
  if (holiday || weekday > daysPerWeek) return 0;
  if (daysPerWeek === 5) return 8 * HOUR;
  return (weekday === 6 ? 5 : 7) * HOUR;
}

/** Approved time off, by local dates, both inclusive. */
export interface Absence {
  from: LocalDate;
  to: LocalDate;
  /**
   * Net minutes of the employee's published schedule when the time off was approved, by the date on which each shift
   * starts: 0 for a day off. A missing date was not published yet. May include a night shift of the evening before.
   */
  scheduled: Readonly<Record<LocalDate, Minutes>>;
}

/** The parts of a day that norms depend on. */
export type NormDay = Pick<Day, 'date' | 'weekday' | 'holiday'>;

/**
 * The working-time norm of an employee from `from` to `to`, in minutes: the contract's share of 40 hours a week for
 * each working day that is not a public holiday; an hour less on the day before a holiday, for part-timers too (DK 112,
 * labour-law.md LT02); less the scheduled hours of justified absences, or the day's norm if nothing was scheduled yet
 * (DK 115, LT12). Never below 0; null where the contract of an employed day is unknown, because then no norm is known.
 * @param contract one for all days, or those of spans of days; a day in none of them has no norm
 * @param days consecutive days, including one after the end of the range
 */
export function normMinutes(
  days: readonly NormDay[],
  {
    from,
    to,
    contract,
    absences,
  }: {
    from: LocalDate;
    to: LocalDate;
    contract: Contract | null | readonly ContractSpan[];
    absences: readonly Absence[];
  },
): Minutes | null {
  const spans = isSpans(contract) ? contract : [{ from: null, to: null, contract }];
  let minutes = 0;
  for (const [index, day] of days.entries()) {
    if (day.date < from || day.date > to) continue;
    const span = spans.find((one) => (one.from ?? '') <= day.date && (one.to === null || day.date <= one.to));
    if (!span) continue;
    if (span.contract === null) return null;
    minutes += dayMinutes(day, days[index + 1]?.holiday === true, span.contract, absences);
  }
  // Nobody knows the norm of a contract without hours, also of a range without a known day.
  if (spans.length > 0 && spans.every((span) => span.contract === null)) return null;
  return Math.max(0, Math.round(minutes));
}

const isSpans = (contract: Contract | null | readonly ContractSpan[]): contract is readonly ContractSpan[] =>
  Array.isArray(contract);

function dayMinutes(day: NormDay, isEve: boolean, contract: Contract, absences: readonly Absence[]): Minutes {
  const share = contract.hoursPerWeek / FULL_WEEK_HOURS;
  const shortened = isEve && !contract.isReduced ? HOUR : 0;
  const usual = Math.max(0, fullDay(day, contract.daysPerWeek) * share - shortened);
  return usual - absentMinutes(day, absences, usual);
}

/** The dates of the working days in a range that absences cover. */
export function absentDays(
  days: readonly NormDay[],
  {
    from,
    to,
    daysPerWeek,
    absences,
  }: { from: LocalDate; to: LocalDate; daysPerWeek: 5 | 6; absences: readonly Absence[] },
): LocalDate[] {
  if (absences.length === 0) return [];
  return days.flatMap((day) =>
    day.date >= from && day.date <= to && fullDay(day, daysPerWeek) > 0 && absences.some((one) => covers(one, day.date))
      ? [day.date]
      : [],
  );
}

const covers = ({ from, to }: Absence, date: LocalDate) => from <= date && date <= to;

/**
 * By how much absences lower the norm of a day; two absences that meet at midnight can cover different shifts of it.
 */
function absentMinutes({ date }: NormDay, absences: readonly Absence[], usual: Minutes): Minutes {
  const scheduled = absences.flatMap((absence) => absence.scheduled[date] ?? []);
  if (scheduled.length > 0) return scheduled.reduce((sum, minutes) => sum + minutes, 0);
  return absences.some((absence) => covers(absence, date)) ? usual : 0;
}

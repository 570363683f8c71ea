import type { Day, LocalDate, Minutes } from '../model/problem.ts';

const FULL_WEEK_HOURS = 40;
const HOUR = 60;

/** What somebody agreed to work, as far as norms depend on it. */
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

/** The full norm of a day in a week of 40 hours, in minutes: 8 h in a week of five days; 7 h, and 5 h on Saturday, in one of six. */
function fullDay({ weekday, holiday }: NormDay, daysPerWeek: 5 | 6): Minutes {
  if (holiday || weekday > daysPerWeek) return 0;
  if (daysPerWeek === 5) return 8 * HOUR;
  return (weekday === 6 ? 5 : 7) * HOUR;
}

/** Time off that was granted, by local dates, both included. */
export interface Absence {
  from: LocalDate;
  to: LocalDate;
  /**
   * Net minutes that the published schedule held for the person when the time off was granted, by the date on which each shift begins: 0 for
   * a day that it gave off. A date that is not here was not published yet. A night shift of the evening before may be here too.
   */
  scheduled: Readonly<Record<LocalDate, Minutes>>;
}

/** As much of a day as norms depend on. */
export type NormDay = Pick<Day, 'date' | 'weekday' | 'holiday'>;

/**
 * What a person should work from `from` to `to`, in minutes: the share that the contract is of 40 hours a week, for each
 * working day that is no public holiday; an hour less on the day before one, for part-timers too (DK 112, labour-law.md
 * LT02); less the hours that justified absences took from the schedule, or where nothing was scheduled yet, what the norm
 * has for the day (DK 115, LT12). Never below 0; null without a contract: then no norm is known.
 * @param days in a row, one more than the range at its end
 */
export function normMinutes(
  days: readonly NormDay[],
  {
    from,
    to,
    contract,
    absences,
  }: { from: LocalDate; to: LocalDate; contract: Contract | null; absences: readonly Absence[] },
): Minutes | null {
  if (contract === null) return null;
  const share = contract.hoursPerWeek / FULL_WEEK_HOURS;
  let minutes = 0;
  days.forEach((day, index) => {
    if (day.date < from || day.date > to) return;
    const isShortened = !contract.isReduced && days[index + 1]?.holiday === true;
    const usual = Math.max(0, fullDay(day, contract.daysPerWeek) * share - (isShortened ? HOUR : 0));
    minutes += usual - absentMinutes(day, absences, usual);
  });
  return Math.max(0, Math.round(minutes));
}

/** The working days of a range that absences cover, as dates. */
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

/** By how much absences lower the norm of a day; two that meet at midnight can have taken different shifts of it. */
function absentMinutes({ date }: NormDay, absences: readonly Absence[], usual: Minutes): Minutes {
  const scheduled = absences.flatMap((absence) => absence.scheduled[date] ?? []);
  if (scheduled.length > 0) return scheduled.reduce((sum, minutes) => sum + minutes, 0);
  return absences.some((absence) => covers(absence, date)) ? usual : 0;
}

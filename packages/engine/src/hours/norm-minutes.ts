import type { Day, LocalDate, Minutes } from '../model/problem.ts';

const FULL_WEEK_HOURS = 40;
const WORKDAY = 8 * 60;

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
 * What a person should work from `from` to `to`, in minutes: eight hours for each weekday that is no holiday, an hour less before a
 * holiday (DK 112), times the share that the contract is of 40 hours a week, less the hours that justified absences took from the
 * schedule; where nothing was scheduled yet, less what the norm has for the day (DK 115, labour-law.md LT02 and LT12). Never below 0;
 * null without a contract: then no norm is known.
 * @param days in a row, one more than the range at its end
 */
export function normMinutes(
  days: readonly NormDay[],
  {
    from,
    to,
    contractHours,
    absences,
  }: { from: LocalDate; to: LocalDate; contractHours: number | null; absences: readonly Absence[] },
): Minutes | null {
  if (contractHours === null) return null;
  const share = contractHours / FULL_WEEK_HOURS;
  let minutes = 0;
  days.forEach((day, index) => {
    if (day.date < from || day.date > to) return;
    // The hour before a holiday is for those on the full norm; a reduced one is not shortened again.
    const shortened = share >= 1 && days[index + 1]?.holiday ? 60 : 0;
    const usual = isWorkday(day) ? WORKDAY * share - shortened : 0;
    minutes += usual - absentMinutes(day, absences, usual);
  });
  return Math.max(0, Math.round(minutes));
}

/** The working days of a range that absences cover, as dates. */
export function absentDays(
  days: readonly NormDay[],
  { from, to, absences }: { from: LocalDate; to: LocalDate; absences: readonly Absence[] },
): LocalDate[] {
  if (absences.length === 0) return [];
  return days.flatMap((day) =>
    day.date >= from && day.date <= to && isWorkday(day) && absences.some((one) => covers(one, day.date))
      ? [day.date]
      : [],
  );
}

const isWorkday = ({ weekday, holiday }: NormDay) => weekday <= 5 && !holiday;

const covers = ({ from, to }: Absence, date: LocalDate) => from <= date && date <= to;

/** By how much absences lower the norm of a day; two that meet at midnight can have taken different shifts of it. */
function absentMinutes({ date }: NormDay, absences: readonly Absence[], usual: Minutes): Minutes {
  const scheduled = absences.flatMap((absence) => absence.scheduled[date] ?? []);
  if (scheduled.length > 0) return scheduled.reduce((sum, minutes) => sum + minutes, 0);
  return absences.some((absence) => covers(absence, date)) ? usual : 0;
}

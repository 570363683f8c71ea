import { eveMinutes } from '../law/eves.ts';
import { lawOn } from '../law/law-on.ts';
import type { LawPack } from '../problem/law-pack.ts';
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
  /** The weekdays without work of somebody whose week is another, 1 Monday .. 7 Sunday: the others have equal hours. */
  restWeekdays?: readonly number[];
}

/** The days from a date to another on one contract, both included; null: without a first or last one. */
export interface ContractSpan {
  from: LocalDate | null;
  to: LocalDate | null;
  contract: Contract | null;
}

/** Minutes of a week without agreed hours. */
const FULL_WEEK = FULL_WEEK_HOURS * HOUR;

const hasOwnWeek = ({ restWeekdays = [] }: Contract): boolean => restWeekdays.length > 0;

/**
 * The minutes that the contract gives a day, which isn't shortened before a holiday here: with a week of one's own the
 * agreed hours in equal parts; else the contract's share of 8 hours in a week of five days, and of 7, and 5 on
 * Saturday, in one of six.
 */
function fullDay({ weekday, holiday }: NormDay, contract: Contract): Minutes {
  const { hoursPerWeek, daysPerWeek, restWeekdays = [] } = contract;
  if (holiday) return 0;
  if (hasOwnWeek(contract)) return restWeekdays.includes(weekday) ? 0 : workDayMinutes(contract);
  if (weekday > daysPerWeek) return 0;
  const ofFullTime = daysPerWeek === 5 ? 8 : weekday === 6 ? 5 : 7;
  return ofFullTime * HOUR * (hoursPerWeek / FULL_WEEK_HOURS);
}

/** The working days of the contract's week; without a contract those of full time. */
export function workDaysPerWeek(contract: Contract | null): number {
  if (contract === null) return FULL_TIME.daysPerWeek;
  return hasOwnWeek(contract) ? 7 - (contract.restWeekdays ?? []).length : contract.daysPerWeek;
}

/** The minutes of one of the contract's working days on average; without agreed hours those of full time. */
export function workDayMinutes(contract: Contract | null): Minutes {
  const hours = contract?.hoursPerWeek ?? 0;
  return (hours > 0 ? hours * HOUR : FULL_WEEK) / workDaysPerWeek(contract);
}

/** Days of leave as they are shown and paid: to the hundredth, as the half and other parts of days are. */
export const roundedDays = (days: number): number => Math.round(days * 100) / 100;

/** Approved time off, by local dates, both inclusive. */
export interface Absence {
  from: LocalDate;
  to: LocalDate;
  /** Of some hours of one day; whole days without it. */
  minutes?: Minutes | null;
  /**
   * Net minutes of the employee's published schedule that the time off took when it was approved, by the date on which
   * each shift starts: 0 for a day off. A missing date was not published yet. May include a night shift of the evening
   * before.
   */
  scheduled: Readonly<Record<LocalDate, Minutes>>;
}

/** The parts of a day that norms depend on. */
export type NormDay = Pick<Day, 'date' | 'weekday' | 'holiday'>;

/**
 * The working-time norm of an employee from `from` to `to`, in minutes: the contract's share of 40 hours a week for
 * each working day that is not a public holiday; less on the eves that the law shortens, for part-timers too (in
 * Lithuania an hour before each public holiday: DK 112, labour-law.md LT02); less the scheduled hours of justified
 * absences, or the day's norm (of hours of a day these) if nothing was scheduled yet (DK 115, LT12). Never below 0;
 * null where the contract of an employed day is unknown, because then no norm is known.
 * @param contract one for all days, or those of spans of days; a day in none of them has no norm
 * @param law with what changes in the range; null: no day is shorter
 * @param days consecutive days, including one after the end of the range
 */
export function normMinutes(
  days: readonly NormDay[],
  {
    from,
    to,
    contract,
    absences,
    law,
  }: {
    from: LocalDate;
    to: LocalDate;
    contract: Contract | null | readonly ContractSpan[];
    absences: readonly Absence[];
    law: LawPack | null;
  },
): Minutes | null {
  const spans = spansOf(contract);
  let minutes = 0;
  for (const [index, day] of days.entries()) {
    if (day.date < from || day.date > to) continue;
    const span = spanOn(spans, day.date);
    if (!span) continue;
    if (span.contract === null) return null;
    const shorter = span.contract.isReduced ? 0 : eveMinutes(lawOn(law, day.date), day, days[index + 1]);
    minutes += dayMinutes(day, shorter, span.contract, absences);
  }
  // Nobody knows the norm of a contract without hours, also of a range without a known day.
  if (spans.length > 0 && spans.every((span) => span.contract === null)) return null;
  return Math.max(0, Math.round(minutes));
}

type Agreed = Contract | null | readonly ContractSpan[];

const isSpans = (contract: Agreed): contract is readonly ContractSpan[] => Array.isArray(contract);

const spansOf = (contract: Agreed): readonly ContractSpan[] =>
  isSpans(contract) ? contract : [{ from: null, to: null, contract }];

const spanOn = (spans: readonly ContractSpan[], date: LocalDate): ContractSpan | undefined =>
  spans.find((one) => (one.from ?? '') <= date && (one.to === null || date <= one.to));

function dayMinutes(day: NormDay, shortened: Minutes, contract: Contract, absences: readonly Absence[]): Minutes {
  const usual = Math.max(0, fullDay(day, contract) - shortened);
  return usual - absentMinutes(day, absences, usual);
}

/** A working day that an absence takes, or a part of it. */
export interface AbsentDay<Of extends Absence = Absence> {
  date: LocalDate;
  /** Above 0, at most 1. */
  part: number;
  /** The same of the minutes of the contract's working day. */
  minutes: Minutes;
  absence: Of;
}

/** Who has no agreed hours works from Monday to Friday. */
const FULL_TIME: Contract = { hoursPerWeek: FULL_WEEK_HOURS, isReduced: false, daysPerWeek: 5 };

interface Taking<Of extends Absence> {
  from: LocalDate;
  to: LocalDate;
  contract: Agreed;
  absences: readonly Of[];
  /** `MM-DD` of the days of each year that are half a public holiday to a balance: at most half of them is taken. */
  halfDays?: readonly string[];
}

/**
 * The working days in a range that absences take: those of the contract's own week without public holidays (DK 126), on
 * days of employment. Hours of a day take their part of it; all absences of a day together at most the day.
 */
export function absentDays<Of extends Absence>(
  days: readonly NormDay[],
  { from, to, contract, absences, halfDays = [] }: Taking<Of>,
): AbsentDay<Of>[] {
  if (absences.length === 0) return [];
  const spans = spansOf(contract);
  return days.flatMap((day) => {
    const span = day.date < from || day.date > to ? undefined : spanOn(spans, day.date);
    if (span === undefined) return [];
    const agreed = span.contract ?? FULL_TIME;
    if (fullDay(day, agreed.hoursPerWeek > 0 ? agreed : { ...agreed, hoursPerWeek: FULL_WEEK_HOURS }) === 0) return [];
    const whole = workDayMinutes(agreed);
    let left = halfDays.includes(day.date.slice(5)) ? whole / 2 : whole;
    return absences.flatMap((absence) => {
      const minutes = covers(absence, day.date) ? Math.min(left, absence.minutes ?? whole) : 0;
      left -= minutes;
      return minutes > 0 ? [{ date: day.date, part: minutes / whole, minutes, absence }] : [];
    });
  });
}

const covers = ({ from, to }: Absence, date: LocalDate) => from <= date && date <= to;

/**
 * By how much absences lower the norm of a day: by what was scheduled, and where nothing was yet by their hours, as far
 * as the day's norm goes. Two absences that meet at midnight can cover different shifts of it.
 */
function absentMinutes({ date }: NormDay, absences: readonly Absence[], usual: Minutes): Minutes {
  let known = 0;
  let unknown = 0;
  for (const absence of absences) {
    const scheduled = absence.scheduled[date];
    if (scheduled !== undefined) known += scheduled;
    else if (covers(absence, date)) unknown += absence.minutes ?? usual;
  }
  return known + Math.min(unknown, Math.max(0, usual - known));
}

import type { Minutes } from '../model/units.ts';
import type { Severity } from '../model/severity.ts';

/** What every rule of a law pack carries: how strictly it binds and the article it comes from. */
export interface LawRule {
  severity: Severity;
  article: string;
}

/** A limit in net minutes. */
export interface MinutesLimit extends LawRule {
  maxMinutes: Minutes;
}

/** What a person of `fromAge` to `toAge` (both inclusive) may work. Dates are those of the shift. */
export interface MinorLimits {
  fromAge: number;
  toAge: number;
  /** Months (1..12) in which this entry holds; null: all. The first entry that fits is taken. */
  months: number[] | null;
  /** Net minutes on a day; `schoolDay` is Monday to Friday outside holidays. */
  maxMinutesPerDay: Minutes;
  maxMinutesPerSchoolDay: Minutes;
  /** Net minutes from Monday to Sunday. */
  maxMinutesPerWeek: Minutes;
  /** Wall-clock minutes of the day between which work is banned; the night passes midnight. */
  nightFrom: Minutes;
  nightTo: Minutes;
  minRestMinutes: Minutes;
  /** Dates without work from Monday to Sunday. */
  freeDaysPerWeek: number;
}

/** Why an accounting period may be longer than usual. */
export type AccountingGround = 'sector' | 'agreement';

/** A country's working-time law as pure data. A rule that is absent does not bind. The numbers must be proof-read against the consolidated law before anybody relies on them. */
export interface LawPack {
  id: string;
  /**
   * The longest accounting period in months: usually, and where one of the grounds is given. `sector`: special rules for an
   * economic activity; `agreement`: a collective agreement.
   */
  accountingPeriod?: { article: string; mostMonths: number; grounds: Partial<Record<AccountingGround, number>> };
  /** Kept in any case; the pack gives the article. */
  oneShiftADay?: LawRule;
  shiftLength?: MinutesLimit;
  /** In any 7 consecutive dates, overtime and additional work included. */
  sevenDayHours?: MinutesLimit;
  /** In any 7 consecutive dates under summary recording. */
  summaryHours?: MinutesLimit;
  workDays?: LawRule & { maxDays: number };
  dailyRest?: LawRule & { minMinutes: Minutes };
  /** An uninterrupted rest in every 7 consecutive dates; see docs/decisions/003-engine-door.md for what such a period is. */
  weeklyRest?: LawRule & { minMinutes: Minutes };
  longShiftRest?: LawRule & { overMinutes: Minutes; minMinutes: Minutes };
  mealBreak?: LawRule & { overMinutes: Minutes; minMinutes: Minutes };
  longestBreak?: MinutesLimit;
  /** Above the norm of the period is overtime. */
  normHours?: LawRule;
  /** Overtime of a week under the fixed regime, and how much the usual and the extended written consent allow in 7 days; nothing allows more. */
  weeklyOvertime?: LawRule & { usualMinutes: Minutes; extendedMinutes: Minutes };
  /** Overtime from January to December. */
  yearlyOvertime?: MinutesLimit;
  /** Net minutes for each 7 days, averaged over the accounting period. */
  averageHours?: MinutesLimit;
  /**
   * A shift with at least `leastMinutes` in the night (wall-clock minutes of the day, passing midnight) is night work; such shifts last at most
   * `maxMinutes` on average over three months. `ofAllShifts`: all shifts do of whoever has night work in these months.
   */
  nightWork?: MinutesLimit & NightWindow & { ofAllShifts?: boolean };
  /** Under the fixed regime work on holidays and rest days needs everyone's consent. */
  holidayConsent?: LawRule;
  restDayConsent?: LawRule;
  /** A shift on the day before a public holiday that is not shortened by an hour needs consent to overtime. */
  eveConsent?: LawRule;
  /** Night, holiday and rest-day work of protected employees (`needsConsent`) needs theirs under any regime. */
  protectedConsent?: LawRule;
  /** People do not work the same end of the day all the time. */
  evenRotation?: LawRule;
  minors?: LawRule & { ages: MinorLimits[] };
  minorBreak?: LawRule & { overMinutes: Minutes; minMinutes: Minutes };
  /** No overtime before 18. */
  minorOvertime?: LawRule;
  /** What an hour is paid at least, as a multiple of the hourly rate. */
  pay?: { night: number; holiday: number; overtime: number };
  /** No work connected with alcohol before 18. */
  minorAlcohol?: LawRule;
}

/** What is called night work. */
export interface NightWindow {
  from: Minutes;
  to: Minutes;
  leastMinutes: Minutes;
}

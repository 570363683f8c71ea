import type { LocalDate, Minutes } from './units.ts';

/**
 * `hard`: never in a plan. `consent`: lawful only with the employee's written consent, so the planner avoids it and a
 * manager can decide it. `soft`: a goal.
 */
export type Severity = 'hard' | 'consent' | 'soft';

/** The fields of every rule of a law pack: its strictness and its article. */
export interface LawRule {
  severity: Severity;
  article: string;
}

/** A limit in net minutes. */
export interface MinutesLimit extends LawRule {
  maxMinutes: Minutes;
}

/** The limits for an employee aged `fromAge` to `toAge` (both inclusive). Dates are those of the shift. */
export interface MinorLimits {
  fromAge: number;
  toAge: number;
  /** Months (1..12) to which this entry applies; null: all. The first matching entry is used. */
  months: number[] | null;
  /** Net minutes on a day; `schoolDay` is Monday to Friday outside holidays. */
  maxMinutesPerDay: Minutes;
  maxMinutesPerSchoolDay: Minutes;
  /** Net minutes from Monday to Sunday. */
  maxMinutesPerWeek: Minutes;
  /** The local time (minutes of the day) between which work is forbidden; the night crosses midnight. */
  nightFrom: Minutes;
  nightTo: Minutes;
  minRestMinutes: Minutes;
  /** Dates without work from Monday to Sunday. */
  freeDaysPerWeek: number;
}

/** The reason for a longer accounting period. */
export type AccountingGround = 'sector' | 'agreement';

/**
 * A country's working-time law as pure data. An absent rule does not apply. The numbers must be proofread against the
 * consolidated law before use.
 */
export interface LawPack {
  id: string;
  /**
   * The longest accounting period in months: normally, and on one of the grounds. `sector`: special rules for an
   * economic activity; `agreement`: a collective agreement.
   */
  accountingPeriod?: { article: string; mostMonths: number; grounds: Partial<Record<AccountingGround, number>> };
  /** Always applied; the pack provides the article. */
  oneShiftADay?: LawRule;
  /** `onCallMinutes`: of a shift of on-call time at work. */
  shiftLength?: MinutesLimit & { onCallMinutes?: Minutes };
  /** In any 7 consecutive dates, including overtime and additional work. */
  sevenDayHours?: MinutesLimit;
  /** In any 7 consecutive dates under summary recording. */
  summaryHours?: MinutesLimit;
  workDays?: LawRule & { maxDays: number };
  /**
   * `summaryMinutes`: under summary recording, where it is another. `madeUp`: a rest may be as short as `leastMinutes`
   * if rests that begin within so many days after it are longer by what it lacks.
   */
  dailyRest?: LawRule & { minMinutes: Minutes; summaryMinutes?: Minutes; madeUp?: MadeUpRest };
  /**
   * An uninterrupted rest in every 7 consecutive dates; docs/decisions/003-engine-door.md defines the period.
   * `fixedMinutes`, `summaryMinutes`: under one way of recording working time, where it is another. `countedFrom`: a
   * period begins on this date and on every seventh one before and after it, one of 14 days on every other of these,
   * and not on each date.
   */
  weeklyRest?: LawRule & {
    minMinutes: Minutes;
    fixedMinutes?: Minutes;
    summaryMinutes?: Minutes;
    countedFrom?: LocalDate;
    instead?: RestInstead;
  };
  /** Under summary recording: the rest of a week, averaged over the weeks of the period. */
  averageRest?: LawRule & { minMinutes: Minutes; period: 'accounting' };
  longShiftRest?: LawRule & { overMinutes: Minutes; minMinutes: Minutes };
  /** In more than `overMinutes` of net work; `longer`: in still more of it, the shortest first. */
  mealBreak?: LawRule & BreakTier & { longer?: readonly BreakTier[] };
  longestBreak?: MinutesLimit;
  /** Work above the norm of the period is overtime. */
  normHours?: LawRule;
  /**
   * Weekly overtime under the fixed regime, and how much the usual and the extended written consent allow in 7 days;
   * more is never allowed.
   */
  weeklyOvertime?: LawRule & { usualMinutes: Minutes; extendedMinutes: Minutes };
  /** Overtime from January to December. */
  yearlyOvertime?: MinutesLimit;
  /**
   * Net minutes per 7 days, averaged over the accounting period. `agreedMinutes`: of employees who have consented to
   * more in writing (2003/88/EC 22).
   */
  averageHours?: MinutesLimit & { agreedMinutes?: Minutes };
  /**
   * A shift with at least `leastMinutes` in the night (local time in minutes of the day, crossing midnight) is night
   * work; such shifts are limited to `maxMinutes` on average over three months. `ofAllShifts`: the average is over all
   * shifts of an employee with night work in these months.
   */
  nightWork?: MinutesLimit & NightWindow & { ofAllShifts?: boolean };
  /** Under the fixed regime, work on holidays and rest days needs the consent of every employee. */
  holidayConsent?: LawRule;
  restDayConsent?: LawRule;
  /** A shift on the day before a public holiday that is not shortened by an hour needs consent to overtime. */
  eveConsent?: LawRule;
  /** Night, holiday and rest-day work of protected employees (`needsConsent`) needs their consent under any regime. */
  protectedConsent?: LawRule;
  /** On-call time at home: within `maxDays` consecutive dates of any `inDays`, and never before 18. */
  homeOnCall?: LawRule & { maxDays: number; inDays: number };
  /** Employees must not always work the same end of the day. */
  evenRotation?: LawRule;
  minors?: LawRule & { ages: MinorLimits[] };
  minorBreak?: LawRule & { overMinutes: Minutes; minMinutes: Minutes };
  /** No overtime before 18. */
  minorOvertime?: LawRule;
  /**
   * The minimum pay of an hour, as a multiple of the hourly rate. `rest`: a rest day outside the schedule (absent: 1).
   * `overtimeAt`: of overtime in hours with a premium of their own (absent: the higher of the two).
   */
  pay?: {
    article?: string;
    night: number;
    holiday: number;
    overtime: number;
    rest?: number;
    overtimeAt?: { night?: number; rest?: number; holiday?: number };
  };
  /** Work on a Sunday is compensated, by an amount that the act leaves open: nothing is reckoned. */
  sundayPay?: { article: string };
  /** A public holiday gives time off or a day's pay, as the employer decides: nothing is reckoned. */
  holidayReturn?: { article: string };
  /** Who has to be available and is called in too little is paid for some hours of the week: nothing is reckoned. */
  zeroHours?: { article: string };
  /** No work connected with alcohol before 18. */
  minorAlcohol?: LawRule;
  /** Net minutes of a week of full time. */
  norm?: { article: string; weekMinutes: Minutes };
  /**
   * Days that are shorter by these minutes: every day before a public holiday, or those named as `MM-DD`. Absent: no
   * day is, unless `eveConsent` is there (an hour before every public holiday).
   */
  eves?: { article: string; minutes: Minutes; days: 'all' | readonly string[] };
  /** A schedule is published this many days ahead; only under one way of recording working time, if it is named. */
  publishNotice?: { article: string; days: number; regime?: 'summary' | 'fixed' };
  /** A change of a published schedule is announced this long ahead, in one of the units; otherwise they must agree. */
  changeNotice?: ChangeNotice;
  /** What is paid to a person whose published shift changes late; `unset`: nothing until regulations say what. */
  lateChange?: { article: string; unit: NoticeUnit; costs: 'unset' | readonly LateCost[] };
  /** Hours are offered to those without agreed ones after some time; `unset`: not until regulations say how. */
  guaranteedHours?: { article: string; terms: 'unset' };
  /** Overtime may become leave on request. */
  overtimeLeave?: { article: string };
  /** What the working-time sheet is prescribed by. */
  workingTimeSheet?: { article: string };
  /**
   * The law from later dates on, the earliest first: each holds until the next. What is judged by date of shift is
   * judged by the law of that date (`lawOn`).
   */
  changes?: readonly { from: LocalDate; law: Omit<LawPack, 'changes'> }[];
}

/** Hours and days before the shift begins, or the person's own working days between. */
export type NoticeUnit = 'hours' | 'days' | 'workingDays';

/** Exactly one of the units is there. */
export interface ChangeNotice {
  article: string;
  hours?: number;
  /** Hours before the day of the shift begins, whenever on it the shift does. */
  hoursBeforeDay?: number;
  days?: number;
  workingDays?: number;
  /** Whether less notice needs the person's written consent; absent: it does. */
  consent?: boolean;
}

/** The changes that can cost something: a shift that is given to another person is `cancelled` for the first one. */
export type LateChangeKind = 'cancelled' | 'cut' | 'moved';

/** What a change costs that is announced less than `within` units ahead; exactly one of the amounts is there. */
export interface LateCost {
  within: number;
  /** Absent: all of them. */
  of?: readonly LateChangeKind[];
  /** Of the time that the person loses: all of a cancelled shift, else what isn't in the new one. 1 is all of it. */
  share?: number;
  /** Paid whatever the length of the shift. */
  minutes?: Minutes;
  /** Hundredths of the country's currency, whatever the rate of the person. */
  cents?: number;
}

/** The rules of a pack by name. */
export type LawRuleName = Exclude<keyof LawPack, 'id' | 'changes'>;

/** A break of `minMinutes` in more than `overMinutes` of net work. */
export interface BreakTier {
  overMinutes: Minutes;
  minMinutes: Minutes;
}

/**
 * What replaces the rest of a period of 7 days: one or two rests of at least so many minutes each, in 14 days or in the
 * 7 days after it. Any of them is enough.
 */
export interface RestInstead {
  onceIn14Minutes?: Minutes;
  twiceIn14Minutes?: Minutes;
  onceInNext7Minutes?: Minutes;
  twiceInNext7Minutes?: Minutes;
}

/** How short a daily rest may be that later ones make up for, and within how many days after it these begin. */
export interface MadeUpRest {
  leastMinutes: Minutes;
  withinDays: number;
}

/** The definition of night work. */
export interface NightWindow {
  from: Minutes;
  to: Minutes;
  leastMinutes: Minutes;
}

import { certificate, closedDay, notEmployed, oneShiftADay, overlap, role, unavailable } from './basic.ts';
import {
  closingBeforeOpening,
  forbiddenPattern,
  forbiddenSequence,
  maxTemplateDays,
  minTemplateDays,
  rulesWithNumbers,
} from './business.ts';
import { eveConsent, holidayConsent, nightConsent, restDayConsent } from './consent.ts';
import {
  maxConsecutiveDays,
  maxConsecutiveDaysOff,
  maxWeekends,
  minConsecutiveDays,
  minConsecutiveDaysOff,
  workDays,
} from './days.ts';
import {
  averageHours,
  leastAccountingMinutes,
  maxAccountingMinutes,
  maxMinutes,
  minMinutes,
  minWeeklyMinutes,
  sevenDayHours,
  shiftLength,
  summaryHours,
  weeklyHours,
} from './hours.ts';
import {
  minorAlcohol,
  minorBreak,
  minorFreeDays,
  minorHours,
  minorNight,
  minorOvertime,
  minorRest,
  minorWeeklyHours,
} from './minors.ts';
import { evenRotation, nightAverage } from './nights.ts';
import { homeOnCallMinor, homeOnCallWeek, onCallConsent, onCallOverlap } from './on-call.ts';
import { mostWeeklyOvertime, normHours, weeklyOvertime, yearlyOvertime } from './overtime.ts';
import { dailyRest, longShiftRest, longestBreak, mealBreak, splitBreak, splitLength } from './rest.ts';
import {
  leastAccountingShifts,
  leastShifts,
  maxAccountingShifts,
  maxShifts,
  maxTemplateShifts,
  maxWeeklyShifts,
  maxWeeklyTemplateShifts,
} from './shifts.ts';
import { maxConsecutiveWeekends } from './weekends.ts';
import { averageRest } from './rest/average-rest.ts';
import { madeUpRest } from './rest/made-up-rest.ts';
import { weeklyRest } from './weekly-rest.ts';
import { withConfiguredSeverity, withDatedLaw, type Rule } from './rule.ts';

const all: readonly Rule[] = [
  notEmployed,
  role,
  certificate,
  unavailable,
  closedDay,
  overlap,
  onCallOverlap,
  oneShiftADay,
  splitBreak,
  shiftLength,
  splitLength,
  minorAlcohol,
  minorHours,
  minorNight,
  nightConsent,
  holidayConsent,
  restDayConsent,
  eveConsent,
  onCallConsent,
  homeOnCallMinor,
  homeOnCallWeek,
  dailyRest,
  minorRest,
  longShiftRest,
  closingBeforeOpening,
  forbiddenSequence,
  forbiddenPattern,
  maxTemplateDays,
  minTemplateDays,
  workDays,
  madeUpRest,
  weeklyRest,
  averageRest,
  weeklyHours,
  minorWeeklyHours,
  minorFreeDays,
  weeklyOvertime,
  mostWeeklyOvertime,
  summaryHours,
  sevenDayHours,
  maxWeeklyShifts,
  maxWeeklyTemplateShifts,
  maxTemplateShifts,
  maxConsecutiveDays,
  minConsecutiveDays,
  minConsecutiveDaysOff,
  maxConsecutiveDaysOff,
  maxWeekends,
  maxConsecutiveWeekends,
  ...rulesWithNumbers,
  maxShifts,
  maxAccountingShifts,
  maxMinutes,
  maxAccountingMinutes,
  averageHours,
  minorOvertime,
  normHours,
  yearlyOvertime,
  minMinutes,
  minWeeklyMinutes,
  leastShifts,
  leastAccountingShifts,
  leastAccountingMinutes,
  nightAverage,
  evenRotation,
  mealBreak,
  longestBreak,
  minorBreak,
];

/** All rules for judging a roster, in the order in which reasons are given, the most obvious first. */
export const rules: readonly Rule[] = all.map((rule) => withConfiguredSeverity(withDatedLaw(rule)));

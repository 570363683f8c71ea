import { withConfiguredSeverity } from './with-configured-severity.ts';
import { averageHours } from './average-hours.ts';
import { closedDay } from './closed-day.ts';
import { closingBeforeOpening } from './closing-before-opening.ts';
import { dailyRest } from './daily-rest.ts';
import { evenRotation } from './even-rotation.ts';
import { eveConsent } from './eve-consent.ts';
import { forbiddenSequence } from './forbidden-sequence.ts';
import { holidayConsent } from './holiday-consent.ts';
import { homeOnCallMinor } from './home-on-call-minor.ts';
import { homeOnCallWeek } from './home-on-call-week.ts';
import { leastAccountingMinutes } from './least-accounting-minutes.ts';
import { leastAccountingShifts } from './least-accounting-shifts.ts';
import { leastShifts } from './least-shifts.ts';
import { longestBreak } from './longest-break.ts';
import { longShiftRest } from './long-shift-rest.ts';
import { maxAccountingMinutes } from './max-accounting-minutes.ts';
import { maxAccountingShifts } from './max-accounting-shifts.ts';
import { maxConsecutiveDaysOff } from './max-consecutive-days-off.ts';
import { maxConsecutiveDays } from './max-consecutive-days.ts';
import { maxMinutes } from './max-minutes.ts';
import { maxShifts } from './max-shifts.ts';
import { maxTemplateShifts } from './max-template-shifts.ts';
import { maxWeekends } from './max-weekends.ts';
import { maxWeeklyShifts } from './max-weekly-shifts.ts';
import { maxWeeklyTemplateShifts } from './max-weekly-template-shifts.ts';
import { mealBreak } from './meal-break.ts';
import { minConsecutiveDaysOff } from './min-consecutive-days-off.ts';
import { minConsecutiveDays } from './min-consecutive-days.ts';
import { minMinutes } from './min-minutes.ts';
import { minWeeklyMinutes } from './min-weekly-minutes.ts';
import { minorAlcohol } from './minor-alcohol.ts';
import { minorBreak } from './minor-break.ts';
import { minorFreeDays } from './minor-free-days.ts';
import { minorHours } from './minor-hours.ts';
import { minorNight } from './minor-night.ts';
import { minorOvertime } from './minor-overtime.ts';
import { minorRest } from './minor-rest.ts';
import { minorWeeklyHours } from './minor-weekly-hours.ts';
import { mostWeeklyOvertime } from './most-weekly-overtime.ts';
import { nightAverage } from './night-average.ts';
import { nightConsent } from './night-consent.ts';
import { normHours } from './norm-hours.ts';
import { onCallConsent } from './on-call-consent.ts';
import { onCallOverlap } from './on-call-overlap.ts';
import { oneShiftADay } from './one-shift-a-day.ts';
import { overlap } from './overlap.ts';
import { restDayConsent } from './rest-day-consent.ts';
import { role } from './role.ts';
import type { Rule } from './rule.ts';
import { sevenDayHours } from './seven-day-hours.ts';
import { shiftLength } from './shift-length.ts';
import { summaryHours } from './summary-hours.ts';
import { unavailable } from './unavailable.ts';
import { weeklyHours } from './weekly-hours.ts';
import { weeklyOvertime } from './weekly-overtime.ts';
import { weeklyRest } from './weekly-rest.ts';
import { workDays } from './work-days.ts';
import { yearlyOvertime } from './yearly-overtime.ts';

const all: readonly Rule[] = [
  role,
  unavailable,
  closedDay,
  overlap,
  onCallOverlap,
  oneShiftADay,
  shiftLength,
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
  workDays,
  weeklyRest,
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
export const rules: readonly Rule[] = all.map(withConfiguredSeverity);

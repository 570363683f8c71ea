import { asChosen } from './as-chosen.ts';
import { closedDay } from './closed-day.ts';
import { dailyRest } from './daily-rest.ts';
import { forbiddenSequence } from './forbidden-sequence.ts';
import { longShiftRest } from './long-shift-rest.ts';
import { maxConsecutiveDays } from './max-consecutive-days.ts';
import { maxMinutes } from './max-minutes.ts';
import { maxTemplateShifts } from './max-template-shifts.ts';
import { maxWeekends } from './max-weekends.ts';
import { mealBreak } from './meal-break.ts';
import { minConsecutiveDaysOff } from './min-consecutive-days-off.ts';
import { minConsecutiveDays } from './min-consecutive-days.ts';
import { minMinutes } from './min-minutes.ts';
import { minorFreeDays } from './minor-free-days.ts';
import { minorHours } from './minor-hours.ts';
import { minorNight } from './minor-night.ts';
import { minorRest } from './minor-rest.ts';
import { minorWeeklyHours } from './minor-weekly-hours.ts';
import { normHours } from './norm-hours.ts';
import { oneShiftADay } from './one-shift-a-day.ts';
import { overlap } from './overlap.ts';
import { role } from './role.ts';
import type { Rule } from './rule.ts';
import { sevenDayHours } from './seven-day-hours.ts';
import { shiftLength } from './shift-length.ts';
import { summaryHours } from './summary-hours.ts';
import { unavailable } from './unavailable.ts';
import { weeklyHours } from './weekly-hours.ts';
import { weeklyRest } from './weekly-rest.ts';
import { workDays } from './work-days.ts';

const all: readonly Rule[] = [
  role,
  unavailable,
  closedDay,
  overlap,
  oneShiftADay,
  shiftLength,
  minorHours,
  minorNight,
  dailyRest,
  minorRest,
  longShiftRest,
  forbiddenSequence,
  workDays,
  weeklyRest,
  weeklyHours,
  minorWeeklyHours,
  minorFreeDays,
  summaryHours,
  sevenDayHours,
  maxTemplateShifts,
  maxConsecutiveDays,
  minConsecutiveDays,
  minConsecutiveDaysOff,
  maxWeekends,
  maxMinutes,
  normHours,
  minMinutes,
  mealBreak,
];

/** Every rule that a roster is judged by, in the order in which reasons are given: the plainest one first. */
export const rules: readonly Rule[] = all.map(asChosen);

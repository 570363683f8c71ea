import { cost } from './cost.ts';
import { fairClosings } from './fair-closings.ts';
import { fairHolidays } from './fair-holidays.ts';
import { fairHours } from './fair-hours.ts';
import { fairNights } from './fair-nights.ts';
import { fairWeekends } from './fair-weekends.ts';
import { fewSplitDays } from './few-split-days.ts';
import type { Goal } from './goal.ts';
import { lateChanges } from './late-changes.ts';
import { minShifts } from './min-shifts.ts';
import { overtimeCost } from './overtime-cost.ts';
import { softRowRules } from './soft-row-rules.ts';
import { softShiftRules } from './soft-shift-rules.ts';
import { stability } from './stability.ts';
import { wishes } from './wishes.ts';

/** All goals about employees' rosters; coverage, which joins employees, is in `cover.ts`. */
export const goals: readonly Goal[] = [
  wishes,
  stability,
  minShifts,
  fairHours,
  fairWeekends,
  fairNights,
  fairClosings,
  fairHolidays,
  fewSplitDays,
  softShiftRules,
  softRowRules,
  cost,
  overtimeCost,
  lateChanges,
];

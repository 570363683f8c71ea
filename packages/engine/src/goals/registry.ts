import { fairHours } from './fair-hours.ts';
import { fairWeekends } from './fair-weekends.ts';
import type { Goal } from './goal.ts';
import { minShifts } from './min-shifts.ts';
import { stability } from './stability.ts';
import { wishes } from './wishes.ts';

/** Every goal about people's rosters; coverage, which joins people, is in `cover.ts`. */
export const goals: readonly Goal[] = [wishes, stability, minShifts, fairHours, fairWeekends];

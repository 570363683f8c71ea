import { roundedDays, type Reckoned } from '@pamaina/engine';
import type { CountedShift } from './read-work.ts';

/** Running sums in minutes and unrounded cents. */
export interface Sums {
  needed: number;
  filled: number;
  minutes: number;
  overtime: number;
  night: number;
  holiday: number;
  absences: number;
  cents: number;
}

export const emptySums = (): Sums => ({
  needed: 0,
  filled: 0,
  minutes: 0,
  overtime: 0,
  night: 0,
  holiday: 0,
  absences: 0,
  cents: 0,
});

/** Adds one assigned shift: what was counted when it was written, and what depends on the others of its period. */
export function addReckoned(sums: Sums, { shift, overtime, cents }: Reckoned<CountedShift>): void {
  sums.needed += 1;
  sums.filled += 1;
  sums.minutes += shift.minutes;
  sums.overtime += overtime;
  sums.night += shift.night;
  sums.holiday += shift.holiday;
  sums.cents += cents;
}

/** Parts of days to the hundredth. */
/** As clients see them: hours to the hundredth, whole cents. */
export function presentSums({ needed, filled, minutes, overtime, night, holiday, absences, cents }: Sums) {
  return {
    needed,
    filled,
    hours: hoursOf(minutes),
    overtime_hours: hoursOf(overtime),
    night_hours: hoursOf(night),
    holiday_hours: hoursOf(holiday),
    absence_days: roundedDays(absences),
    cost_cents: Math.round(cents),
  };
}

export const hoursOf = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

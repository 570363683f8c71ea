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
  /** Of the cents: for late changes. */
  late: number;
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
  late: 0,
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

/** Adds what a late change costs. */
export function addLate(sums: Sums, cents: number): void {
  sums.cents += cents;
  sums.late += cents;
}

/** As clients see them: hours to the hundredth, whole cents. */
export function presentSums({ needed, filled, minutes, overtime, night, holiday, absences, cents, late }: Sums) {
  return {
    needed,
    filled,
    hours: hoursOf(minutes),
    overtime_hours: hoursOf(overtime),
    night_hours: hoursOf(night),
    holiday_hours: hoursOf(holiday),
    absence_days: roundedDays(absences),
    cost_cents: Math.round(cents),
    late_cents: Math.round(late),
  };
}

export const hoursOf = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

import { isWork } from './on-call.ts';
import type { Day, LocalDate, Problem, Shift } from './problem.ts';

/** The days of a problem by index. */
export interface Calendar {
  days: readonly Day[];
  indexOf: ReadonlyMap<LocalDate, number>;
  /** Indices of the first and last planned day; `last < first` if no planned date is among the days. */
  first: number;
  last: number;
  /** Week index (Monday to Sunday) of each day, from 0. */
  weekOf: readonly number[];
}

/** Numbers the days of a problem; dates outside the period's days have no index. */
export function calendarOf(problem: Problem): Calendar {
  const { days } = problem;
  const lead = (days[0]?.weekday ?? 1) - 1;
  const inside = days
    .map((day, i) => (day.date >= problem.from && day.date <= problem.to ? i : -1))
    .filter((i) => i >= 0);
  return {
    days,
    indexOf: new Map(days.map((day, i) => [day.date, i])),
    first: inside[0] ?? 0,
    last: inside.at(-1) ?? -1,
    weekOf: days.map((_, i) => Math.floor((i + lead) / 7)),
  };
}

/** Net minutes of work, excluding breaks. */
export function netMinutes(shift: { start: number; end: number; breakMinutes: number }): number {
  return shift.end - shift.start - shift.breakMinutes;
}

/** Net minutes that count as working time: none of on-call time at home (DK 118). */
export function workMinutes(shift: Shift): number {
  return isWork(shift) ? netMinutes(shift) : 0;
}

/** Whether the shift is planned work of the period (not history or context). */
export function inPeriod(problem: Problem, shift: Shift): boolean {
  return shift.date >= problem.from && shift.date <= problem.to;
}

/**
 * The problem without fixed shifts in its period. Pins and published shifts can change after a bound is proved around
 * them; `lowerBound` of this problem is valid for every roster of the period that breaks no rule, whatever is pinned.
 * The work of former employees stays fixed, because no roster can change it.
 */
export function withoutFixedInPeriod(problem: Problem): Problem {
  return {
    ...problem,
    fixed: problem.fixed.filter((shift) => !inPeriod(problem, shift) || shift.workedBy !== undefined),
  };
}

/**
 * The problem without its budgets, which limit what is planned ahead: covering an absence, or a way to fill a shift, is
 * the manager's decision.
 */
export function withoutBudgets(problem: Problem): Problem {
  if (!problem.budgets || problem.budgets.length === 0) return problem;
  const { budgets: _, ...rest } = problem;
  return rest;
}

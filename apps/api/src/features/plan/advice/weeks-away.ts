import type { advice, LocalDate, scenarios } from '@pamaina/contract';
import { isAway, isEmployed } from '@pamaina/engine';
import { addDays, datesBetween, mondayOf } from '../../../platform/time/zone.ts';
import type { BaseMonth } from '../scenarios/index.ts';

/** Days on which somebody would be away, and why nothing is asked about them; null: they are judged. */
export interface WeekAway {
  line: Extract<scenarios.Change, { kind: 'away' }>;
  reason: advice.LeaveWeek['reason'];
}

/** The weeks of a month in which somebody would be away, from the first day to plan; each as far as it is in it. */
export function weeksAway({ problem, from, to }: BaseMonth, employeeId: string): WeekAway[] {
  const person = problem.people.find(({ id }) => id === employeeId);
  const needed = new Set(problem.needs.flatMap(({ date, count }) => (count > 0 ? [date] : [])));
  const days = new Map(problem.days.map((day) => [day.date, day]));
  const reasonOf = (dates: readonly string[]): WeekAway['reason'] => {
    const employed = person ? dates.filter((date) => isEmployed(person, date)) : [];
    if (!person || employed.length === 0) return 'not_employed';
    const isThere = (date: string) => {
      const day = days.get(date);
      return day !== undefined && !isAway(person, day);
    };
    if (!employed.some(isThere)) return 'away';
    return dates.some((date) => needed.has(date)) ? null : 'nothing_needed';
  };
  const weeks: WeekAway[] = [];
  for (let start = from; start <= to; start = addDays(mondayOf(start), 7)) {
    const sunday = addDays(mondayOf(start), 6);
    const range = { from: start as LocalDate, to: (sunday < to ? sunday : to) as LocalDate };
    const line = { kind: 'away', employee_id: employeeId, ...range } as const;
    weeks.push({ line, reason: reasonOf(datesBetween(range.from, range.to)) });
  }
  return weeks;
}

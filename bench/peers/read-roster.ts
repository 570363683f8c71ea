import type { Problem, Shift } from '@pamaina/engine';
import type { RosterRow } from './planner.ts';

/**
 * A peer's roster as shifts of the period, with those that are fixed in it. Throws if a row names an employee, a day or
 * a need that the problem doesn't have.
 */
export function readRoster(problem: Problem, rows: readonly RosterRow[]): Shift[] {
  const people = new Set(problem.people.map(({ id }) => id));
  const keyOf = (date: string, template: string, role: string): string => [date, template, role].join('\n');
  const needs = new Map(problem.needs.map((need) => [keyOf(need.date, need.template, need.role), need]));
  const only = problem.needs[0]?.role ?? '';
  const planned = rows.map(([employeeId, day, template, role], at): Shift => {
    const date = problem.days[day]?.date ?? '';
    const need = needs.get(keyOf(date, template, role ?? only));
    if (!people.has(employeeId) || need === undefined)
      throw new Error(
        `The roster has a shift that the problem doesn't: ${[employeeId, day, template, role].join(' ')}`,
      );
    const { start, end, breakMinutes } = need;
    const shift = { id: `peer-${at}`, date, template, role: need.role, start, end, breakMinutes };
    return { ...shift, employeeId, locked: false };
  });
  return [...problem.fixed.filter(({ date }) => date >= problem.from && date <= problem.to), ...planned];
}

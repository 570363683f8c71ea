import type { Problem, Shift } from '../problem/problem.ts';

/**
 * A roster in the benchmark's solution format: one line per employee, with the ID and one shift ID or `-` per day,
 * separated by spaces.
 */
export function writeBenchmark(problem: Problem, shifts: readonly Shift[]): string {
  const worked = new Map(shifts.map((shift) => [`${shift.employeeId}|${shift.date}`, shift.template ?? shift.role]));
  const lines = problem.people.map((person) =>
    [person.id, ...problem.days.map((day) => worked.get(`${person.id}|${day.date}`) ?? '-')].join(' '),
  );
  return `${lines.join('\n')}\n`;
}

import { grouped } from '../../problem/grouped.ts';
import type { LocalDate, Problem, Shift } from '../../problem/problem.ts';
import type { AbsenceDay, Disruption } from '../../problem/remedy.ts';
import { firstRepair, isLost } from './repair.ts';

/** An employee who is away on one of their days. */
export interface OneAbsence {
  employeeId: string;
  date: LocalDate;
}

type Given = Pick<Disruption, 'kept' | 'from'>;

/**
 * The absences of one employee on one day, by date: of everybody on each of their days whose work can still be passed
 * on.
 * @param shifts all shifts of the period
 */
export function absencesToTry(problem: Problem, shifts: readonly Shift[], from: Given['from']): OneAbsence[] {
  const always = problem.people.map(({ id }) => ({ employeeId: id, start: -Infinity, end: Infinity }));
  const passedOn = shifts.filter((shift) => isLost(problem, shift, { absences: always, from, ...nothing }));
  const byDay = grouped(passedOn, ({ date, employeeId }) => `${date} ${employeeId}`);
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first]]) => (first?.employeeId ? [{ employeeId: first.employeeId, date: first.date }] : []));
}

/**
 * What each of these absences would take by itself, in their order.
 * @param shifts all shifts of the period
 * @returns what was yielded
 */
export function* absenceTest(
  problem: Problem,
  shifts: readonly Shift[],
  absences: readonly OneAbsence[],
  { kept, from }: Given,
): Generator<AbsenceDay, AbsenceDay[]> {
  const tested: AbsenceDay[] = [];
  const byDay = grouped(shifts, ({ date, employeeId }) => `${date} ${employeeId}`);
  for (const { employeeId, date } of absences) {
    const lost = byDay.get(`${date} ${employeeId}`) ?? [];
    const start = Math.min(...lost.map((shift) => shift.start));
    const end = Math.max(...lost.map((shift) => shift.end));
    const found = firstRepair(problem, shifts, { ...nothing, absences: [{ employeeId, start, end }], kept, from });
    const day: AbsenceDay = {
      employeeId,
      date,
      moves: found?.changes.filter(({ to }) => to !== null).length ?? 0,
      open: found?.open ?? lost.map(({ id }) => id),
      proved: found?.minimal ?? false,
    };
    tested.push(day);
    yield day;
  }
  return tested;
}

const nothing = { withdrawn: [], wanted: [], kept: [] };

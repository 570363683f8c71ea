import { grouped } from '../../problem/grouped.ts';
import type { Problem, Shift } from '../../problem/problem.ts';
import type { AbsenceDay, Disruption } from '../../problem/remedy.ts';
import { firstRepair, isLost } from './repair.ts';

/**
 * One absence after another: what it would take if one employee were away on one of their days, each for itself. By
 * date; days whose work can no longer be passed on are left out.
 * @param shifts all shifts of the period
 * @returns what was yielded; `of` is how many there will be
 */
export function* absenceTest(
  problem: Problem,
  shifts: readonly Shift[],
  { kept, from }: Pick<Disruption, 'kept' | 'from'>,
): Generator<{ day: AbsenceDay; of: number }, AbsenceDay[]> {
  const nothing = { withdrawn: [], wanted: [], kept, from };
  const always = problem.people.map(({ id }) => ({ employeeId: id, start: -Infinity, end: Infinity }));
  const passedOn = shifts.filter((shift) => isLost(problem, shift, { ...nothing, absences: always }));
  const byDay = grouped(passedOn, ({ date, employeeId }) => `${date} ${employeeId}`);
  const tested: AbsenceDay[] = [];
  for (const [, lost] of [...byDay].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [{ date, employeeId } = { date: '', employeeId: null }] = lost;
    if (employeeId === null) continue;
    const start = Math.min(...lost.map((shift) => shift.start));
    const end = Math.max(...lost.map((shift) => shift.end));
    const found = firstRepair(problem, shifts, { ...nothing, absences: [{ employeeId, start, end }] });
    const day: AbsenceDay = {
      employeeId,
      date,
      moves: found?.changes.filter(({ to }) => to !== null).length ?? 0,
      open: found?.open ?? lost.map(({ id }) => id),
      proved: found?.minimal ?? false,
    };
    tested.push(day);
    yield { day, of: byDay.size };
  }
  return tested;
}

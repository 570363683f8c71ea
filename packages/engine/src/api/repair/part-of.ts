import { inPeriod } from '../../problem/calendar.ts';
import { coverCounts } from '../../objective/cover.ts';
import { isFilled } from '../../problem/shift.ts';
import { mergedNeeds, needKey, openShift } from '../../problem/needs.ts';
import type { LocalDate, Problem, Shift } from '../../problem/problem.ts';

/** The part of a period to plan; absent fields do not restrict it. Dates are inclusive. */
export interface Part {
  from?: LocalDate;
  to?: LocalDate;
  roles?: readonly string[];
}

/** Whether a shift or need is in the part. */
export function isInPart({ from, to, roles }: Part, of: { date: LocalDate; role: string }): boolean {
  return (
    (from === undefined || of.date >= from) &&
    (to === undefined || of.date <= to) &&
    (roles === undefined || roles.includes(of.role))
  );
}

/**
 * The same problem with everything outside the part fixed: assigned shifts, and open shifts, which stay open. Planning
 * it changes only the part, and judges it with the whole period around it.
 * @param shifts all current shifts of the period
 */
export function partOf(problem: Problem, shifts: readonly Shift[], part: Part): Problem {
  const around = shifts.filter((shift) => inPeriod(problem, shift) && !isInPart(part, shift));
  const given = new Set(around.map(({ id }) => id));
  const counts = coverCounts(problem, around);
  const standing = around.filter(isFilled).map((shift) => ({ ...shift, locked: true }));
  const open = [...mergedNeeds(problem).values()].flatMap((need) => {
    const missing = isInPart(part, need) ? 0 : need.count - (counts.get(needKey(need)) ?? 0);
    const place = (n: number): Shift => ({ ...openShift(need, `${needKey(need)}|open|${n}`), locked: true });
    return Array.from({ length: Math.max(0, missing) }, (_, n) => place(n));
  });
  return { ...problem, fixed: [...problem.fixed.filter(({ id }) => !given.has(id)), ...standing, ...open] };
}

import type { LocalDate, Need, Problem, Shift } from './problem.ts';
import type { Half } from './shift.ts';

/** What a shift or a need is for. */
interface Place {
  date: LocalDate;
  template: string | null;
  role: string;
  half?: Half | undefined;
}

/** The key that joins a shift to the need it fills: the same date, template, role, and half if the place is cut. */
export function needKey({ half, ...of }: Place): string {
  return `${of.date}|${kindKey({ ...of, half })}`;
}

/** The same work on any date; a half is no work of the whole. */
export function kindKey({ template, role, half }: Omit<Place, 'date'>): string {
  return half === undefined ? `${template ?? ''}|${role}` : `${template ?? ''}|${role}|${half.of}|${half.at}`;
}

/**
 * The needs of the period, one per date, template and role: duplicates are added up, and the first determines hours and
 * weights.
 */
export function mergedNeeds(problem: Problem): Map<string, Need> {
  const merged = new Map<string, Need>();
  for (const need of problem.needs) {
    if (need.date < problem.from || need.date > problem.to) continue;
    const key = needKey(need);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, count: before.count + need.count } : need);
  }
  return merged;
}

/** What a shift is for, as a need without a count. */
export function dutyOf(
  shift: Shift,
): Pick<Need, 'date' | 'role' | 'start' | 'end' | 'breakMinutes' | 'onCall' | 'half'> {
  const { date, role, start, end, breakMinutes, onCall, half } = shift;
  return { date, role, start, end, breakMinutes, ...(onCall === 'at_work' && { onCall }), ...(half && { half }) };
}

/** An open shift of a need. */
export function openShift(need: Need, id: string): Shift {
  const { date, template, role, start, end, breakMinutes, onCall, half } = need;
  const open = { id, date, template, role, start, end, breakMinutes, employeeId: null, locked: false };
  return { ...open, ...(onCall && { onCall }), ...(half && { half }) };
}

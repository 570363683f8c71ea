import type { LocalDate, Shift } from '../problem/problem.ts';
import { fromLaw, type RowRule } from './rule.ts';

const DAY_MS = 86_400_000;
const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * DK 118: on-call time at home takes at most one unbroken week of any four: those of its dates that are in one span of
 * 28 days lie within 7. On-call shifts belong to the date on which they start.
 */
export const homeOnCallWeek: RowRule = {
  kind: 'row',
  code: 'home-on-call-week',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.homeOnCall),
  judge: ({ context: { problem }, person: { homeOnCall = [] } }) => {
    const law = problem.law?.homeOnCall;
    if (!law) return [];
    const isPlanned = (date: LocalDate) => date >= problem.from && date <= problem.to;
    const apart = (earlier: Shift, later: Shift): boolean => {
      const days = daysBetween(earlier.date, later.date);
      return days >= law.maxDays && days < law.inDays && (isPlanned(earlier.date) || isPlanned(later.date));
    };
    const late = homeOnCall.filter((later) => homeOnCall.some((earlier) => apart(earlier, later)));
    const [first] = late;
    if (!first) return [];
    // One finding for all of them, so that a shift carries the warning once.
    const shifts = homeOnCall.filter((shift) => late.includes(shift) || late.some((later) => apart(shift, later)));
    const params = { days: law.maxDays, limit: law.inDays };
    return [{ date: first.date, shifts, amount: late.length, params }];
  },
  // The planner assigns no on-call shift at home: no roster of the model breaks it.
  compile: () => null,
};

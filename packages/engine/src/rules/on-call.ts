import { minorLimits } from '../law/minor-limits.ts';
import { consentsOn } from '../problem/consents.ts';
import { isWork } from '../problem/on-call.ts';
import type { LocalDate, Shift } from '../problem/problem.ts';
import { overlap } from '../problem/wall-clock.ts';
import { always, fromLaw, type RowRule, type ShiftRule } from './rule.ts';

/** No one works, or is on call elsewhere, during an on-call shift at home. */
export const onCallOverlap: ShiftRule = {
  kind: 'shift',
  code: 'on-call-overlap',
  family: 'basic',
  binding: always,
  ofHomeOnCall: true,
  judge: (_context, person, shift) => {
    const at = person.homeOnCall?.findIndex(({ id }) => id === shift.id) ?? -1;
    // Of two on-call shifts the later one is found.
    const others = at < 0 ? person.homeOnCall : person.homeOnCall?.slice(0, at);
    const other = others?.find(({ start, end }) => overlap(shift.start, shift.end, start, end) > 0);
    if (!other) return null;
    const minutes = overlap(shift.start, shift.end, other.start, other.end);
    return { date: shift.date, shifts: [other, shift], amount: 1, params: { minutes } };
  },
};

/** LT23, DSSĮ 37(8): on-call time, at work or at home, needs the consent of protected employees. */
export const onCallConsent: ShiftRule = {
  kind: 'shift',
  code: 'on-call-consent',
  family: 'consent',
  binding: ({ law }) => fromLaw(law?.protectedConsent),
  ofHomeOnCall: true,
  judge: (_context, person, shift) => {
    if (!shift.onCall || !person.needsConsent || consentsOn(person, 'onCall', shift.date)) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};

/** DK 118: no on-call time at home before 18. */
export const homeOnCallMinor: ShiftRule = {
  kind: 'shift',
  code: 'home-on-call-minor',
  family: 'minors',
  binding: ({ law }) => fromLaw(law?.homeOnCall),
  ofHomeOnCall: true,
  judge: ({ problem }, person, shift) => {
    if (isWork(shift) || !minorLimits(problem.law, person, shift.date)) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};

const DAY_MS = 86_400_000;
const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * DK 118: on-call time at home takes at most one unbroken week of any four: those of its dates that are in one span of
 * 28 days lie within 7. On-call shifts belong to the date on which they start. No sum: it is no work, and dates before
 * the known days count too.
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

import { isEmployed, missingCertificate, rolesOn } from '../problem/employment.ts';
import { needKey } from '../problem/needs.ts';
import { areParts } from '../problem/split-day.ts';
import type { Block, Day, Person, Shift } from '../problem/problem.ts';
import { clockAt, instantAt, overlap as commonMinutes } from '../problem/wall-clock.ts';
import { always, type PairRule, type ShiftRule } from './rule.ts';

/** No one works on a day without a contract: before the first day, or after the last one. */
export const notEmployed: ShiftRule = {
  kind: 'shift',
  code: 'not-employed',
  family: 'basic',
  binding: always,
  ofHomeOnCall: true,
  judge: (_context, person, shift) => {
    if (isEmployed(person, shift.date)) return null;
    const { from } = person.employment?.find((span) => (span.from ?? '') > shift.date) ?? { from: null };
    const until = person.employment?.findLast((span) => span.to !== null && span.to < shift.date)?.to ?? null;
    const cause = from === null ? (until === null ? 'never' : 'left') : 'starts';
    return { date: shift.date, shifts: [shift], amount: 1, params: { cause, day: from ?? until ?? '' } };
  },
};

/** An employee works only in the roles that they have on the day. */
export const role: ShiftRule = {
  kind: 'shift',
  code: 'role',
  family: 'basic',
  binding: always,
  ofHomeOnCall: true,
  judge: (_context, person, shift) =>
    !isEmployed(person, shift.date) || rolesOn(person, shift.date).includes(shift.role)
      ? null
      : { date: shift.date, shifts: [shift], amount: 1, params: { role: shift.role } },
};

/** No one does work that needs a certificate on a day on which theirs is not valid, if the business has this rule. */
export const certificate: ShiftRule = {
  kind: 'shift',
  code: 'certificate',
  family: 'basic',
  binding: always,
  judge: ({ problem }, person, shift) => {
    const missing = missingCertificate(problem.rules, person, shift);
    if (!missing) return null;
    const { kind, held } = missing;
    const isLater = held?.from !== undefined && held.from !== null && held.from > shift.date;
    const day = (isLater ? held.from : held?.until) ?? '';
    const cause = held === undefined ? 'none' : isLater ? 'later' : 'expired';
    return { date: shift.date, shifts: [shift], amount: 1, params: { certificate: kind, cause, day } };
  },
};

/** No one works while unavailable; only overlapping minutes count, adjacent shifts are allowed. */
export const unavailable: ShiftRule = {
  kind: 'shift',
  code: 'unavailable',
  family: 'basic',
  binding: always,
  ofHomeOnCall: true,
  judge: ({ calendar }, person, shift) => {
    const block =
      person.blocks.find((b) => commonMinutes(shift.start, shift.end, b.start, b.end) > 0) ??
      earlyHours(calendar.days[calendar.indexOf.get(shift.date) ?? -1], person, shift);
    if (!block) return null;
    const minutes = commonMinutes(shift.start, shift.end, block.start, block.end);
    const span = { blockStart: block.start, blockEnd: block.end };
    const params = { minutes, cause: block.isOpen ? 'open' : block.source, ...span };
    return { date: shift.date, shifts: [shift], amount: 1, params };
  },
};

/** The hours of a day before somebody can begin, if the shift begins in them; a shift that began before goes on. */
function earlyHours(day: Day | undefined, { earliestStart }: Person, { start }: Shift): Block | null {
  if (earliestStart === undefined || day === undefined || clockAt(day, start) >= earliestStart) return null;
  return { start: day.startsAt, end: Math.max(start + 1, instantAt(day, earliestStart)), source: 'self' };
}

/** No one works on a closed day, except for a need that is a date exception (Decisions: holidays). */
export const closedDay: ShiftRule = {
  kind: 'shift',
  code: 'closed-day',
  family: 'basic',
  binding: always,
  judge: (context, _person, shift) => {
    const day = context.calendar.days[context.calendar.indexOf.get(shift.date) ?? -1];
    if (!day?.closed || (context.needs.get(needKey(shift))?.count ?? 0) > 0) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};

/** No one works two overlapping shifts. */
export const overlap: PairRule = {
  kind: 'pair',
  code: 'overlap',
  family: 'basic',
  binding: always,
  judge: (_context, _person, first, next) => {
    const minutes = commonMinutes(first.start, first.end, next.start, next.end);
    return minutes === 0 ? null : { date: next.date, shifts: [first, next], amount: 1, params: { minutes } };
  },
};

/**
 * An employee starts at most one shift on a date: the planner, the bound and the proofs rely on it, so no law pack and
 * no business can disable it (docs/decisions/003-engine-door.md); only the parts of a split day are two. LT10, DK
 * 115(4): two consecutive shifts are forbidden under summary recording.
 */
export const oneShiftADay: PairRule = {
  kind: 'pair',
  code: 'one-shift-a-day',
  family: 'basic',
  binding: ({ law, regime }) => ({
    severity: 'hard',
    source: regime === 'fixed' ? null : (law?.oneShiftADay?.article ?? null),
  }),
  judge: ({ problem: { rules } }, person, first, next) =>
    first.date === next.date && !areParts(rules, person, first, next)
      ? { date: next.date, shifts: [first, next], amount: 1, params: {} }
      : null,
};

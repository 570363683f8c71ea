import { netMinutes } from '../problem/calendar.ts';
import { areParts } from '../problem/split-day.ts';
import { always, fromLaw, hoursBegun, type PairRule, type ShiftRule } from './rule.ts';

/** LT16, DK 122(2): at least 11 hours between two working days; the parts of a split day are one. */
export const dailyRest: PairRule = {
  kind: 'pair',
  code: 'daily-rest',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.dailyRest),
  judge: (context, person, first, next) => {
    if (areParts(context.problem.rules, person, first, next)) return null;
    const limit = context.problem.law?.dailyRest?.minMinutes ?? 0;
    const minutes = next.start - first.end;
    if (minutes < 0 || minutes >= limit) return null;
    return { date: next.date, shifts: [first, next], amount: hoursBegun(limit - minutes), params: { minutes, limit } };
  },
};

/** DK 113: the break between the parts of a split day is neither shorter nor longer than the business allows. */
export const splitBreak: PairRule = {
  kind: 'pair',
  code: 'split-break',
  family: 'business',
  binding: always,
  judge: ({ problem: { rules } }, person, first, next) => {
    const split = rules?.splitDays;
    if (!split || !areParts(rules, person, first, next)) return null;
    const minutes = next.start - first.end;
    const [least, most] = [split.leastBreak * 60, split.mostBreak * 60];
    if (minutes < 0 || (minutes >= least && minutes <= most)) return null;
    return { date: next.date, shifts: [first, next], amount: 1, params: { minutes, least, most } };
  },
};

/** DK 114: a split day has no more work than a shift may have. */
export const splitLength: PairRule = {
  kind: 'pair',
  code: 'split-length',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.shiftLength),
  judge: ({ problem: { rules, law } }, person, first, next) => {
    if (!areParts(rules, person, first, next)) return null;
    const [minutes, limit] = [netMinutes(first) + netMinutes(next), law?.shiftLength?.maxMinutes ?? Infinity];
    return minutes <= limit ? null : { date: next.date, shifts: [first, next], amount: 1, params: { minutes, limit } };
  },
};

/** LT17, DK 122: after a shift of more than 12 hours at least 24 hours of rest. */
export const longShiftRest: PairRule = {
  kind: 'pair',
  code: 'long-shift-rest',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.longShiftRest),
  judge: (context, _person, first, next) => {
    const law = context.problem.law?.longShiftRest;
    if (!law || netMinutes(first) <= law.overMinutes) return null;
    const limit = law.minMinutes;
    const minutes = next.start - first.end;
    if (minutes < 0 || minutes >= limit) return null;
    return { date: next.date, shifts: [first, next], amount: hoursBegun(limit - minutes), params: { minutes, limit } };
  },
};

/**
 * LT18, DK 122: a meal break of at least 30 minutes in a shift of more than 5 hours; 2003/88/EC 4: more than 6. The
 * cause is the template, so it is only a warning.
 */
export const mealBreak: ShiftRule = {
  kind: 'shift',
  code: 'meal-break',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.mealBreak),
  judge: (context, _person, shift) => {
    const law = context.problem.law?.mealBreak;
    if (!law || netMinutes(shift) <= law.overMinutes || shift.breakMinutes >= law.minMinutes) return null;
    const { overMinutes: over, minMinutes: limit } = law;
    const params = { minutes: netMinutes(shift), breakMinutes: shift.breakMinutes, over, limit };
    return { date: shift.date, shifts: [shift], amount: 1, params };
  },
};

/**
 * LT18, DK 122: a meal break of at most 2 hours; a longer one makes it a split day. The cause is the template, so it
 * is only a warning.
 */
export const longestBreak: ShiftRule = {
  kind: 'shift',
  code: 'longest-break',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.longestBreak),
  judge: ({ problem }, _person, shift) => {
    const limit = problem.law?.longestBreak?.maxMinutes ?? Infinity;
    const minutes = shift.breakMinutes;
    return minutes <= limit ? null : { date: shift.date, shifts: [shift], amount: 1, params: { minutes, limit } };
  },
};

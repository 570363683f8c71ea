import { fromLaw, type ShiftRule } from './rule.ts';

/**
 * LT18, DK 122: a meal break of at most 2 hours; a longer one makes it a split shift. The cause is the template, so it
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

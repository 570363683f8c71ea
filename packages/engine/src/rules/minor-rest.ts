import { minorLimits } from '../law/minor-limits.ts';
import { fromLaw, hoursBegun, type PairRule } from './rule.ts';

/**
 * The longer daily rest of an employee under 18 (12 hours, 14 for children), by their age at the first of the two
 * shifts.
 */
export const minorRest: PairRule = {
  kind: 'pair',
  code: 'minor-rest',
  family: 'minors',
  binding: (problem) => fromLaw(problem.law?.minors),
  judge: (context, person, first, next) => {
    const limit = minorLimits(context.problem.law, person, first.date)?.minRestMinutes ?? 0;
    const minutes = next.start - first.end;
    if (minutes < 0 || minutes >= limit) return null;
    return { date: next.date, shifts: [first, next], amount: hoursBegun(limit - minutes), params: { minutes, limit } };
  },
};

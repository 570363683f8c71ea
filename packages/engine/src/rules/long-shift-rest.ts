import { netMinutes } from '../problem/calendar.ts';
import { fromLaw, hoursBegun, type PairRule } from './rule.ts';

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

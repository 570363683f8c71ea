import { fromLaw, hoursBegun, type PairRule } from './rule.ts';

/** LT16, DK 122(2): at least 11 hours between two shifts. */
export const dailyRest: PairRule = {
  kind: 'pair',
  code: 'daily-rest',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.dailyRest),
  judge: (context, _person, first, next) => {
    const limit = context.problem.law?.dailyRest?.minMinutes ?? 0;
    const minutes = next.start - first.end;
    if (minutes < 0 || minutes >= limit) return null;
    return { date: next.date, shifts: [first, next], amount: hoursBegun(limit - minutes), params: { minutes, limit } };
  },
};

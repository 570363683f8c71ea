import { always, type PairRule } from './rule.ts';

/** Pairs of templates that the business does not want on neighbouring days. */
export const forbiddenSequence: PairRule = {
  kind: 'pair',
  code: 'forbidden-sequence',
  family: 'business',
  binding: always,
  judge: (context, _person, first, next) => {
    const { indexOf } = context.calendar;
    if ((indexOf.get(next.date) ?? 0) - (indexOf.get(first.date) ?? 0) !== 1) return null;
    const pair = context.problem.forbiddenSequences.find((s) => s.first === first.template && s.next === next.template);
    return pair ? { date: next.date, shifts: [first, next], amount: 1, params: { ...pair } } : null;
  },
};

import { always, type PairRule } from './rule.ts';

/** Pairs of templates that the business excludes on consecutive days. */
export const forbiddenSequence: PairRule = {
  kind: 'pair',
  code: 'forbidden-sequence',
  family: 'business',
  binding: always,
  judge: (context, _person, first, next) => {
    const { calendar, forbiddenNext } = context;
    if (first.template === null || next.template === null) return null;
    if (!forbiddenNext.get(first.template)?.has(next.template)) return null;
    if ((calendar.indexOf.get(next.date) ?? 0) - (calendar.indexOf.get(first.date) ?? 0) !== 1) return null;
    const params = { first: first.template, next: next.template };
    return { date: next.date, shifts: [first, next], amount: 1, params };
  },
};

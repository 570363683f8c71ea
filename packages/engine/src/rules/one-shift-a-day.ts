import { fromLaw, type PairRule } from './rule.ts';

/** LT10, DK 115(4): two shifts in a row are forbidden; a person starts one shift on a date. */
export const oneShiftADay: PairRule = {
  kind: 'pair',
  code: 'one-shift-a-day',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.oneShiftADay),
  judge: (_context, _person, first, next) =>
    first.date === next.date ? { date: next.date, shifts: [first, next], amount: 1, params: {} } : null,
};

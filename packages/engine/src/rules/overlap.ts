import { overlap as common } from '../problem/wall-clock.ts';
import { always, type PairRule } from './rule.ts';

/** No one works two overlapping shifts. */
export const overlap: PairRule = {
  kind: 'pair',
  code: 'overlap',
  family: 'basic',
  binding: always,
  judge: (_context, _person, first, next) => {
    const minutes = common(first.start, first.end, next.start, next.end);
    return minutes === 0 ? null : { date: next.date, shifts: [first, next], amount: 1, params: { minutes } };
  },
};

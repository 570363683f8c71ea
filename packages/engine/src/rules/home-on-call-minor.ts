import { minorLimits } from '../law/minor-limits.ts';
import { isWork } from '../problem/on-call.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/** DK 118: no on-call time at home before 18. */
export const homeOnCallMinor: ShiftRule = {
  kind: 'shift',
  code: 'home-on-call-minor',
  family: 'minors',
  binding: ({ law }) => fromLaw(law?.homeOnCall),
  ofHomeOnCall: true,
  judge: ({ problem }, person, shift) => {
    if (isWork(shift) || !minorLimits(problem.law, person, shift.date)) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};

import { minorLimits } from '../law/minor-limits.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/** Employees under 18 must not work in a role connected with alcohol (DSSĮ 36); the business defines these roles. */
export const minorAlcohol: ShiftRule = {
  kind: 'shift',
  code: 'minor-alcohol',
  family: 'minors',
  binding: ({ law }) => fromLaw(law?.minorAlcohol),
  judge: ({ problem }, person, shift) => {
    if (!problem.rules?.alcoholRoles?.includes(shift.role)) return null;
    if (!minorLimits(problem.law, person, shift.date)) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: { role: shift.role } };
  },
};

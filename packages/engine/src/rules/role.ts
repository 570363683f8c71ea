import { always, type ShiftRule } from './rule.ts';

/** An employee works only in their roles (Spec section 3). */
export const role: ShiftRule = {
  kind: 'shift',
  code: 'role',
  family: 'basic',
  binding: always,
  ofHomeOnCall: true,
  judge: (_context, person, shift) =>
    person.roles.includes(shift.role)
      ? null
      : { date: shift.date, shifts: [shift], amount: 1, params: { role: shift.role } },
};

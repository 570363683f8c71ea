import { overlap } from '../problem/wall-clock.ts';
import { always, type ShiftRule } from './rule.ts';

/** No one works, or is on call elsewhere, during an on-call shift at home. */
export const onCallOverlap: ShiftRule = {
  kind: 'shift',
  code: 'on-call-overlap',
  family: 'basic',
  binding: always,
  ofHomeOnCall: true,
  judge: (_context, person, shift) => {
    const at = person.homeOnCall?.findIndex(({ id }) => id === shift.id) ?? -1;
    // Of two on-call shifts the later one is found.
    const others = at < 0 ? person.homeOnCall : person.homeOnCall?.slice(0, at);
    const other = others?.find(({ start, end }) => overlap(shift.start, shift.end, start, end) > 0);
    if (!other) return null;
    const minutes = overlap(shift.start, shift.end, other.start, other.end);
    return { date: shift.date, shifts: [other, shift], amount: 1, params: { minutes } };
  },
};

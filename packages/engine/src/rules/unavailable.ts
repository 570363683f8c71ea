import { overlap } from '../problem/wall-clock.ts';
import { always, type ShiftRule } from './rule.ts';

/** No one works while unavailable; only overlapping minutes count, adjacent shifts are allowed. */
export const unavailable: ShiftRule = {
  kind: 'shift',
  code: 'unavailable',
  family: 'basic',
  binding: always,
  ofHomeOnCall: true,
  judge: (_context, person, shift) => {
    const block = person.blocks.find((b) => overlap(shift.start, shift.end, b.start, b.end) > 0);
    if (!block) return null;
    const minutes = overlap(shift.start, shift.end, block.start, block.end);
    const span = { blockStart: block.start, blockEnd: block.end };
    const params = { minutes, cause: block.isOpen ? 'open' : block.source, ...span };
    return { date: shift.date, shifts: [shift], amount: 1, params };
  },
};

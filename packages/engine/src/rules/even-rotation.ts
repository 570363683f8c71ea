import { endOfDay } from '../problem/day-ends.ts';
import { periodMinutes } from './period-minutes.ts';
import { fromLaw, type RowRule } from './rule.ts';

/** The number of shifts from which a lack of rotation can be detected. */
const LEAST = 8;

/** LT09, DK 115(3): shifts rotate evenly; no one opens, or closes, the day in all their shifts of the period. */
export const evenRotation: RowRule = {
  kind: 'row',
  code: 'even-rotation',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.evenRotation),
  needsWork: true,
  judge: (view) => {
    const { shifts } = periodMinutes(view);
    const ends = new Set(shifts.map((shift) => endOfDay(view.context, shift)));
    const [end] = ends;
    if (shifts.length < LEAST || ends.size !== 1 || !end) return [];
    return [{ date: shifts.at(-1)?.date ?? null, shifts, amount: 1, params: { count: shifts.length, end } }];
  },
  compile: ({ context, shiftOf, first, last }) => {
    const ends = Int8Array.from(
      shiftOf,
      (shift) => ({ opening: 1, closing: 2, none: 0 })[endOfDay(context, shift) ?? 'none'],
    );
    if (ends.every((end) => end === 0)) return null;
    return ({ length, code, day }) => {
      let count = 0;
      let end = -1;
      for (let i = 0; i < length; i++) {
        if (day[i]! < first || day[i]! > last) continue;
        const now = ends[code[i]!]!;
        if (now === 0 || (end >= 0 && now !== end)) return 0;
        end = now;
        count++;
      }
      return count >= LEAST ? 1 : 0;
    };
  },
};

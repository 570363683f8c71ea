import type { Context } from '../model/context.ts';
import type { EvenShares } from '../model/even-shares.ts';
import type { Shift } from '../problem/problem.ts';
import { periodMinutes } from '../rules/forms/quantity.ts';
import type { RowGoal } from './goal.ts';

/** Larger shares are left out of pricing, where they would need too many states. */
const WIDEST = 8;

/** A goal about shifts of a kind above an employee's even share, which is rounded up to whole shifts. */
export function fairCount(of: {
  code: string;
  weight: 'fairNights' | 'fairClosings' | 'fairHolidays';
  share: keyof EvenShares;
  counts: (context: Context, shift: Shift) => boolean;
}): RowGoal {
  const shareOf = (context: Context, person: number): number =>
    Math.ceil((context.shares[of.share][person] ?? 0) - 1e-6);
  const weightOf = ({ problem }: Context): number => problem.weights[of.weight] ?? 0;
  return {
    kind: 'row',
    code: of.code,
    wanted: (problem) => (problem.weights[of.weight] ?? 0) > 0,
    penalty: ({ context, ...view }) => {
      const count = periodMinutes({ context, ...view }).shifts.filter((shift) => of.counts(context, shift)).length;
      return Math.max(0, count - shareOf(context, view.number)) * weightOf(context);
    },
    compile: ({ context, shiftOf, first, last, people }) => {
      const counts = Uint8Array.from(shiftOf, (shift) => (of.counts(context, shift) ? 1 : 0));
      const share = Int32Array.from({ length: people }, (_, person) => shareOf(context, person));
      const weight = weightOf(context);
      return ({ person, length, code, day }) => {
        let count = 0;
        for (let i = 0; i < length; i++) if (day[i]! >= first && day[i]! <= last) count += counts[code[i]!]!;
        return Math.max(0, count - share[person]!) * weight;
      };
    },
    // The state is the number of such shifts, capped at the share; a large share would need too many states and is
    // ignored.
    automata: ({ context, shiftOf, first, last, day: dayOf }, person, codes) => {
      const share = shareOf(context, person);
      const theirs = new Set(
        codes.filter((code) => dayOf[code]! >= first && dayOf[code]! <= last && of.counts(context, shiftOf[code]!)),
      );
      if (share > WIDEST || new Set([...theirs].map((code) => dayOf[code])).size <= share) return [];
      const weight = weightOf(context);
      return [
        {
          start: 0,
          next: (state, _day, code) => (state < share && theirs.has(code) ? state + 1 : state),
          cost: (state, _day, code) => (state >= share && theirs.has(code) ? weight : 0),
        },
      ];
    },
  };
}

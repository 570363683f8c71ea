import type { Context } from '../model/context.ts';
import type { Model } from '../model/model.ts';
import { sumOfParts } from '../model/parts.ts';
import type { EvenShares } from '../model/even-shares.ts';
import type { Shift } from '../problem/problem.ts';
import { periodMinutes } from '../rules/forms/quantity.ts';
import type { RowGoal } from './goal.ts';

/** [shifts] With a greater even share its states are too many for the network of rosters, which leaves the goal out. */
const GREATEST_SHARE = 8;

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
  const countsOf = (model: Model): Int32Array =>
    sumOfParts(model, (code) => (of.counts(model.context, model.shiftOf[code]!) ? 1 : 0));
  return {
    kind: 'row',
    code: of.code,
    wanted: (problem) => (problem.weights[of.weight] ?? 0) > 0,
    penalty: ({ context, ...view }) => {
      const count = periodMinutes({ context, ...view }).shifts.filter((shift) => of.counts(context, shift)).length;
      return Math.max(0, count - shareOf(context, view.number)) * weightOf(context);
    },
    compile: (model) => {
      const { context, first, last, people } = model;
      const counts = countsOf(model);
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
    automata: (model, person, codes) => {
      const { context, first, last, day: dayOf, days } = model;
      const share = shareOf(context, person);
      const counts = countsOf(model);
      const most = new Int32Array(days);
      for (const code of codes) {
        const day = dayOf[code]!;
        if (day >= first && day <= last) most[day] = Math.max(most[day]!, counts[code]!);
      }
      if (share > GREATEST_SHARE || most.reduce((sum, count) => sum + count, 0) <= share) return [];
      const weight = weightOf(context);
      const after = (state: number, day: number, code: number): number =>
        state + (code >= 0 && day >= first && day <= last ? counts[code]! : 0);
      return [
        {
          start: 0,
          next: (state, day, code) => Math.min(share, after(state, day, code)),
          cost: (state, day, code) => Math.max(0, after(state, day, code) - share) * weight,
        },
      ];
    },
  };
}

import { allowsSplitDays } from '../problem/split-day.ts';
import type { RowGoal } from './goal.ts';

/** Days on which an employee works twice: only where that fills a shift that would stay open, or saves more. */
export const fewSplitDays: RowGoal = {
  kind: 'row',
  code: 'few-split-days',
  wanted: (problem) => (problem.weights.splitDays ?? 0) > 0 && allowsSplitDays(problem),
  penalty: ({ context, dayOf, calendar: { first, last } }) => {
    const planned = dayOf.filter((day) => day >= first && day <= last);
    const more = planned.filter((day, i) => day === planned[i - 1]).length;
    return more * (context.problem.weights.splitDays ?? 0);
  },
  compile: ({ context, parts, first, last }) => {
    const weight = context.problem.weights.splitDays ?? 0;
    return ({ length, code, day }) => {
      let more = 0;
      for (let i = 0; i < length; i++) if (day[i]! >= first && day[i]! <= last) more += parts[code[i]!]!.length - 1;
      return more * weight;
    };
  },
  automata: ({ context, parts, first, last }, _person, codes) => {
    if (codes.every((code) => parts[code]!.length === 1)) return [];
    const weight = context.problem.weights.splitDays ?? 0;
    const isPlanned = (day: number): boolean => day >= first && day <= last;
    return [
      {
        start: 0,
        next: () => 0,
        cost: (_state, day, code) => (code >= 0 && isPlanned(day) ? (parts[code]!.length - 1) * weight : 0),
      },
    ];
  },
};

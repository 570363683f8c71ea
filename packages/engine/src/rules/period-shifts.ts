import type { Person, Problem } from '../problem/problem.ts';
import { periodMinutes } from './period-minutes.ts';
import type { RowRule } from './rule.ts';
import { BROKEN } from './automaton.ts';

type Parts = Required<Pick<RowRule, 'judge' | 'compile' | 'automaton'>>;

/** The parts of a rule that limits the shifts of the period: the employee's maximum, undefined for none. */
export function mostShifts(limitOf: (person: Person) => number | undefined): Parts {
  return {
    judge: (view) => {
      const limit = limitOf(view.person) ?? Infinity;
      const { shifts } = periodMinutes(view);
      const count = shifts.length;
      if (count <= limit) return [];
      return [{ date: shifts.at(-1)?.date ?? null, shifts, amount: count - limit, params: { count, limit } }];
    },
    compile: ({ context, first, last, days }) => {
      const most = Float64Array.from(context.problem.people, (person) => limitOf(person) ?? Infinity);
      if (most.every((limit) => limit >= days)) return null;
      return ({ person, length, day }) => Math.max(0, countIn(day, length, first, last) - most[person]!);
    },
    automaton: ({ context, first, last, days }, p) => {
      const person = context.problem.people[p];
      const limit = (person && limitOf(person)) ?? Infinity;
      if (limit >= days) return null;
      return {
        start: 0,
        next: (state, day, code) => {
          if (code < 0 || day < first || day > last) return state;
          return state >= limit ? BROKEN : state + 1;
        },
      };
    },
  };
}

/** The same for a minimum. */
export function leastShiftsOf(limitOf: (problem: Problem, person: Person) => number | undefined): Parts {
  return {
    judge: (view) => {
      const limit = limitOf(view.context.problem, view.person) ?? 0;
      const count = periodMinutes(view).shifts.length;
      return count >= limit ? [] : [{ date: null, shifts: [], amount: limit - count, params: { count, limit } }];
    },
    compile: ({ context, first, last }) => {
      const least = Float64Array.from(context.problem.people, (person) => limitOf(context.problem, person) ?? 0);
      if (least.every((limit) => limit <= 0)) return null;
      return ({ person, length, day }) => Math.max(0, least[person]! - countIn(day, length, first, last));
    },
    // The state is the number of shifts that are still missing.
    automaton: ({ context, first, last, days }, p) => {
      const person = context.problem.people[p];
      const limit = (person && limitOf(context.problem, person)) ?? 0;
      if (limit <= 0) return null;
      return {
        start: limit,
        next: (state, day, code) => {
          if (day === days) return state === 0 ? 0 : BROKEN;
          return code >= 0 && day >= first && day <= last ? Math.max(0, state - 1) : state;
        },
      };
    },
  };
}

function countIn(day: Int32Array, length: number, first: number, last: number): number {
  let count = 0;
  for (let i = 0; i < length; i++) if (day[i]! >= first && day[i]! <= last) count++;
  return count;
}

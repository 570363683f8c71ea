import { inPeriod } from '../../problem/calendar.ts';
import { needKey } from '../../problem/needs.ts';
import { isWork } from '../../problem/on-call.ts';
import type { Instant, Problem, Shift } from '../../problem/problem.ts';
import { whatIf } from '../trial/what-if.ts';
import { unmetBy, wishKey } from './own-wishes.ts';

/** What a ring may be made of. */
export interface RingOptions {
  /** Shifts that start before stay. */
  from: Instant;
  /** The IDs of shifts that stay, and of employees who are asked nothing. */
  kept: readonly string[];
  asked: readonly string[];
}

/** A shift that goes to the holder of another, who gives that one. */
interface Link {
  /** The number of the shift that is given for it. */
  to: number;
  /** By how much the one who gets it is better off by their own preferences: 0 or more. */
  gain: number;
}

export interface RingLinks {
  /** All shifts that can change hands, by employee and start. */
  shifts: readonly Shift[];
  /** By shift: to whose shifts it can go. */
  out: readonly (readonly Link[])[];
  /** By the shift that goes and the shift that is given for it; -1: it can't. */
  gain: (from: number, to: number) => number;
}

/**
 * The single steps of all rings: who could get which shift for which of their own, no worse off by their own
 * preferences and lawful in their own roster with both. What joins employees is judged of a whole ring. Preferences are
 * about the templates needed on a date (`Person.wishes`): a shift that no need covers stays, since nobody's are known.
 */
export function ringLinks(problem: Problem, roster: readonly Shift[], { from, kept, asked }: RingOptions): RingLinks {
  const what = whatIf(problem, roster);
  const { days } = what.model;
  const [stays, spared] = [new Set(kept), new Set(asked)];
  const needed = new Set(problem.needs.map(wishKey));
  const places = problem.people.flatMap((person, number) => {
    if (spared.has(person.id)) return [];
    return roster
      .filter((shift) => shift.employeeId === person.id && shift.start >= from && !stays.has(shift.id))
      .filter((shift) => isWork(shift) && inPeriod(problem, shift) && needed.has(wishKey(shift)))
      .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
      .flatMap((shift) => {
        const code = what.codeOf(shift);
        const day = what.context.calendar.indexOf.get(shift.date) ?? 0;
        // Of a split day both parts belong together.
        if (code < 0 || what.shiftAt(number * days + day) !== shift) return [];
        return [{ shift, code, day, number, person, duty: needKey(shift), unmet: unmetBy(person, shift) }];
      });
  });
  const gains = places.map((gets) =>
    Float64Array.from(places, (gives) => {
      if (gets.number === gives.number || gets.duty === gives.duty) return -1;
      const gain = gives.unmet - unmetBy(gives.person, gets.shift);
      return gain >= 0 && what.delta(gives.number, gets.code, gives.day) < Infinity ? gain : -1;
    }),
  );
  return {
    shifts: places.map(({ shift }) => shift),
    out: gains.map((row) => [...row].flatMap((gain, to) => (gain < 0 ? [] : [{ to, gain }]))),
    gain: (one, other) => gains[one]?.[other] ?? -1,
  };
}

import { calendarOf } from '../problem/calendar.ts';
import { evenShares, type EvenShares } from './even-shares.ts';
import { grouped } from '../problem/grouped.ts';
import { mergedNeeds } from '../problem/needs.ts';
import { withHomeOnCall } from '../problem/on-call.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import type { ProblemIndex } from '../problem/problem-index.ts';
import { isPair } from '../problem/sequences.ts';

/** A problem with the indexes that judging needs, built once per problem. */
export interface Context extends ProblemIndex {
  people: ReadonlyMap<string, Person>;
  shares: EvenShares;
  /** By template: the templates that must not follow it on the next day. */
  forbiddenNext: ReadonlyMap<string, ReadonlySet<string>>;
  /** The shifts of the earlier draft by employee and date, if a plan is compared with one. */
  previous: ReadonlyMap<string, readonly Shift[]>;
}

const known = new WeakMap<Problem, Context>();

/**
 * The context of a problem, with on-call time at home separated from work; problems are immutable, so it is cached as
 * long as the problem exists.
 */
export function contextOf(given: Problem): Context {
  const found = known.get(given);
  if (found) return found;
  const problem = withHomeOnCall(given);
  const calendar = calendarOf(problem);
  const needs = mergedNeeds(problem);
  const context: Context = {
    problem,
    calendar,
    needs,
    people: new Map(problem.people.map((person) => [person.id, person])),
    shares: evenShares({ problem, calendar, needs }),
    forbiddenNext: forbiddenNextOf(problem),
    previous: new Map(),
  };
  known.set(given, context);
  known.set(problem, context);
  return context;
}

/** The same context, with an earlier draft to compare with. */
export function contextWithPrevious(problem: Problem, previous: readonly Shift[]): Context {
  const kept = previous.filter(
    (shift) => shift.employeeId !== null && shift.date >= problem.from && shift.date <= problem.to,
  );
  return {
    ...contextOf(problem),
    previous: grouped(kept, ({ employeeId, date }) => `${employeeId}|${date}`),
  };
}

function forbiddenNextOf({ forbiddenSequences }: Problem): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { first, next } of forbiddenSequences.filter(isPair))
    found.set(first, (found.get(first) ?? new Set()).add(next));
  return found;
}

/** Far beyond any real business, and still solvable in seconds: a year of 50 shifts a day, 150 employees and more. */
const MOST = { people: 2000, needs: 20_000, choices: 4_000_000, pairs: 5_000_000, places: 200_000 };

/**
 * The size of a problem: employees, needs (a shift on a day each) by day, and the total number of employees required.
 */
export interface ProblemSize {
  people: number;
  needsByDay: readonly number[];
  places: number;
}

/** Why a problem is too big to plan, as one line; null if it is not. */
export function sizeFault({ people, needsByDay, places }: ProblemSize): string | null {
  const needs = needsByDay.reduce((sum, count) => sum + count, 0);
  if (people > MOST.people) return `too large: more than ${MOST.people} people`;
  if (needs > MOST.needs) return `too large: more than ${MOST.needs} needs (one per shift and day)`;
  if (people * needs > MOST.choices)
    return `too large: more than ${MOST.choices} choices (one per person, shift and day)`;
  if (pairsOf(needsByDay) > MOST.pairs) return `too large: more than ${MOST.pairs} pairs of shifts within two days`;
  if (places > MOST.places) return `too large: the needs add up to more than ${MOST.places} people`;
  return null;
}

/**
 * The number of shift pairs that can follow each other: pair rules are checked for every two that are one or two days
 * apart.
 */
function pairsOf(needsByDay: readonly number[]): number {
  return needsByDay.reduce((sum, count, d) => sum + count * ((needsByDay[d + 1] ?? 0) + (needsByDay[d + 2] ?? 0)), 0);
}

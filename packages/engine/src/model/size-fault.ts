/** Far beyond any business, and what a planner can still take in seconds: a year of 50 shifts a day, 150 people and more. */
const MOST = { people: 2000, needs: 20_000, choices: 4_000_000, pairs: 5_000_000, places: 200_000 };

/** How big a problem is: people, needs (a shift on a day each) by day, and the people that the needs ask for together. */
export interface ProblemSize {
  people: number;
  needsByDay: readonly number[];
  places: number;
}

/** Why a problem is too big to be planned, as one line; null where it is not. */
export function sizeFault({ people, needsByDay, places }: ProblemSize): string | null {
  const needs = needsByDay.reduce((sum, count) => sum + count, 0);
  if (people > MOST.people) return `more than ${MOST.people} people`;
  if (needs > MOST.needs) return `more than ${MOST.needs} needs (a shift on a day each)`;
  if (people * needs > MOST.choices) return `more than ${MOST.choices} choices (a person on a shift of a day each)`;
  if (pairsOf(needsByDay) > MOST.pairs) return `more than ${MOST.pairs} pairs of shifts at most two days apart`;
  if (places > MOST.places) return `the needs ask for more than ${MOST.places} people together`;
  return null;
}

/** How many shifts can follow another: rules are asked about every two that lie one day or two apart. */
function pairsOf(needsByDay: readonly number[]): number {
  return needsByDay.reduce((sum, count, d) => sum + count * ((needsByDay[d + 1] ?? 0) + (needsByDay[d + 2] ?? 0)), 0);
}

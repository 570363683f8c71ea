/** Far beyond any business, and what a planner can still take in seconds: a year of 50 shifts a day, 150 people and more. */
const MOST = { people: 2000, needs: 20_000, choices: 4_000_000, places: 200_000 };

/** How big a problem is: people, needs (a shift on a day each) and the people that the needs ask for together. */
export interface ProblemSize {
  people: number;
  needs: number;
  places: number;
}

/** Why a problem is too big to be planned, as one line; null where it is not. */
export function sizeFault({ people, needs, places }: ProblemSize): string | null {
  if (people > MOST.people) return `more than ${MOST.people} people`;
  if (needs > MOST.needs) return `more than ${MOST.needs} needs (a shift on a day each)`;
  if (people * needs > MOST.choices) return `more than ${MOST.choices} choices (a person on a shift of a day each)`;
  if (places > MOST.places) return `the needs ask for more than ${MOST.places} people together`;
  return null;
}

// Method: a budget of time or of counted work, so that equal work gives equal plans.
// Paper: none; our own engineering.
/** The remaining budget of a stage of the search. */
export interface Budget {
  /** The used share of the time or the work, whichever is the limit. */
  used: () => number;
  /** Whether the stage must end now: the budget is used up, or a stop was requested. */
  over: () => boolean;
  /** Counts steps of work (pricing steps; a move of annealing counts as a few hundred). */
  spend: (steps: number) => void;
}

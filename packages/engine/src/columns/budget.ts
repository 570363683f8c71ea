/** What a stage of the search may still use. */
export interface Budget {
  /** The share that is used up, of the time or the work, whichever bounds it. */
  used: () => number;
  /** Whether it must end now: the time or the work is used up, or somebody said stop. */
  over: () => boolean;
  /** Counts steps of work (pricing steps; a move of annealing is worth a few hundred). */
  spend: (steps: number) => void;
}

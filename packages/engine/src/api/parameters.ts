// The tuned numbers of the answers: unit in brackets, and what each does. Work is counted in rows: how often the roster
// of one employee was counted. With more of it answers take longer, with less of it fewer are found.

/** Of the time of a plan: the [share] for explaining and measuring it, its least and its most [milliseconds]. */
export const CLOSING = { share: 0.02, least: 10, most: 200 } as const;

/** Moves that mend what a move broke. */
export const REARRANGE = {
  /** [shifts] The most that move to fill one. */
  mostMoves: 6,
  /** [answers] How many the exact judge may refuse. */
  refusals: 200,
} as const;

/** Ways to fill open shifts. */
export const REMEDIES = {
  /**
   * [rows] The most work for all needs, a few seconds for a bad month, and for one: the next ones have what it leaves.
   */
  work: { all: 600_000, each: 60_000 },
  /**
   * [employees] Those judged exactly for one open shift: whom the shift alone suits, and for each kind of exception,
   * who needs it for the shift.
   */
  judged: { suited: 30, other: 6 },
  /** [links] The first links tried before a rule is relaxed at the end of a chain. */
  firstLinks: 40,
  /** [links] Their endings. */
  endings: 80,
} as const;

/** Repairs. */
export const REPAIR = {
  /** [rows] The most work per open shift. */
  work: 40_000,
  /** [rows] The most work of rearranging others so that one more shift is filled: for the best way, and for another. */
  rearranging: { best: 40_000, other: 10_000 },
  /** [rounds] Looking for a better employee for each filled shift. */
  rounds: 3,
  /** [employees] Others tried when a joint rule blocks one. */
  retries: 4,
} as const;

/** The proof that a repair changes the fewest shifts. */
export const REPAIR_PROOF = {
  /** [rows] The most work for the whole proof. */
  work: 120_000,
  /** [shifts] With more open ones it is not tried. */
  places: 12,
} as const;

/** [exchanges] How many are judged exactly to explain an assignment, the most promising first. */
export const JUDGED_EXCHANGES = 25;

/** [share of the budget] The first plan of a frontier, from which all others start. */
export const FIRST_OF_FRONTIER = 0.3;

/** [links] The most work for the rings of a month: some seconds. */
export const RING_WORK = 100_000_000;

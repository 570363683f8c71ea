/** All tuned numbers of the answers. Work is counted in rows: how often the roster of one employee was counted. */

/** Of the time of a plan: the share for explaining and measuring it, and its minimum and maximum in milliseconds. */
export const CLOSING = { share: 0.02, least: 10, most: 200 } as const;

/** Chains: the greatest number of employees whose shifts change. */
export const CHAIN = { longest: 3 } as const;

/** Moves that mend what a move broke. */
export const REARRANGE = {
  /** [shifts] The most that move to fill one. */
  mostMoves: 6,
  /** [days] How far from a changed day further work can mend an employee's row: a week, and a run beside it. */
  reach: 7,
  /** [rows] The work of a step beside counting its row. */
  step: 0.1,
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
  /** [rows] The work of an exact judgement: for itself, and for each shift of the roster. */
  proof: { each: 40, shift: 0.02 },
  /** [rules] The most that are relaxed together for one open shift: three exceptions are too many to ask for. */
  mostBent: 2,
  /** [ways] The most that are shown for one need, and of one kind. */
  perNeed: 4,
  perKind: 2,
} as const;

/** Repairs. */
export const REPAIR = {
  /** [proposals] The most that are made. */
  proposals: 3,
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
  /**
   * [shifts] With more passed on, one employee would have to pass on two for one open shift, which the search does not
   * cover.
   */
  mostPassedOn: 2,
} as const;

/** An explained assignment. */
export const ASSIGNMENT = {
  /** [employees] Others who could work the shift instead, the cheapest. */
  others: 8,
  /** [exchanges] The cheapest that are shown. */
  swaps: 5,
  /** [exchanges] How many are judged exactly, the most promising first. */
  judged: 25,
} as const;

/** The frontier of cover and cost. */
export const FRONTIER = {
  /** [shares of the cost of the best cover] Its points after the first. */
  shares: [0.975, 0.95, 0.925, 0.9],
  /** [greatest hourly rates] The price of a missing hour that makes cover come first, whatever the premiums. */
  dear: 20,
  /** [share of the budget] The first plan, from which all others start. */
  first: 0.3,
  /** [euros, hours, parts of a cent] What is no difference. */
  cent: 1e-6,
  part: 1e-3,
  hour: 1e-6,
} as const;

/** Rings of swaps. */
export const RINGS = {
  /** [employees] In one ring: more answers are rarely all yes. */
  longest: 4,
  /** [rings] The most that are found for a month. */
  most: 20,
  /** [links] The most work for a month: some seconds; and that of judging a ring exactly. */
  work: 100_000_000,
  proof: 20_000,
} as const;

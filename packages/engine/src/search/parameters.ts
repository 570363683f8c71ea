// Method: the tuned numbers of the search, in one place: unit in brackets, and what each does. A share is one of the
// whole budget. The values are our own, found by measuring (docs/decisions/008-whole-rosters.md, 077 and 078; half and
// double of each: bench/results/parameters.md); no paper.

/** Annealing before whole rosters: its [share] at most, and [milliseconds per employee] by the thread's role. */
export const OPENING = { share: 0.2, milliseconds: { alone: 15, first: 3, helps: 30 } } as const;

/**
 * [missing employees] Start temperatures where the linear program is out of reach, of both runs from a roster that
 * breaks a rule, and of the one from a roster that doesn't.
 */
export const COOL_HEATS = { unlawful: { first: 0.05, later: 0.02 }, lawful: 0.015 } as const;

/**
 * The final temperature of every run, as [shares] of the heaviest and the lightest cost: low enough for the smallest
 * difference in the goals, because fairness improves at the lowest temperatures.
 */
export const COLD = { heaviest: 0.003, lightest: 0.15 } as const;

/**
 * Reheating climbs a ladder of temperatures as long as nothing is gained: an improvement is mostly near the incumbent,
 * and otherwise only reached at a higher temperature. Complete annealing follows when the top is reached.
 */
export const LADDER = {
  /** [milliseconds per employee] At the lowest, more for each next one, and of the first complete annealing. */
  milliseconds: { lowest: 5, more: 3.5, top: 30 },
  /** [share of the remaining budget] The most of one run. */
  mostLeft: 0.4,
} as const;

/**
 * [days] Swapped at most on each side of a wish that is granted, besides its own. Instance 23, 20 million moves: no
 * lawful roster with 3, and with 8 no gain (decision 051).
 */
export const AROUND_WISH = 5;

/** A window of one row that is drawn anew; for large problems whose goals are all of single days (decision 078). */
export const WINDOW = {
  /** [days] Its length. Twice as long: worse. */
  least: 14,
  most: 42,
  /**
   * [moves] From one draw to the next, on average at a temperature of one missing employee and in proportion to it,
   * because other moves find more while it is hot.
   */
  spacing: 6_500,
  /** [share of the temperature] By how much the wage of a usual shift changes after a draw. */
  step: 0.02,
  /** [share of the temperature] The same for the price of a limited template, for each shift above. */
  templateStep: 0.05,
} as const;

/** Whole rows of one employee after the other, from an empty roster on. */
export const WHOLE_ROWS = {
  /** [draws] For a first row, and for a better one. */
  tries: 24,
  fewTries: 8,
  /** [missing employees] The temperature. */
  heat: 0.005,
} as const;

/** [windows per employee] Without gain, after which whole rows are tried instead of windows. */
export const VAIN_WINDOWS = 40;

/** Of a turn of an operator. */
export const TURN = {
  /** [share] At most and at least. */
  most: 0.02,
  least: 0.002,
  /** [share of what is used] At most, early on, so that a larger budget delays nothing. */
  early: 0.2,
  /** [turns] One of so many goes to an operator that has used little. */
  seldom: 4,
} as const;

/** The linear program of the whole. */
export const ROOT = {
  /**
   * [share] Its own at first, and per turn after that. A quarter of 35 employees in 60 s: a bound within 0.3% comes
   * after 40 s; with 0.4 after 35 s, 45 s or not at all.
   */
  first: 0.6,
  later: 0.05,
  /** [share of the time of aggregated program and proofs] How long that of the real needs may make no progress. */
  still: 0.5,
} as const;

/** Proofs of shortages: their [share], and the number of [employees] up to which they are quick. */
export const PROOF = { share: 0.05, few: 12 } as const;

/** [share] For choosing among all rosters near the bound. */
export const CLOSE_SHARE = 0.1;

/**
 * In a large problem, annealing and the best roster of one employee after the other find better plans than dives do,
 * and approximate duals of the real needs come sooner than exact ones of aggregated needs, unless needs recur.
 */
export const LARGE = {
  /** [employees times planned days] A problem is large from here on. */
  cells: 3000,
  /** [share] Of the linear program; where a dive of many employees starts from the incomplete one. */
  root: 0.75,
  dive: 0.4,
  /**
   * [share] The complete annealing of a helping thread, if there is enough time; and of all threads where the linear
   * program is out of reach and single rosters take too long.
   */
  long: { helps: 0.45, all: 0.9 },
  /**
   * [milliseconds] The time of the linear program; out of reach if above the share `root`. Instance 21 needs 40 s.
   * Instance 23 with it, 300 s: 19,153 with 2.2 GB, because networks, labels and rounds grow with the days.
   */
  msPerCellAndSquaredDay: 0.00005,
  /** [share] Where it is out of reach: the end of the relaxed dual, and of the dive along it (decision 107). */
  relaxed: { bound: 0.5, dive: 0.7 },
} as const;

/**
 * The [shares] of the time for proofs, for annealing and for annealing near the bound, where little is gained: for a
 * single thread, and for two, which divide the work.
 */
export const SHARES = {
  alone: { proof: 0.35, anneal: 0.3, near: 0.3 },
  first: { proof: 0.5, anneal: 0, near: 0.25 },
  helps: { proof: 0, anneal: 0.4, near: 0.6 },
} as const;

/** Proofs get little time while much is gained. */
export const GAINING = {
  /** [share of the time] Of proofs then. */
  proof: 0.125,
  /** [share of the gap] That turns without proofs would close if they went on for as long as so far. */
  closes: 0.5,
  /** [share of the cost] A gap below it is left to proofs. */
  near: 0.001,
} as const;

/**
 * With a gap below this [share of the cost], proofs get this [share] of the first thread’s time, until they have not
 * raised the bound by `raise` [share of the gap] for `patience` [share]; another thread goes on improving. A
 * supermarket’s December, 30 s: 165.8 with a gap of 0.52 % → proved. Others: about alike (decision 008). Instance 6
 * stays at a bound that no plan has.
 */
export const LAST_GAP = { cost: 0.006, proof: 0.9, patience: 0.1, raise: 0.01 } as const;

/** [share of the cost] A gap below it is near: better plans are mostly found around the incumbent. */
export const NEAR = 0.01;

/** [share] Annealing without improvement for this long gets half of its share, and half of that after as long again. */
export const PATIENCE = 0.1;

// Method: the tuned numbers of the search, in one place. A share is one of the whole budget; a temperature is in units
// of penalty. The values are our own, found by measuring (docs/decisions/008-whole-rosters.md and
// 077-what-each-part-brings.md); no paper.

/** How often progress is reported at most, in milliseconds. */
export const PROGRESS_MS = 200;

/** How often a better roster is handed out at most, in milliseconds; at first more often. */
export const ROSTER_MS = 2_000;

/** Of the search before whole rosters. */
export const OPENING = {
  /** The share for filling needs one by one. */
  filling: 0.05,
  /** The most milliseconds for the same after the end. */
  lastMs: 20,
  /** Annealing: its share at most, and milliseconds per employee by the thread's role. */
  share: 0.2,
  milliseconds: { alone: 15, first: 3, helps: 30 },
} as const;

/** The number of pricing steps that count as one move of annealing. */
export const STEPS_PER_MOVE = 300;

/**
 * The moves between two looks at the clock: few at the beginning of a run, which can be short; with so few all along,
 * 12 to 15 % of the time of large problems would go into looking.
 */
export const STRIDE = { few: 256, many: 1024, from: 16_384 } as const;

/**
 * Annealing runs: their share, the start temperature and the cost of one hard amount, both in missing employees. Later
 * runs start from the incumbent and get stricter, so that the first can pass through infeasible rosters and the last
 * cannot.
 */
export const RUNS = [
  { share: 0.3, heat: 0.2, hard: 3 },
  { share: 0.7, heat: 0.05, hard: 6 },
] as const;

/**
 * The same where the linear program is out of reach, from a roster that breaks a rule and from one that doesn't: the
 * time is too short for a hot start. Instance 23, one thread, 12 s: 24,972; with a first share of a third 25,552. 240
 * million moves, mean of two seeds, by the last heat: 0.09: 18,696; 0.05: 18,634 in 91 s of processor time; 0.02:
 * 18,598 in 79 s (decision 051).
 */
export const COOL_RUNS = {
  unlawful: [
    { share: 0.15, heat: 0.05, hard: 3 },
    { share: 0.85, heat: 0.02, hard: 6 },
  ],
  lawful: [{ share: 1, heat: 0.015, hard: 6 }],
} as const;

/**
 * The final temperature of every run: low enough for the smallest difference in the goals, because fairness improves at
 * the lowest temperatures.
 */
export const COLD = { heaviest: 0.003, lightest: 0.15 } as const;

/**
 * Reheating climbs a ladder of temperatures as long as nothing is gained: an improvement is mostly near the incumbent,
 * and otherwise only reached at a higher temperature. The lowest temperature as a multiple of the final one, and the
 * factor of each next one; the milliseconds per employee at the lowest, and the growth for each next one; complete
 * annealing when the top is first reached; the minimum share of a turn; and the greatest share of the remaining budget,
 * because complete annealing takes twice as long each time.
 */
export const LADDER = {
  lowest: 2,
  hotter: 2,
  milliseconds: { lowest: 5, more: 3.5, top: 30 },
  leastTurn: 1 / 16,
  mostLeft: 0.4,
} as const;

/** The start temperature for rosters that only need polishing, in missing employees. */
export const POLISH_HEAT = 0.03;

/**
 * Replaces a later run as long as every roster found breaks a hard rule: hot enough to explore, and strict enough to
 * end feasible.
 */
export const RESCUE = { heat: 0.4, hard: 30 } as const;

/**
 * Moves: the longest block of days set at once, the longest segment swapped, the days swapped at most on each side of a
 * wish that is granted (and its own), and the tries to find somebody who breaks a rule. Instance 23, 20 million moves:
 * no lawful roster with `around` 3, with 8 no gain (decision 051).
 */
export const MOVES = { longestBlock: 5, longestSegment: 8, around: 5, tries: 6 } as const;

/**
 * A window of one row that is drawn anew: its least and most days. The moves between two such draws are `spacing.hot`
 * at a temperature of one missing employee and in proportion to the temperature, because other moves find more while it
 * is hot, but never fewer than `spacing.least`. The wage of a usual shift changes by the share `step` of the
 * temperature. Costs are counted in `units` for a penalty equal to the temperature; that of a day is at most
 * `greatest`, in either direction, and what no path reaches costs more than twice as much as all days. Measured on
 * instance 23; for large problems whose goals are all of single days (decision 078).
 */
export const WINDOW = {
  least: 14,
  most: 42,
  spacing: { hot: 6_500, least: 10 },
  step: 0.02,
  units: 64,
  greatest: 2 ** 22,
  unreached: 2 ** 29,
} as const;

/**
 * The first lawful roster from such windows: their temperature in missing employees; how many temperatures dearer a row
 * can become; the windows for each employee after which nothing was gained; the share of the budget; and the windows
 * between two looks at the clock, each of which can be the first of an employee and then takes long. Instance 23 needs
 * 210 for each and 1.5 s, and annealing from an unlawful roster ten times as long.
 */
export const DRAWN_ROWS = { heat: 0.02, dearer: 3, vain: 100, share: 0.3, stride: 4 } as const;

export const moveKinds = [
  'setDay',
  'setBlock',
  'swapSegment',
  'rotate',
  'handOver',
  'fill',
  'exchange',
  'grantWish',
] as const;

/** How often each kind of move is drawn, and how many random needs `fill` looks at for one that lacks somebody. */
export interface Mix {
  shares: Readonly<Record<(typeof moveKinds)[number], number>>;
  looks: number;
}

/** The usual mix: moves of work between employees are tried most. */
export const MIX: Mix = {
  shares: { setDay: 2, setBlock: 1, swapSegment: 2, rotate: 1, handOver: 2, fill: 1, exchange: 1, grantWish: 0 },
  looks: 6,
};

/**
 * The mix of large problems in which weeks of rows are drawn too. Instance 20, 60 s, two threads: 5,047 with it, 5,168
 * with the usual one. Instance 23, 20 million moves (decision 051): of many needs few lack somebody, so few looks find
 * none: 23,137 with 100, 24,466 with 24. Of the rest of the cost most are wishes, which a random move rarely grants:
 * 21,213 with `grantWish` 8, 22,188 with 4, 23,119 with 16 and 25,104 without. 50 million, 3 seeds: in the mean 19,934
 * with `fill` 8 and no `exchange`, 20,291 with 4 and 1. 240 million, 2 seeds: 18,634 with more changes of one
 * employee’s days and fewer swaps, 18,841 with 2 1 6 1 2 8 0 8.
 */
export const FILLING_MIX: Mix = {
  shares: { setDay: 4, setBlock: 3, swapSegment: 3, rotate: 1, handOver: 1, fill: 6, exchange: 0, grantWish: 8 },
  looks: 100,
};

/**
 * Of a turn: the share at most and at least, and early on at most a share of what is used, so that a larger budget
 * delays nothing; the gain counted at least, so that cheaper turns come first if none gains; and every how many turns
 * one that has used little is chosen instead.
 */
export const TURN = { most: 0.02, least: 0.002, early: 0.2, leastGain: 1e-3, seldom: 4 } as const;

/**
 * The linear program of the whole: its share before anything else, and per turn after that; and how long that of the
 * real needs can make no progress at first, as a share of the time of the aggregated program and the proofs.
 */
export const ROOT = { first: 0.4, later: 0.05, still: 0.5 } as const;

/** Proofs of shortages: their share, and the number of employees up to which they are quick. */
export const PROOF = { share: 0.05, few: 12 } as const;

/** The share for choosing among all rosters near the bound. */
export const CLOSE_SHARE = 0.1;

/** The least steps of work of a group's turn. */
export const GROUP_STEPS = 100_000;

/**
 * A dive waits until improving days closes less than a share of the gap. Its result can cost more than the incumbent by
 * another share of it; it is improved by itself as long as a turn closes the first share.
 */
export const DIVE = { worthwhile: 0.1, room: 0.5 } as const;

/**
 * From this number of cells (employees times planned days) on, annealing and the best roster of one employee after the
 * other find better plans than dives do, and approximate duals of the real needs come sooner than exact ones of
 * aggregated needs, unless needs recur from day to day. The shares of annealing in one round of both, of all rounds
 * before a single thread's linear program, and of that program. With many employees, a dive starts from the incomplete
 * program at the share `dive`. A helping thread first anneals for a `long` share, if that is at least so many
 * milliseconds for each cell, and then goes on in rounds until the gap is small. Where the linear program would need
 * more than its share, by cells and the square of days, all threads do so for longer: until just the time is left that
 * the best roster of one employee after the other needs, if that is at most the share `rosters.most`. It gains little
 * after windows of rows. Instance 23, 60 s, median: 19,226 with 6 % left for it, before about 19,700 with 18 %. The
 * first roster of every employee takes the part `rosters.ofProgram` of the time of the linear program (4 s on 21, 35 s
 * on 23). Where no lawful rows are drawn, it comes before annealing if that is at most the share `rosters.first`.
 *
 * Instance 23 with the linear program, 300 s: 19,153 with 2.2 GB, because its networks, labels and rounds grow with the
 * days. Instance 21 needs 40 s.
 */
export const LARGE = {
  cells: 3000,
  anneal: 0.05,
  alone: 0.4,
  dive: 0.4,
  root: 0.75,
  long: { helps: 0.45, all: 0.9 },
  rosters: { msPerCell: 0.1, most: 0.3, ofProgram: 1 / 7, first: 0.5 },
  msPerCell: 1.5,
  msPerCellAndSquaredDay: 0.00005,
} as const;

/**
 * The shares of the time for proofs, for annealing and for annealing near the bound, where little is gained: for a
 * single thread, and for two, which divide the work.
 */
export const SHARES = {
  alone: { proof: 0.35, anneal: 0.3, near: 0.3 },
  first: { proof: 0.5, anneal: 0, near: 0.25 },
  helps: { proof: 0, anneal: 0.4, near: 0.6 },
} as const;

/**
 * The gain is high while the turns without proofs, continued for as long as so far, would close a share of the gap;
 * proofs get little time then. A gap below the last share of the cost is left to proofs. A turn counts as having used a
 * least share.
 */
export const GAINING = { proof: 0.125, closes: 0.5, near: 0.001, leastUsed: 0.02 } as const;

/**
 * Below this share of the cost, proofs get this share of the first thread’s time; another thread goes on improving. A
 * supermarket’s December, 30 s: 165.8 with a gap of 0.52 % → proved. Others: about alike (decision 008).
 */
export const LAST_GAP = { cost: 0.006, proof: 0.9 } as const;

/** A gap below this share of the cost is near: better plans are mostly found around the incumbent. */
export const NEAR = 0.01;

/**
 * Annealing without improvement for this share of the budget gets half of its share, and half of that after the same
 * share again.
 */
export const PATIENCE = 0.1;

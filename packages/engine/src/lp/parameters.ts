// Method: the tuned numbers of column generation and of the bounds, in one place: unit in brackets, and what each does.
// Our own values, found by measuring (docs/decisions/008-whole-rosters.md, 077-what-each-part-brings.md); no paper.

/** [sums of minutes] From this many on, it pays to bound the resource windows first. Never: much worse. */
export const WINDOWS_FROM = 24;

/** [columns per employee] The rosters taken from one search of pricing, each with other minutes. */
export const COLUMNS_OF_PRICING = 2;

/** [share of the needs] With more aggregated rows than this, aggregating gains too little. Half: much worse. */
export const AGGREGATED_ROWS = 0.6;

/** Pairs of employees who are planned as one. */
export const PAIRS = {
  /** [places of counts] Of one exact search; with more, labels near a bound. Double: worse. */
  places: 2_500_000,
  /** [nodes times counts] An employee with limits of more templates than this allows is not planned in a pair. */
  mostCounters: 1_000_000,
  /** [steps per arc] The work of one search for the cheapest rosters of a pair. Half: worse. */
  workPerArc: 20,
  /** [times] How often the multipliers of a pair's rules are moved in one search: first, and if labels are too many. */
  ascents: { few: 4, many: 30 },
  /** [labels] How many go on if one day has too many, and the most in all as a multiple of that. */
  keptLabels: 1000,
  mostLayers: 6,
} as const;

/** Stabilization: a box around the duals of the best bound. */
export const STABILIZATION = {
  /** [missing employees at the dearest need] The width from which the duals are free. */
  widest: 4,
  /** [factor] Growth with each better bound. */
  better: 1.2,
} as const;

/** Column generation with the duals of dual ascent. */
export const APPROXIMATE = {
  /** [rows of demand and employees] From this size on, basic solutions take so long that ascent comes first. */
  fromRows: 300,
  /** [share of the objective] The remaining gap at which the duals are good enough. */
  enough: 0.03,
  /** [share of the gap] The first error of the duals. */
  error: 0.3,
  /** [columns per employee] The initial columns. */
  columns: 10,
} as const;

/** Diving. */
export const DIVE = {
  /** [pricing rounds] After each fixing: whole rosters from a mixture far from the optimum are bad ones. */
  rounds: { rosters: 6, days: 3 },
  /** [share of the columns] If more no longer fit, they leave the master. Instance 8, 0.05 or 0.2: a fifth faster. */
  deleteFrom: 0.1,
  /** [share of the value] A fixing that loses more is undone and made smaller; afterwards nothing is repeated. */
  loss: 0.001,
  /** What a dive can use: [share of the remaining budget], and [share of the whole budget] however little was used. */
  reserve: 0.6,
  atLeast: 0.4,
  /** [share of the weight] The random noise: without it a second dive ends at the same plan. */
  noise: 0.3,
} as const;

/** The dive from the program of many employees. */
export const SHRINKING_DIVE = {
  /** [employees] With more than this it takes the other dive's place, once it has rosters to start from. */
  above: 40,
  /** [share of the open days] Of a fixing, at most. */
  mostShare: 0.3,
  /** [codes squared times columns] From here on, mixtures. */
  mixedFrom: 1_500_000_000,
} as const;

/** Choosing which neighbourhood to free. */
export const NEIGHBOURHOOD = {
  /** [factor] The next size after one that had nothing better. */
  grow: 1.1,
  /** [share of the neighbourhoods] Where rosters of equal cost are accepted, because they lead to new ones: needed. */
  sideways: 0.25,
  /**
   * [one in so many] Neighbourhoods of days that ignore where demand is violated: a shortage that stays would bind all
   * of them to its days.
   */
  anywhere: 4,
} as const;

/** [nodes] The most in the integer program of a neighbourhood. */
export const NEIGHBOURHOOD_NODES = 60;

// Method: the tuned numbers of column generation and of the bounds, in one place: unit in brackets, and what each does.
// Our own values, found by measuring (docs/decisions/008-whole-rosters.md, 077-what-each-part-brings.md); no paper.

/** Tolerances. Money is in penalty points, a weight is the share of a column in a solution of the master. */
export const TOLERANCE = {
  /** [penalty] A plan this little above the bound is proved. */
  proof: 1e-6,
  /** [penalty] Plans whose costs differ by less than this cost the same. */
  equalCost: 1e-9,
  /** [penalty] A column whose reduced cost is below zero by less than this is no improvement. */
  reducedCost: 1e-6,
  /** [penalty] Two rosters of one employee whose costs differ by less than this are equal. */
  rosterCost: 1e-7,
  /** [share of the bound] The master's objective this close to the bound ends column generation. */
  optimality: 1e-6,
  /** [weight] A column this close to 0 or 1 is integral when a dive fixes it. */
  weight: 1e-6,
  /** [weight, employees] The same when a solution is branched on. */
  branching: 1e-5,
  /** [shares of the objective's step] A bound so little above a cost is rounded down; a better plan lacks so much. */
  rounding: 1e-4,
  cutoff: 1e-3,
} as const;

/** The budget counts work in pricing steps, so that the same budget gives the same plan on any machine. */
export const WORK = {
  /** [steps per column] Solving the master; [steps per roster] choosing among rosters by an integer program. */
  linearProgram: 100,
  integerProgram: 1000,
} as const;

/** The network of an employee's rosters. */
export const NETWORK = {
  /** [nodes of one day] A rule that would make a day wider is left out: the paths are then a relaxation. */
  widestDay: 20_000,
  /** [nodes of one day] The same for a goal or a soft rule, which no roster has to keep: the bound is weaker. */
  widestPriced: 2_000,
} as const;

/** Labels of the dynamic program. */
export const LABELS = {
  /** [labels] The memory of one search, 64 megabytes; beyond it, multipliers take the place of resources. */
  most: 8_000_000,
  /** [pricers per employee] Those kept, each of which counts other templates. */
  pricers: 4,
  /** [greatest cost of an arc] With templates, labels are kept this far above the bound without them, then further. */
  rooms: [1 / 50, 4 / 50, 16 / 50],
  /** [sums of minutes] From this many on, it pays to bound the resource windows first. */
  windowsFrom: 24,
} as const;

/** Pairs of employees who are planned as one. */
export const PAIRS = {
  /** [arcs] A pair with a larger product network is left to the rows of its rules in the master. */
  mostArcs: 200_000,
  /** [labels: 160 megabytes], [steps], [places of counts] Of one exact search; with more, labels near a bound. */
  most: { cells: 20_000_000, steps: 500_000_000, places: 2_500_000 },
  /** [nodes times counts] An employee with limits of more templates than this allows is not planned in a pair. */
  mostCounters: 1_000_000,
  /** [steps per arc] The work of one search for the cheapest rosters of a pair. */
  workPerArc: 20,
  /** [share of the way to the limit], [greatest cost of a code] How far above the bound labels are first kept. */
  firstShare: 1 / 16,
  firstRoom: 1 / 32,
  /** [times] What that is multiplied by as long as no pair of rosters is found. */
  growth: 4,
  /** [greatest cost of a code] No pair of rosters costs more than this above the bound. */
  mostRoom: 100_000,
  /** [times] How often the multipliers of a pair's rules are moved in one search: first, and if labels are too many. */
  ascents: { few: 4, many: 30 },
  /** [share of the most labels] That many labels are tried with few moves. */
  firstLabels: 0.1,
  /** [greatest cost of a code], [penalty] The gain that a move aims at, at most and at least. */
  aim: 1 / 4,
  leastAim: 0.01,
  /** [times] The length of the next move after one without gain. */
  shorter: 0.5,
  /** [labels] The most on one day, how many go on if there are more, and the most in all as a multiple. */
  mostLabels: 10_000,
  keptLabels: 1000,
  mostLayers: 6,
} as const;

/** Prices on the shifts of limited templates, where counting them would need too many labels. */
export const TEMPLATE_MULTIPLIERS = {
  /** [times] How often prices move until a roster keeps all limits; [share of the greatest dual] the first step. */
  moves: 12,
  firstStep: 1 / 8,
  /** [factor] The next step of a price that goes on in its direction. */
  growth: 2,
} as const;

/** Windows of the minutes at each node, by a Lagrangian multiplier on a minute. */
export const WINDOWS = {
  /** [paths] How many multipliers are tried to find the best one. */
  tries: 10,
  /** [multiples of the goals' own slope] The multipliers around the best one whose bounds are combined. */
  around: [0, -0.5, 0.5, -8, 8],
} as const;

/** Pricing by Lagrangian relaxation, where labels would need too much memory. */
export const MULTIPLIERS = {
  /** [paths] How many multipliers of a minute are tried for each one of a weekend, and how many of a weekend. */
  minutes: 8,
  weekends: 5,
  /** [one part in so many of the dearest arc] The first stride of the multiplier of a unit of minutes, of a weekend. */
  minuteStride: 8,
  weekendStride: 4,
  /** [one part in so many of the last multiplier] The least first stride. */
  leastStride: 4,
  /** [share of the bound] A roster this close to the bound is good enough. */
  close: 1e-3,
  /** [paths] A new path is joined with this many recent ones. */
  joined: 12,
} as const;

/** Heuristic pricing in a corridor around the best path; `stride` and `room` are shares of the dearest arc. */
export const QUICK_PRICING = {
  /** [paths] The multipliers tried: of a minute for each one of a weekend, and of a weekend; the least first stride. */
  tries: { minutes: 10, weekends: 5 },
  stride: 1 / 32,
  /** [units of minutes, weekends] What the corridor has on both sides; a node so far above the bound is left out. */
  around: { minutes: 3, weekends: 1 },
  room: 1 / 32,
} as const;

/** A round of pricing. */
export const PRICING = {
  /** [columns per employee] The rosters taken from one search, each with other minutes. */
  columns: 2,
} as const;

/** Demand rows. */
export const DEMAND = {
  /** [missing employees] The cost of one unit above a hard joint rule: keeping it can require several of them. */
  jointRule: 20,
  /** [share of the needs] With more aggregated rows than this, aggregating gains too little. */
  aggregatedRows: 0.6,
} as const;

/** Stabilization: a box around the duals of the best bound. */
export const STABILIZATION = {
  /** [missing employees at the dearest need] The width from which the duals are free. */
  widest: 4,
  /** [share of the widest] The first half-width, if there is a centre. */
  first: 0.001,
  /** [factors] Growth with each better bound, and when the optimum lies inside the box or no column is found. */
  better: 1.2,
  exhausted: 4,
  /** [one part in so many of the widest] The least width after that. */
  afterwards: 80,
} as const;

/** Dual ascent on the smoothed Lagrangian dual of the restricted master. */
export const DUAL_ASCENT = {
  /** [steps] The most of one ascent. */
  steps: 300,
  /** [steps] The distance between checks of convergence. */
  checkEvery: 10,
  /** [share of the error] How much of the error may come from smoothing. */
  smoothing: 0.5,
  /** [factor] Growth of the step length from one step to the next. */
  growth: 1.2,
  /** [multiples of the temperature] The first step length; shorter steps than the second are useless. */
  firstStep: 0.25,
  shortestStep: 1e-12,
  /** [weight] Rosters with less weight are not counted. */
  leastWeight: 1e-9,
} as const;

/** Column generation with the duals of dual ascent. */
export const APPROXIMATE = {
  /** [rows of demand and employees] From this size on, basic solutions take so long that ascent comes first. */
  fromRows: 300,
  /** [share of the objective] The remaining gap at which the duals are good enough. */
  enough: 0.03,
  /** [share of the gap] The first error of the duals. */
  error: 0.3,
  /** [rounds] The error is halved after this many rounds without progress. */
  vain: 6,
  /** [share of the objective] The least error. */
  leastError: 0.02,
  /** [missing employees at the dearest need] The least size assumed for an objective, which can be 0. */
  leastObjective: 0.1,
  /** [columns per employee] The initial columns. */
  columns: 10,
} as const;

/** Diving. */
export const DIVE = {
  /** [pricing rounds] After each fixing: whole rosters from a mixture far from the optimum are bad ones. */
  rounds: { rosters: 6, days: 3 },
  /** [times] By days from a complete program: how often these are repeated while a loss is not explained. */
  repeats: 10,
  /** [rounds] Pricing rounds before the first fixing, if the root program was never solved. */
  openingRounds: 10,
  /** [share of the open decisions] What the first fixing fixes at most, any fixing at most, and at least. */
  firstShare: 0.15,
  mostShare: 0.5,
  leastShare: 0.01,
  /** [factors] Growth after a fixing that lost nothing, and reduction after one that lost too much and was undone. */
  growth: 1.4,
  retreat: 0.25,
  /** [share of the columns] If more no longer fit, they leave the master. Instance 8, 0.05 or 0.2: a fifth faster. */
  deleteFrom: 0.1,
  /** [weight, with the share] From this sum of share and weight on, a roster counts as chosen by the master. */
  sure: 0.9,
  /** [share of the value] A fixing that loses more is undone and made smaller; afterwards nothing is repeated. */
  loss: 0.001,
  /** What a dive can use: [share of the remaining budget], and [share of the whole budget] however little was used. */
  reserve: 0.6,
  atLeast: 0.4,
  /** [share of the weight] The random noise, so that dives differ. */
  noise: 0.3,
} as const;

/** The dive from the program of many employees; its first share and `sure` are those of `DIVE`. */
export const SHRINKING_DIVE = {
  /** [employees] With more than this it takes the other dive's place, once it has rosters to start from. */
  above: 40,
  /** [columns per employee] Those of least reduced cost begin the program of a node. */
  known: 30,
  /** [share of the open days] Of a fixing, at most; [factors] growth, and reduction if it is undone; [days] if more. */
  shares: { most: 0.3, growth: 1.2, retreat: 0.3, undone: 10 },
  /** [missing employees at the dearest need] What a fixing may lose, at first and after `patient` rounds. */
  loss: { first: 0.02, later: 0.002 },
  /** [rounds] The most pricing rounds of a node by its linear program, and by dual ascent before it. */
  rounds: { most: 10, patient: 3, ascent: 8 },
  /** [missing employees at the dearest need] The ascent's gap assumed at first, its end above the value, its error. */
  ascent: { firstGap: 20, near: 0.08, leastError: 0.02, rootError: 0.2 },
  /** [codes squared times columns] From here on, mixtures: of [columns per employee] at the root; [share] of loss. */
  mixed: { from: 1_500_000_000, columns: 40, loss: 0.02 },
  /** [share of the remaining budget] What is left for improving the plan. */
  reserve: 0.1,
} as const;

/** The columns with which a neighbourhood, a node or a dive begins: those of least reduced cost. */
export const KNOWN = {
  /** [columns] Per employee, and in total. */
  perEmployee: 40,
  all: 1200,
} as const;

/** Choosing which neighbourhood to free. */
export const NEIGHBOURHOOD = {
  /** [employees] The first number whose whole rosters are free, and the fewest. */
  employees: 6,
  fewest: 4,
  /** [cells] The first size of a neighbourhood of some days, and the share of it that is the least. */
  cells: 450,
  leastCells: 0.25,
  /** [share of all cells] The first size at most, and the largest. */
  firstShare: 0.5,
  mostShare: 0.9,
  /** [factors] The next size after one that was not searched completely, and after one that had nothing better. */
  shrink: 0.9,
  grow: 1.1,
  /** [share of the neighbourhoods] Where rosters of equal cost are accepted, because they lead to new ones. */
  sideways: 0.25,
  /** [weeks] The longest neighbourhood of days that is drawn. */
  weeks: 3,
  /** [ways] Around violated demand, by reduced cost, at random; [one part in so many] those at the demand at most. */
  ways: 3,
  atDemand: 2,
  /** [multiples of the free employees] Those of the greatest reduced costs, from whom half are drawn. */
  candidates: 2,
  /** [one in so many] Neighbourhoods of days that ignore where demand is violated. */
  anywhere: 4,
} as const;

/** Solving a neighbourhood. */
export const SOLVE = {
  /** [pricing rounds]; [rosters, nodes] the most in its integer program: with more, a dive is as good. */
  rounds: 12,
  rosters: 200,
  nodes: 60,
} as const;

/** Enumeration of all rosters within the gap. */
export const ENUMERATION = {
  /** [rosters, nodes] The most in its integer program, which can run for seconds without looking at the time. */
  rosters: 500,
  nodes: 5000,
} as const;

/** Branch and price. */
export const TREE = {
  /** [missing employees at the dearest need] The cost of an employee outside of a node's limits. */
  outside: 10,
  /** [penalty] An employee's minutes are branched on if fewer and more of them differ by this in the mixture's cost. */
  leastGain: 0.05,
} as const;

/** Certificates of shortages: the bounds on how many are missing are sums of many numbers. */
export const SHORTAGE = {
  /** [employees, minutes] How far above a whole number a bound is rounded up; how close to its aim a proof ends. */
  rounding: 1e-4,
  enough: 1e-3,
} as const;

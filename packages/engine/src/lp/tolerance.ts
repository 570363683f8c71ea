// Method: what counts as equal in calculations with floating-point numbers.
// Paper: none; our own engineering.

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

/** Advice about whom to hire and whom to train. */
export const ADVICE = {
  /** [share of the budget] The plan without a change, from which all others start. */
  first: 0.4,
  /** [share of the time] The most for the prices of shifts, and when the last bound begins. */
  prices: 0.15,
  bounded: 0.7,
  /** [share of a plan's part] What looks for the cheapest schedule, before the open shifts alone. */
  cheapest: 0.6,
} as const;

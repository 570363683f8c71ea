import type { Minutes } from '../problem/problem.ts';
import type { Multipliers } from './pay-multipliers.ts';

/** The expected result of an accounting period for one employee. */
export interface PeriodForecast {
  /** Above the norm: overtime (DK 115(6)). */
  overtime: Minutes;
  /** Below it. */
  shortfall: Minutes;
  /**
   * The part of the shortfall that the schedule did not provide: half the pay (DK 115(5)). Missed planned shifts are
   * unpaid.
   */
  halfPaid: Minutes;
  /** The cost of both, in whole cents; null without a known rate. */
  cents: number | null;
}

/** DK 115: half the pay for hours that the schedule did not provide. */
export const SHORTFALL_PAY = 0.5;

/**
 * Compares the work expected by the end of the accounting period with its norm.
 * @param norm null without a contract: then nothing is above or below it
 * @param weeklyOvertime under the fixed regime: what exceeds the contract week by week (DK 119). Weeks do not offset
 * each other, and nothing is settled at the end of a period. Null: summary recording
 * @param multipliers if the law defines no premium, hours that were not provided are unpaid too
 */
export function forecastPeriod({
  expected,
  missed = 0,
  norm,
  weeklyOvertime = null,
  rateCents,
  multipliers,
}: {
  expected: Minutes;
  /** Planned shifts that the employee missed without an excuse. */
  missed?: Minutes;
  norm: Minutes | null;
  weeklyOvertime?: Minutes | null;
  /** Cents per hour. */
  rateCents: number | null;
  multipliers: Multipliers;
}): PeriodForecast {
  if (norm === null) return { overtime: 0, shortfall: 0, halfPaid: 0, cents: null };
  const overtime = weeklyOvertime ?? Math.max(0, expected - norm);
  const shortfall = weeklyOvertime === null ? Math.max(0, norm - expected) : 0;
  const halfPaid = Math.max(0, shortfall - missed);
  const above = multipliers.plain.overtime;
  const below = above > 1 ? SHORTFALL_PAY : 0;
  const cents = rateCents === null ? null : Math.round((rateCents * (overtime * above + halfPaid * below)) / 60);
  return { overtime, shortfall, halfPaid, cents };
}

import type { Minutes } from '../model/problem.ts';
import type { Multipliers } from './pay-multipliers.ts';

/** What an accounting period comes to at its end, for one person. */
export interface PeriodForecast {
  /** Above the norm: overtime (DK 115(6)). */
  overtime: Minutes;
  /** Below it. */
  shortfall: Minutes;
  /** Of the shortfall, what the schedule didn't give: half the pay (DK 115(5)). Planned shifts that were missed get nothing. */
  halfPaid: Minutes;
  /** What the two cost, in whole cents; null without a known rate. */
  cents: number | null;
}

/** DK 115: half the pay for hours that the schedule did not give. */
export const SHORTFALL_PAY = 0.5;

/**
 * Compares what a person will have worked by the end of the accounting period with the norm of it.
 * @param norm null without a contract: then nothing is above or below it
 * @param weeklyOvertime under the fixed regime: what exceeds the contract week by week (DK 119). Weeks do not make up for each other, and
 *   nothing is settled at the end of a period. Null: summary recording
 * @param multipliers where the law knows no premium, nothing is paid for hours that were not given either
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
  /** Planned shifts to which the person didn't come, without an excuse. */
  missed?: Minutes;
  norm: Minutes | null;
  weeklyOvertime?: Minutes | null;
  /** Cents an hour. */
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

import wages from '../plan/minimum-wages.json' with { type: 'json' };

/** The minimum gross wage per hour and per month of full time, in cents (DK 141). */
export interface MinimumWage {
  year: number;
  hour_cents: number;
  month_cents: number;
}

/**
 * A country's minimum wage in a year, from `minimum-wages.json`; null if unknown.
 * @param country ISO 3166-1 alpha-2
 */
export function minimumWageOf(country: string, year: number): MinimumWage | null {
  return wages.find((wage) => wage.country === country && wage.year === year) ?? null;
}

/**
 * Whether an hourly rate is too low. Hourly rates are always compared by the hour, for part-timers too; no rate means
 * no wage.
 */
export function isBelowMinimum(rateCents: number | null, minimum: MinimumWage | null): boolean {
  return rateCents !== null && minimum !== null && rateCents < minimum.hour_cents;
}

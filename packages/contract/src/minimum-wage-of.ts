import wages from './minimum-wages.json' with { type: 'json' };

/** The least that an hour and a month of full time may be paid, before tax, in cents (DK 141). */
export interface MinimumWage {
  year: number;
  hour_cents: number;
  month_cents: number;
}

/** A country's minimum wage of a year, by `minimum-wages.json`; null where that doesn't know it. @param country ISO 3166-1 alpha-2 */
export function minimumWageOf(country: string, year: number): MinimumWage | null {
  return wages.find((wage) => wage.country === country && wage.year === year) ?? null;
}

/** Whether an hourly rate is too low. Everyone paid by the hour is measured by the hour, part-timers too; no rate is no wage. */
export function isBelowMinimum(rateCents: number | null, minimum: MinimumWage | null): boolean {
  return rateCents !== null && minimum !== null && rateCents < minimum.hour_cents;
}

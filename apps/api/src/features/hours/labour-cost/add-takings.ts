import type { Tx } from '../../../platform/database/database.ts';
import { datesBetween, localOf } from '../../../platform/time/zone.ts';
import { forecastOf, readBusiness, readForecastFacts, usualTakings } from '../takings/index.ts';
import { takingsOf } from './takings-of.ts';

/** Adds what is taken, or expected to be, on each day of a range, in cents; of unknown coming days nothing. */
export async function addTakings(
  tx: Tx,
  range: { start: string; end: string },
  takings: Map<string, number>,
  now: number,
): Promise<void> {
  const business = await readBusiness(tx);
  const known = await usualTakings(tx, range);
  const facts = await readForecastFacts(tx, { ...range, kind: 'takings', now, business });
  const today = localOf(business.time_zone, now).date;
  const of = takingsOf(known, forecastOf(facts).days, today);
  for (const date of datesBetween(range.start, range.end)) {
    const { cents } = of(date);
    // A past day without any was closed, or isn't known: it adds nothing, as on the page.
    if (cents !== null || date < today) takings.set(date, cents ?? 0);
  }
}

import type { Tx } from '../../../platform/database/database.ts';
import { together } from '../../../platform/database/database.ts';
import { datesBetween, localOf } from '../../../platform/time/zone.ts';
import { forecastOf, readBusiness, readForecastFacts, readTakings } from '../takings/index.ts';
import { takingsOf } from './takings-of.ts';

/** Adds what is taken, or expected to be, on each day of a range, in cents; of unknown days nothing. */
export async function addTakings(
  tx: Tx,
  range: { start: string; end: string },
  takings: Map<string, number>,
  now: number,
): Promise<void> {
  const [business, known] = await together(tx, () => [
    readBusiness(tx),
    readTakings(tx, { ...range, kinds: ['takings'] }),
  ]);
  const facts = await readForecastFacts(tx, { ...range, kind: 'takings', now, business });
  const today = localOf(business.time_zone, now).date;
  const of = takingsOf(known, forecastOf(facts).days, today);
  for (const date of datesBetween(range.start, range.end)) {
    const { cents } = of(date);
    if (cents !== null) takings.set(date, cents);
  }
}

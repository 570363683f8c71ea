import { datesBetween } from '../../../platform/time/zone.ts';
import { forecastOf, type ForecastFacts } from '../takings/index.ts';

interface OfDate {
  cents: number | null;
  isExpected: boolean;
}

/** Plain data, so that a thread can be given it. */
export interface TakingsFacts {
  range: { start: string; end: string };
  today: string;
  /** What came in, in units of the currency. */
  known: readonly { date: string; value: number }[];
  forecast: ForecastFacts;
}

/**
 * What is taken, or expected to be, on the days of a range, in cents; without those ahead that aren't known. A past day
 * without any was closed, or isn't known: it adds nothing, as on the page. A task for a thread.
 */
export function takingsByDay({ range, today, known, forecast }: TakingsFacts): [date: string, cents: number][] {
  const of = takingsOf(known, forecastOf(forecast).days, today);
  return datesBetween(range.start, range.end).flatMap((date): [string, number][] => {
    const { cents } = of(date);
    return cents === null && date >= today ? [] : [[date, cents ?? 0]];
  });
}

/**
 * What is taken on a date, in cents: what came in, else what is expected.
 * @param known in units of the currency, several of a date add up
 */
export function takingsOf(
  known: readonly { date: string; value: number }[],
  forecast: readonly { date: string; expected: number }[],
  today: string,
): (date: string) => OfDate {
  const came = Map.groupBy(known, ({ date }) => date);
  const expected = new Map(forecast.map((day) => [day.date, day.expected]));
  return (date) => {
    // Today isn't over: what came in so far is less than a day.
    const ahead = date >= today || !came.has(date) ? expected.get(date) : undefined;
    const amount = ahead ?? came.get(date)?.reduce((sum, { value }) => sum + value, 0);
    return { cents: amount === undefined ? null : Math.round(amount * 100), isExpected: ahead !== undefined };
  };
}

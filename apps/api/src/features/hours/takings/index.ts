// What came in by day and hour, and what will.

export { expectedHours } from './expected-hours.ts';
export { forecastOf, type ForecastFacts } from './forecast-of.ts';
export { forecastMilliseconds, readBusiness, readForecastFacts } from './forecast-takings.ts';
export { knownHours } from './known-hours.ts';
export { mostKnownKind, readCalendar, readTakings, usualTakings } from './read-takings.ts';
export type { BusinessDays, TakingRow } from './series-of.ts';
export { storeTakings } from './store-takings.ts';

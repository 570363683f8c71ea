// What came in by day and hour, and what will.

export { expectedHours } from './expected-hours.ts';
export type { ForecastFacts } from './forecast-of.ts';
export { readBusiness, readForecastFacts } from './forecast-takings.ts';
export { storeTakings } from './store-takings.ts';

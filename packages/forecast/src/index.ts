/** What will come in, from what came in: forecasts of counts by day and hour, without clock, files or randomness. */
export { shareMissed, type Miss } from './backtest.ts';
export {
  forecastDays,
  methods,
  missesOf,
  type Forecast,
  type ForecastDay,
  type Measured,
  type MethodName,
} from './forecast-days.ts';
export { findOutliers, type Outlier } from './outliers.ts';
export { isUsual, type DayAhead, type Expected, type TakingsDay, type Typed } from './takings-day.ts';
export { coverNeeds, type Cover, type Span } from './cover.ts';
export { needOfDays, QUARTERS, type DayOfNeed, type Productivity } from './need.ts';

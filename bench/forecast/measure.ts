import { forecastDays, methods, missesOf, shareMissed, type MethodName, type TakingsDay } from '@pamaina/forecast';
import { challengerMisses, challengers, type Challenger } from './challengers.ts';

/** A history, and the days that came after it. */
export interface Case {
  history: readonly TakingsDay[];
  came: readonly TakingsDay[];
}

export interface Measured {
  /** Misses by hour as a share of what came, on average. */
  chosen: number;
  byMethod: Record<MethodName, number>;
  byChallenger: Record<Challenger, number>;
  picked: Record<MethodName, number>;
  /** Shares of hours and days that were in their band. */
  hours: number;
  days: number;
}

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** The forecast of each case beside the naive methods and the challengers. */
export function measureCases(cases: readonly Case[], withChallengers: boolean): Measured {
  const found: Measured = {
    chosen: 0,
    byMethod: zeros(methods),
    byChallenger: zeros(challengers),
    picked: zeros(methods),
    hours: 0,
    days: 0,
  };
  const seen = { hours: 0, days: 0, ...zeros(challengers) };
  for (const { history, came } of cases) {
    const ahead = came.map(({ weekday }) => ({ weekday, special: null, factor: 1, open: null }));
    const forecast = forecastDays(history, ahead);
    found.picked[forecast.method]++;
    for (const name of methods) found.byMethod[name] += shareMissed(missesOf(history, came, name)) / cases.length;
    found.chosen += shareMissed(missesOf(history, came, forecast.method)) / cases.length;
    for (const name of withChallengers ? challengers : []) {
      const misses = challengerMisses(history, came, name);
      if (misses === null) continue;
      found.byChallenger[name] += shareMissed(misses);
      seen[name]++;
    }
    countInBands(came, forecast.days);
  }
  for (const name of challengers) found.byChallenger[name] /= seen[name];
  return { ...found, hours: found.hours / seen.hours, days: found.days / seen.days };

  function countInBands(came: readonly TakingsDay[], forecast: ReturnType<typeof forecastDays>['days']) {
    for (const [at, { values: hours }] of came.entries()) {
      const day = forecast[at];
      const total = hours.reduce<number>((sum, value) => sum + (value ?? 0), 0);
      if (day === undefined || hours.every((value) => value === null)) continue;
      seen.days++;
      if (total >= day.total.low && total <= day.total.high) found.days++;
      for (const [hour, value] of hours.entries()) {
        if (value === null) continue;
        seen.hours++;
        if (value >= (day.low[hour] ?? 0) && value <= (day.high[hour] ?? 0)) found.hours++;
      }
    }
  }
}

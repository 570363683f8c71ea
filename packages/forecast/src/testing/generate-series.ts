import type { TakingsDay } from '../takings-day.ts';

/** A business whose guests are drawn, so that the truth is known. */
export interface Business {
  /** Guests of an average day. */
  day: number;
  /** By weekday from Monday, 1 is the average; 0 closed. */
  weekdays: readonly number[];
  /** Shares of the day by hour from 0 to 23. */
  hours: readonly number[];
  /** By how much the level grows in a year: 0.2 is 20 %. */
  growth: number;
  /** Swing of the year: 0.3 is 30 % more in summer, 30 % less in winter. */
  season: number;
  /** Variance over mean of a count: 1 is Poisson. */
  spread: number;
  /** Standard deviation of what a whole day is more or less, as a share: weather, chance. */
  dayNoise: number;
}

/** A small generator of numbers between 0 and 1 (Mulberry32), the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param first the day of the year of the first day, a Monday */
export function generateSeries(business: Business, days: number, random: () => number, first = 0): TakingsDay[] {
  return Array.from({ length: days }, (_, at) => {
    const weekday = (at % 7) + 1;
    const date = first + at;
    const season = 1 + business.season * Math.sin((2 * Math.PI * (date - 105)) / 365);
    const level = business.day * (1 + (business.growth * date) / 365) * season;
    const chance = Math.exp(business.dayNoise * normalFrom(random) - business.dayNoise ** 2 / 2);
    const day = level * (business.weekdays[weekday - 1] ?? 1) * chance;
    return {
      weekday,
      values: business.hours.map((share) =>
        share === 0 || day === 0 ? null : countFrom(day * share, business.spread, random),
      ),
      special: null,
      factor: 1,
    };
  });
}

const normalFrom = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A count of this mean whose variance is `spread` times it: Poisson with a mean drawn from a gamma distribution. */
function countFrom(mean: number, spread: number, random: () => number): number {
  return poissonFrom(spread > 1 ? gammaFrom(mean / (spread - 1), random) * (spread - 1) : mean, random);
}

function poissonFrom(mean: number, random: () => number): number {
  if (mean > 200) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normalFrom(random)));
  const limit = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > limit; count++) product *= random();
  return Math.max(0, count);
}

/** Marsaglia and Tsang 2000; below 1 by the power of a uniform number. */
function gammaFrom(shape: number, random: () => number): number {
  if (shape < 1) return gammaFrom(shape + 1, random) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normalFrom(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

const between = (random: () => number, low: number, high: number) => low + (high - low) * random();

/** A café, restaurant or shop at random: 5 to 120 guests an hour at its height, open 8 to 14 hours. */
export function drawBusiness(random: () => number): Business {
  const opens = Math.floor(between(random, 6, 12));
  const closes = Math.min(24, opens + Math.floor(between(random, 8, 15)));
  const [peak, second] = [between(random, opens, closes), between(random, opens, closes)];
  const raw = Array.from({ length: 24 }, (_, hour) =>
    hour < opens || hour >= closes
      ? 0
      : 0.3 + Math.exp(-((hour - peak) ** 2) / 6) + between(random, 0.3, 1) * Math.exp(-((hour - second) ** 2) / 4),
  );
  const sum = raw.reduce((total, one) => total + one, 0);
  const weekend = between(random, 0.6, 2);
  const closed = random() < 0.3 ? Math.floor(between(random, 0, 7)) : -1;
  return {
    day: Math.exp(between(random, Math.log(40), Math.log(900))),
    weekdays: Array.from({ length: 7 }, (_, at) =>
      at === closed ? 0 : (at >= 4 ? weekend : 1) * between(random, 0.85, 1.15),
    ),
    hours: raw.map((one) => one / sum),
    growth: between(random, -0.2, 0.3),
    season: between(random, 0, 0.25),
    spread: between(random, 1, 2.5),
    dayNoise: between(random, 0.03, 0.2),
  };
}

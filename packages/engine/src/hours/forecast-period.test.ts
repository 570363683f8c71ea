import { expect, test } from 'vitest';
import { forecastPeriod } from './forecast-period.ts';
import { payMultipliers } from './pay-multipliers.ts';

const forecast = (expected: number, norm: number | null, rateCents: number | null = 1000, law: 'lt' | 'eu' = 'lt') =>
  forecastPeriod({
    expected: expected * 60,
    norm: norm === null ? null : norm * 60,
    rateCents,
    multipliers: payMultipliers(law),
  });

test('under the fixed regime overtime is that of the weeks, and nothing is paid for hours below', () => {
  const multipliers = payMultipliers('lt');
  const weeks = { expected: 400 * 60, norm: 487 * 60, weeklyOvertime: 120, rateCents: 1000, multipliers };
  expect(forecastPeriod(weeks)).toEqual({ overtime: 120, shortfall: 0, cents: 3_000 });
});

test.each([
  ['as much as the norm', forecast(487, 487), { overtime: 0, shortfall: 0, cents: 0 }],
  ['ten hours above: half as much again', forecast(497, 487), { overtime: 600, shortfall: 0, cents: 15_000 }],
  ['ten hours below: half pay for hours not given', forecast(477, 487), { overtime: 0, shortfall: 600, cents: 5_000 }],
  ['no rate', forecast(497, 487, null), { overtime: 600, shortfall: 0, cents: null }],
  ['no contract', forecast(497, null), { overtime: 0, shortfall: 0, cents: null }],
  ['a law without premiums', forecast(477, 487, 1000, 'eu'), { overtime: 0, shortfall: 600, cents: 0 }],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

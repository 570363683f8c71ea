import { expect, test } from 'vitest';
import { forecastPeriod } from './forecast-period.ts';
import { payMultipliers } from './pay-multipliers.ts';
import type { LawPack } from '../problem/law-pack.ts';
import { eu, lithuania } from '../testing/laws.ts';

const forecast = (expected: number, norm: number | null, rateCents: number | null = 1000, law: LawPack = lithuania) =>
  forecastPeriod({
    expected: expected * 60,
    norm: norm === null ? null : norm * 60,
    rateCents,
    multipliers: payMultipliers(law),
  });

test('under the fixed regime overtime is that of the weeks, and nothing is paid for hours below', () => {
  const multipliers = payMultipliers(lithuania);
  const weeks = { expected: 400 * 60, norm: 487 * 60, weeklyOvertime: 120, rateCents: 1000, multipliers };
  expect(forecastPeriod(weeks)).toEqual({ overtime: 120, shortfall: 0, halfPaid: 0, cents: 3_000 });
});

test.each([
  ['as much as the norm', forecast(487, 487), { overtime: 0, shortfall: 0, halfPaid: 0, cents: 0 }],
  [
    'ten hours above: half as much again',
    forecast(497, 487),
    { overtime: 600, shortfall: 0, halfPaid: 0, cents: 15_000 },
  ],
  [
    'ten hours below: half pay for hours not given',
    forecast(477, 487),
    { overtime: 0, shortfall: 600, halfPaid: 600, cents: 5_000 },
  ],
  ['no rate', forecast(497, 487, null), { overtime: 600, shortfall: 0, halfPaid: 0, cents: null }],
  ['no contract', forecast(497, null), { overtime: 0, shortfall: 0, halfPaid: 0, cents: null }],
  ['a law without premiums', forecast(477, 487, 1000, eu), { overtime: 0, shortfall: 600, halfPaid: 600, cents: 0 }],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test('half pay for what the schedule left short, nothing for a planned shift that was missed (DK 115(5))', () => {
  const terms = { norm: 160 * 60, rateCents: 1000, multipliers: payMultipliers(lithuania) };
  // Planned: 152 of 160 hours; one shift of 8 was missed. 8 unplanned hours at half of 10 euro.
  const month = forecastPeriod({ ...terms, expected: 144 * 60, missed: 8 * 60 });
  expect(month).toEqual({ overtime: 0, shortfall: 960, halfPaid: 480, cents: 4_000 });
  // Planned in full and 8 hours missed: nothing.
  const full = forecastPeriod({ ...terms, expected: 152 * 60, missed: 8 * 60 });
  expect(full).toEqual({ overtime: 0, shortfall: 480, halfPaid: 0, cents: 0 });
});

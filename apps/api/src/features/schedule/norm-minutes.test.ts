import { expect, test } from 'vitest';
import { publicHolidays } from '../holidays/index.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { normMinutes } from './norm-minutes.ts';
import { plannedDays } from './planned-days.ts';

const ZONE = 'Europe/Vilnius';

async function norm(year: number, month: number, more: Partial<Parameters<typeof normMinutes>[1]> = {}) {
  const holidays = [
    ...((await publicHolidays('LT', year, 'en')) ?? []),
    ...((await publicHolidays('LT', year + 1, 'en')) ?? []),
  ];
  const { start: from, end: to } = monthRange(year, month);
  const days = plannedDays(
    ZONE,
    from,
    to,
    holidays.map(({ date }) => ({ date, closed: false })),
  );
  return normMinutes(days, { from, to, contractHours: 40, blocks: [], ...more });
}

// labour-law.md 4b; the row of 2025 equals the published calendar of working hours.
test.each([
  [2025, [176, 160, 159, 167, 168, 159, 184, 159, 176, 183, 160, 158]],
  [2026, [168, 152, 167, 167, 160, 167, 176, 167, 176, 176, 160, 166]],
  [2027, [160, 151, 167, 175, 168, 167, 167, 176, 176, 168, 160, 174]],
  [2028, [168, 159, 183, 152, 176, 175, 159, 175, 168, 175, 160, 152]],
])('norm hours of %i', async (year, expected) => {
  const months = await Promise.all(expected.map((_, index) => norm(year, index + 1)));
  expect(months.map((minutes) => (minutes ?? 0) / 60)).toEqual(expected);
});

test('a part-time contract has its share, without the shorter day before a holiday', async () => {
  expect(await norm(2026, 12, { contractHours: 20 })).toBe(84 * 60);
});

test('time off on working days lowers the norm; an own statement does not; without a contract there is none', async () => {
  const day = (date: string) => Date.parse(`${date}T00:00+02:00`) / 60_000;
  const away = { start: day('2026-11-09'), end: day('2026-11-16') };
  expect(await norm(2026, 11, { blocks: [{ ...away, source: 'time_off' }] })).toBe((160 - 40) * 60);
  expect(await norm(2026, 11, { blocks: [{ ...away, source: 'self' }] })).toBe(160 * 60);
  expect(await norm(2026, 11, { contractHours: null })).toBeNull();
});

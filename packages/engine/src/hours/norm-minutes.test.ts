import { expect, test } from 'vitest';
import { daysOf } from '../testing/days-of.ts';
import { normMinutes } from './norm-minutes.ts';

const FIXED = [
  '01-01',
  '02-16',
  '03-11',
  '05-01',
  '06-24',
  '07-06',
  '08-15',
  '11-01',
  '11-02',
  '12-24',
  '12-25',
  '12-26',
];

/** DK 123 with the movable days of labour-law.md 4b: Easter Sunday (and Monday), Mother's Day, Father's Day. */
function holidaysOf(year: number, movable: readonly string[]): string[] {
  const easter = Temporal.PlainDate.from(`${year}-${movable[0]}`);
  const fixed = [...FIXED, ...movable].map((day) => `${year}-${day}`);
  return [...fixed, easter.add({ days: 1 }).toString(), `${year + 1}-01-01`];
}

// labour-law.md 4b; the row of 2025 equals the published calendar of working hours.
const table: [number, string[], number[], number, number[]][] = [
  [
    2025,
    ['04-20', '05-04', '06-01'],
    [176, 160, 159, 167, 168, 159, 184, 159, 176, 183, 160, 158],
    2009,
    [495, 494, 519, 501],
  ],
  [
    2026,
    ['04-05', '05-03', '06-07'],
    [168, 152, 167, 167, 160, 167, 176, 167, 176, 176, 160, 166],
    2002,
    [487, 494, 519, 502],
  ],
  [
    2027,
    ['03-28', '05-02', '06-06'],
    [160, 151, 167, 175, 168, 167, 167, 176, 176, 168, 160, 174],
    2009,
    [478, 510, 519, 502],
  ],
  [
    2028,
    ['04-16', '05-07', '06-04'],
    [168, 159, 183, 152, 176, 175, 159, 175, 168, 175, 160, 152],
    2002,
    [510, 503, 502, 487],
  ],
];

test.each(table)('norm hours of %i by month, by quarter and of the year', (year, movable, months, whole, quarters) => {
  const { list } = daysOf(`${year}-01-01`, `${year + 1}-01-01`, holidaysOf(year, movable));
  const norm = (first: number, count: number) => {
    const from = Temporal.PlainDate.from({ year, month: first, day: 1 });
    const to = from.add({ months: count }).subtract({ days: 1 });
    const minutes = normMinutes(list, { from: from.toString(), to: to.toString(), contractHours: 40, blocks: [] });
    return (minutes ?? 0) / 60;
  };
  expect(months.map((_, index) => norm(index + 1, 1))).toEqual(months);
  expect(quarters.map((_, index) => norm(index * 3 + 1, 3))).toEqual(quarters);
  expect(norm(1, 12)).toBe(whole);
});

const december = (more: Partial<Parameters<typeof normMinutes>[1]>) =>
  normMinutes(daysOf('2026-12-01', '2027-01-01', ['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01']).list, {
    from: '2026-12-01',
    to: '2026-12-31',
    contractHours: 40,
    blocks: [],
    ...more,
  });

test('a part-time contract has its share, without the shorter day before a holiday (LT02)', () => {
  expect(december({ contractHours: 20 })).toBe(84 * 60);
});

test('justified absence lowers the norm (LT12); an own statement does not; without a contract there is none', () => {
  const day = (date: string) => Date.parse(`${date}T00:00+02:00`) / 60_000;
  const away = { start: day('2026-12-07'), end: day('2026-12-14') };
  expect(december({ blocks: [{ ...away, source: 'time_off' }] })).toBe((166 - 40) * 60);
  expect(december({ blocks: [{ ...away, source: 'self' }] })).toBe(166 * 60);
  expect(december({ contractHours: null })).toBeNull();
});

import { expect, test } from 'vitest';
import { addDays } from './zone.ts';
import { publicHolidays } from './public-holidays.ts';

/** DK 123: the same every year, and four movable ones (labour-law.md 4b; calculated by hand there). */
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

test.each([
  [2025, '2025-04-20', '2025-05-04', '2025-06-01'],
  [2026, '2026-04-05', '2026-05-03', '2026-06-07'],
  [2027, '2027-03-28', '2027-05-02', '2027-06-06'],
  [2028, '2028-04-16', '2028-05-07', '2028-06-04'],
])('Lithuania has sixteen holidays in %i', async (year, easter, mothers, fathers) => {
  const dates = (await publicHolidays('LT', year, 'lt')).map(({ date }) => date);
  const expected = [...FIXED.map((day) => `${year}-${day}`), easter, addDays(easter, 1), mothers, fathers];
  expect(dates).toEqual(expected.sort());
});

/** Hours of a five-day week of 8 hours, one hour less before a holiday: the published calendar of 2025. */
test('the norm of 2025 follows from them, month by month', async () => {
  const years = await Promise.all([2025, 2026].map((year) => publicHolidays('LT', year, 'en')));
  const holidays = new Set(years.flat().map(({ date }) => date));
  const norm = Array.from({ length: 12 }, () => 0);
  for (let date = '2025-01-01'; date < '2026-01-01'; date = addDays(date, 1)) {
    const isWorkday = Temporal.PlainDate.from(date).dayOfWeek <= 5 && !holidays.has(date);
    const month = Number(date.slice(5, 7)) - 1;
    if (isWorkday) norm[month] = (norm[month] ?? 0) + (holidays.has(addDays(date, 1)) ? 7 : 8);
  }
  expect(norm).toEqual([176, 160, 159, 167, 168, 159, 184, 159, 176, 183, 160, 158]);
});

test('names are in the language of the caller', async () => {
  const nameOf = async (language: 'en' | 'lt') =>
    (await publicHolidays('LT', 2026, language)).find(({ date }) => date === '2026-05-03')?.name;
  expect([await nameOf('lt'), await nameOf('en')]).toEqual(['Motinos diena', "Mother's Day"]);
});

test('Easter and Christmas have their two days in natural words', async () => {
  const named = async (language: 'en' | 'lt') => {
    const names = new Map((await publicHolidays('LT', 2026, language)).map(({ date, name }) => [date, name]));
    return ['04-05', '04-06', '06-24', '12-24', '12-25', '12-26'].map((day) => names.get(`2026-${day}`));
  };
  expect(await named('lt')).toEqual([
    'Pirmoji Velykų diena',
    'Antroji Velykų diena',
    'Rasos ir Joninės',
    'Kūčios',
    'Pirmoji Kalėdų diena',
    'Antroji Kalėdų diena',
  ]);
  expect((await named('en')).slice(-2)).toEqual(['Christmas Day', 'Second Day of Christmas']);
});

test('other countries have their public holidays only, each day of long ones and no half days', async () => {
  const germany = await publicHolidays('DE', 2026, 'lt');
  expect(germany).toHaveLength(9);
  expect(germany).toContainEqual({ date: '2026-12-25', name: 'Šv. Kalėdos' });
  const romania = (await publicHolidays('RO', 2026, 'en')).map(({ date }) => date);
  expect(romania).toEqual(expect.arrayContaining(['2026-01-01', '2026-01-02']));
  expect((await publicHolidays('IS', 2026, 'en')).map(({ date }) => date)).not.toContain('2026-12-24');
});

test('an unknown country is refused', async () => {
  await expect(publicHolidays('QQ', 2026, 'en')).rejects.toMatchObject({
    details: { fields: { country: ['country_unknown'] } },
  });
});

import { constants } from '@pamaina/contract';
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
])('Lithuania has sixteen holidays in %i', (year, easter, mothers, fathers) => {
  const dates = publicHolidays('LT', year, 'lt').map(({ date }) => date);
  const expected = [...FIXED.map((day) => `${year}-${day}`), easter, addDays(easter, 1), mothers, fathers];
  expect(dates).toEqual(expected.sort());
});

/** Hours of a five-day week of 8 hours, one hour less before a holiday: the published calendar of 2025. */
test('the norm of 2025 follows from them, month by month', () => {
  const years = [2025, 2026].flatMap((year) => publicHolidays('LT', year, 'en'));
  const holidays = new Set(years.map(({ date }) => date));
  const norm = Array.from({ length: 12 }, () => 0);
  for (let date = '2025-01-01'; date < '2026-01-01'; date = addDays(date, 1)) {
    const isWorkday = Temporal.PlainDate.from(date).dayOfWeek <= 5 && !holidays.has(date);
    const month = Number(date.slice(5, 7)) - 1;
    if (isWorkday) norm[month] = (norm[month] ?? 0) + (holidays.has(addDays(date, 1)) ? 7 : 8);
  }
  expect(norm).toEqual([176, 160, 159, 167, 168, 159, 184, 159, 176, 183, 160, 158]);
});

test('names are in the language of the caller', () => {
  const nameOf = (language: 'en' | 'lt') =>
    publicHolidays('LT', 2026, language).find(({ date }) => date === '2026-05-03')?.name;
  expect([nameOf('lt'), nameOf('en')]).toEqual(['Motinos diena', "Mother's Day"]);
});

test('Easter and Christmas have their two days in natural words', () => {
  const named = (language: 'en' | 'lt') => {
    const names = new Map(publicHolidays('LT', 2026, language).map(({ date, name }) => [date, name]));
    return ['04-05', '04-06', '06-24', '12-24', '12-25', '12-26'].map((day) => names.get(`2026-${day}`));
  };
  expect(named('lt')).toEqual([
    'Pirmoji Velykų diena',
    'Antroji Velykų diena',
    'Rasos ir Joninės',
    'Kūčios',
    'Pirmoji Kalėdų diena',
    'Antroji Kalėdų diena',
  ]);
  expect(named('en').slice(-2)).toEqual(['Christmas Day', 'Second Day of Christmas']);
});

const datesOf = (place: string, year: number) => publicHolidays(place, year, 'en').map(({ date }) => date);

test('Germany as a whole has nine, its Länder their own besides', () => {
  const germany = publicHolidays('DE', 2026, 'lt');
  expect(germany).toHaveLength(9);
  expect(germany).toContainEqual({ date: '2026-12-25', name: 'Šv. Kalėdos' });
  expect(datesOf('DE-BE', 2026).filter((date) => !datesOf('DE', 2026).includes(date))).toEqual(['2026-03-08']);
  // The Day of Prayer and Repentance, on the Wednesday before 23 November, is a holiday in Saxony alone.
  expect([datesOf('DE-SN', 2026), datesOf('DE-BY', 2026)].map((all) => all.includes('2026-11-18'))).toEqual([
    true,
    false,
  ]);
});

test('Latvia has the second Sunday of May and Pentecost', () => {
  // Section 1 of the law On Public Holidays, Remembrance Days and Celebration Days; Easter is on 5 April.
  const days = '01-01 04-03 04-05 04-06 05-01 05-04 05-10 05-24 06-23 06-24 11-18 12-24 12-25 12-26 12-31'.split(' ');
  expect(datesOf('LV', 2026)).toEqual(days.map((day) => `2026-${day}`));
  const named = publicHolidays('LV', 2026, 'lt').filter(({ date }) => ['2026-05-10', '2026-05-24'].includes(date));
  expect(named.map(({ name }) => name)).toEqual(['Motinos diena', 'Sekminės']);
});

/** The lists of gov.uk/bank-holidays. */
test.each([
  ['GB-EAW', 2020, '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28'],
  ['GB-EAW', 2022, '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27'],
  ['GB-EAW', 2023, '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26'],
  ['GB-EAW', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  ['GB-EAW', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  ['GB-SCT', 2024, '01-01 01-02 03-29 05-06 05-27 08-05 12-02 12-25 12-26'],
  // The proclamation of February 2026 gave Scotland 15 June.
  ['GB-SCT', 2026, '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28'],
  ['GB-SCT', 2027, '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28'],
  ['GB-NIR', 2026, '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28'],
])('bank holidays of %s in %i, none twice', (place, year, days) => {
  expect(datesOf(place, year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test('an unknown country is refused', () => {
  expect(() => publicHolidays('QQ', 2026, 'en')).toThrow(
    expect.objectContaining({ details: { fields: { country: ['country_unknown'] } } }),
  );
});

test('every country and region that a project can have is known, for years ahead', () => {
  for (const place of [...constants.countries, ...constants.regions])
    expect(datesOf(place, 2050).length, place).toBeGreaterThan(7);
});

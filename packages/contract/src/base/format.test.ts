import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const lt = createFormat('lt', 'Europe/Vilnius');
const en = createFormat('en', 'Europe/Vilnius');
const day = '2026-03-09';

// `lithuanian.md` 5c; the spaces in numbers and before the euro sign are non-breaking.
test.each([
  ['number', lt.number(1_234_567.89), '1\u00a0234\u00a0567,89'],
  ['negative', lt.number(-1234.5), '\u22121\u00a0234,5'],
  ['money', lt.money(123_450), '1\u00a0234,50\u00a0€'],
  ['more', lt.percentMore(0.4), '+40\u00a0%'],
  ['percent', lt.percent(0.29), '29\u00a0%'],
  ['long date', lt.longDate(day), '2026 m. kovo 9 d.'],
  ['full date', lt.fullDate(day), '2026 m. kovo 9 d., pirmadienis'],
  ['month', lt.month(2026, 3), '2026 m. kovas'],
  ['day and month', lt.dayMonth(day), 'kovo 9 d.'],
  ['instant', lt.instant('2026-03-09T14:05:00Z'), '2026-03-09 16:05'],
  ['weekday, short', lt.weekdayShort(day), 'Pr'],
  ['day of a list', lt.listDay(day), 'Pr kovo 9 d.'],
  ['weekday and date', lt.weekdayDate(day), 'kovo 9 d., pirmadienis'],
  ['weekday, long', lt.weekdayLong(day), 'pirmadienis'],
  ['hours', lt.hours(7.5), '7,5\u00a0val.'],
  ['whole hours', lt.hours(152), '152\u00a0val.'],
  ['range in a month', lt.range('2026-03-09', '2026-03-15'), '2026 m. kovo 9–15 d.'],
  ['range over months', lt.range('2026-03-30', '2026-04-05'), '2026 m. kovo 30 d. – balandžio 5 d.'],
  ['range over years', lt.range('2026-12-28', '2027-01-03'), '2026 m. gruodžio 28 d. – 2027 m. sausio 3 d.'],
])('Lithuanian: %s', (_, written, expected) => {
  expect(written.replaceAll('\u202f', '\u00a0')).toBe(expected);
});

test.each([
  ['long date', en.longDate(day), '9 March 2026'],
  ['24-hour clock, in the zone of the business', en.instant('2026-07-09T18:05:00Z'), '9 Jul 2026, 21:05'],
  ['day of a list', en.listDay(day), 'Mon 9 March'],
  ['weekday and date', en.weekdayDate(day), 'Monday 9 March'],
  ['hours', en.hours(148), '148\u00a0h'],
  ['money', en.money(2900), '€29.00'],
  ['range in a month', en.range('2026-03-09', '2026-03-15'), '9–15 March 2026'],
  ['range over months', en.range('2026-03-30', '2026-04-05'), '30 March – 5 April 2026'],
  ['one day', en.range(day, day), '9 March 2026'],
])('English: %s', (_, written, expected) => {
  expect(written).toBe(expected);
});

test.each([
  ['a half', 7.5, '7 h 30 min', '7 val. 30 min.'],
  ['whole', 8, '8 h', '8 val.'],
  ['less than one', 0.75, '45 min', '45 min.'],
  ['nothing', 0, '0 h', '0 val.'],
  ['a third, to the minute', 7 + 1 / 3, '7 h 20 min', '7 val. 20 min.'],
  ['below nothing', -1.25, '\u22121 h 15 min', '\u22121 val. 15 min.'],
  ['nearly nothing below', -0.001, '0 h', '0 val.'],
])('hours with minutes: %s', (_, hours, english, lithuanian) => {
  const written = (['en', 'lt'] as const).map((language) => createFormat(language, 'UTC', 'minutes').hours(hours));
  expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([english, lithuanian]);
});

test('hours with minutes before a shared unit', () => {
  const format = createFormat('lt', 'UTC', 'minutes');
  expect(format.bareHours(148.05)).toBe('148:03');
  expect(lt.bareHours(148.05)).toBe('148,05');
});

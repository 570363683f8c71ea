import { expect, test } from 'vitest';
import { readDays, type DayWords } from './read-days.ts';

// 29 November 2026 is a Sunday.
const TODAY = '2026-11-29';
const names = (locale: string, options: Intl.DateTimeFormatOptions, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
      options.weekday ? Date.UTC(2024, 0, 1 + index) : Date.UTC(2024, index, 1),
    ),
  );
const both = (options: Intl.DateTimeFormatOptions, count: number) => {
  const [en, lt] = [names('en', options, count), names('lt', options, count)];
  return en.map((name, index) => [name, lt[index] ?? '']);
};
const genitives = ['sausio', 'vasario', 'kovo', 'balandžio', 'gegužės', 'birželio', 'liepos', 'rugpjūčio'];
const rest = ['rugsėjo', 'spalio', 'lapkričio', 'gruodžio'];
const words: DayWords = {
  today: ['today', 'šiandien'],
  yesterday: ['yesterday', 'vakar'],
  tomorrow: ['tomorrow', 'rytoj'],
  last: ['last', 'praeitas', 'praėjęs'],
  next: ['next', 'kitas'],
  weekdays: both({ weekday: 'long' }, 7),
  months: both({ month: 'long' }, 12).map((list, index) => [...list, [...genitives, ...rest][index] ?? '']),
};
const read = (typed: string) => readDays(typed, TODAY, words).map((one) => (one.kind === 'day' ? one.date : one.month));

test.each([
  ['last friday', ['2026-11-27']],
  ['praeitą penktadienį', ['2026-11-27']],
  ['praėjusį penktadienį', ['2026-11-27']],
  ['next friday', ['2026-12-04']],
  ['kitą penktadienį', ['2026-12-04']],
  ['friday', ['2026-12-04', '2026-11-27']],
  ['sunday', ['2026-12-06', '2026-11-22']],
  ['20.11', ['2026-11-20']],
  ['20.11.', ['2026-11-20']],
  ['20 november', ['2026-11-20']],
  ['November 20', ['2026-11-20']],
  ['lapkričio 20 d.', ['2026-11-20']],
  ['5.1', ['2027-01-05']],
  ['december', ['2026-12']],
  ['gruodis', ['2026-12']],
  ['gruodžio', ['2026-12']],
  ['sausis', ['2027-01']],
  ['sausis 2026', ['2026-01']],
  ['2026 m. gruodis', ['2026-12']],
  ['rytoj', ['2026-11-30']],
  ['2026-12-24', ['2026-12-24']],
  ['29.2', []],
  ['31.6', []],
  ['templates', []],
  ['last petras', []],
  ['', []],
])('%s', (typed, found) => {
  expect(read(typed)).toEqual(found);
});

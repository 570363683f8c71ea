import { expect, test } from 'vitest';
import { minutesAt } from '../testing/business.ts';
import { daysOf } from '../testing/days-of.ts';
import { payMultipliers } from './pay-multipliers.ts';
import { leaveMinutesOf, reckonWork } from './reckon-work.ts';
import type { LawPack } from '../problem/law-pack.ts';
import { eu, lithuania } from '../testing/laws.ts';

// The second day is a holiday.
const days = daysOf('2026-11-09', '2026-11-15', ['2026-11-10']);
const shift = (date: string, from: number, hours: number) => {
  const start = minutesAt(Temporal.PlainDate.from(date)) + from * 60;
  return { date, start, end: start + hours * 60, breakMinutes: 0 };
};
const reckon = (shifts: ReturnType<typeof shift>[], normMinutes: number | null, law: LawPack | null = lithuania) =>
  reckonWork(shifts, { days, multipliers: payMultipliers(law), rateCents: 1000, normMinutes }).map(
    ({ overtime, cents }) => [overtime, cents],
  );

test.each([
  ['plain', shift('2026-11-09', 8, 8), 8_000, 12_000],
  ['night', shift('2026-11-11', 0, 6), 9_000, 12_000],
  ['holiday', shift('2026-11-10', 8, 8), 16_000, 20_000],
  ['a night of a holiday, which is a holiday', shift('2026-11-10', 0, 6), 12_000, 15_000],
])('%s: within the norm and above it (DK 144)', (_, worked, usual, overtime) => {
  expect(reckon([worked], null)).toEqual([[0, usual]]);
  expect(reckon([worked], 0)).toEqual([[worked.end - worked.start, overtime]]);
});

test('overtime is the last hours of the period', () => {
  const shifts = [shift('2026-11-09', 8, 8), shift('2026-11-11', 8, 8), shift('2026-11-12', 8, 8)];
  expect(reckon(shifts, 12 * 60)).toEqual([
    [0, 8_000],
    [240, 4_000 + 6_000],
    [480, 12_000],
  ]);
});

test('a shift that passes the norm in its night hours is dearer from there on', () => {
  expect(reckon([shift('2026-11-11', 18, 6)], 5 * 60)).toEqual([[60, 4_000 + 1_500 + 2_000]]);
});

test.each([
  ['eu', eu],
  ['none', null],
])('no premiums under the law %s', (_name, law) => {
  expect(reckon([shift('2026-11-10', 8, 8)], 0, law)).toEqual([[480, 8_000]]);
});

test('two premiums that coincide: the higher one is taken, and the minutes are marked', () => {
  const terms = { days, multipliers: payMultipliers(lithuania), rateCents: 1000, normMinutes: null };
  const [holidayNight] = reckonWork([shift('2026-11-10', 0, 6)], terms);
  expect(holidayNight).toMatchObject({ night: 360, holiday: 360, coinciding: 360, cents: 12_000 });
  const [restNight] = reckonWork([{ ...shift('2026-11-11', 20, 4), isRestDay: true }], terms);
  expect(restNight).toMatchObject({ night: 120, rest: 240, holiday: 0, coinciding: 120, cents: 8_000 });
});

test('the night of 26 December goes on into an ordinary day: holiday hours are paid twice and not three times', () => {
  const christmas = daysOf('2026-12-26', '2026-12-28', ['2026-12-26']);
  const terms = { days: christmas, multipliers: payMultipliers(lithuania), rateCents: 1000, normMinutes: null };
  // 22:00 to 24:00 holiday and night, 2 h × 10 € × 2; 0:00 to 6:00 night only, 6 h × 10 € × 1.5.
  const night = [shift('2026-12-26', 22, 8)];
  expect(reckonWork(night, terms)).toMatchObject([{ night: 480, holiday: 120, coinciding: 120, cents: 4_000 + 9_000 }]);
  // As overtime, DK 144(4) combines them: 2.5 on the holiday, 2 at night.
  expect(reckonWork(night, { ...terms, normMinutes: 0 })).toMatchObject([{ overtime: 480, cents: 5_000 + 12_000 }]);
  // If the law defines no premiums, none can coincide.
  expect(reckonWork(night, { ...terms, multipliers: payMultipliers(eu) })).toMatchObject([
    { coinciding: 0, cents: 8_000 },
  ]);
});

test('additional work takes nothing of the norm and is no overtime; nights and holidays of it are dearer all the same', () => {
  const own = [shift('2026-11-09', 8, 8), shift('2026-11-12', 8, 8)];
  const beside = [
    { ...shift('2026-11-09', 20, 4), isAdditional: true },
    { ...shift('2026-11-10', 8, 2), isAdditional: true },
  ];
  const terms = { days, multipliers: payMultipliers(lithuania), rateCents: 1000, normMinutes: 10 * 60 };
  const work = [...own, ...beside].toSorted((a, b) => a.start - b.start);
  const sums = reckonWork(work, terms).map(({ overtime, additional, cents }) => [overtime, additional, cents]);
  expect(sums).toEqual([
    [0, 0, 8_000],
    [0, 240, 2_000 + 3_000],
    [0, 120, 4_000],
    [360, 0, 2_000 + 9_000],
  ]);
});

test('every minute is paid as one thing (DK 144)', () => {
  // Wednesday 18:00 to 24:00, norm of five hours: four plain, one at night within the norm, one above it.
  const work = [
    { ...shift('2026-11-09', 8, 2), isAdditional: true },
    { ...shift('2026-11-10', 8, 1), isAdditional: true },
    shift('2026-11-11', 18, 6),
    shift('2026-11-12', 8, 3),
  ];
  const terms = { days, multipliers: payMultipliers(lithuania), rateCents: 1000, normMinutes: 5 * 60 };
  const all = reckonWork(work, terms);
  expect(all.map(({ paidAs }) => paidAs)).toEqual([
    { additional: 120 },
    { holiday: 60 },
    { regular: 240, night: 60, overtime_night: 60 },
    { overtime: 180 },
  ]);
  for (const { minutes, paidAs } of all) expect(Object.values(paidAs).reduce((a, b) => a + b, 0)).toBe(minutes);
});

test('overtime and holiday hours become leave times what they are paid, night hours never (DK 144(5))', () => {
  const terms = { days, multipliers: payMultipliers(lithuania), rateCents: 1000, normMinutes: 8 * 60 };
  // Two holiday hours within the norm; a night of six hours within it; then overtime: an hour by day, one at night, one
  // on the holiday.
  const work = [shift('2026-11-10', 8, 2), shift('2026-11-11', 0, 6)];
  const over = [shift('2026-11-12', 8, 1), shift('2026-11-12', 23, 1)];
  const parts = reckonWork([...work, ...over], terms).map(({ convertible }) => convertible);
  expect(parts).toEqual([
    [{ multiplier: 2, minutes: 120 }],
    [],
    [{ multiplier: 1.5, minutes: 60 }],
    [{ multiplier: 2, minutes: 60 }],
  ]);
  // 2 h × 2 + 1 h × 1.5 + 1 h × 2 = 7.5 h.
  expect(leaveMinutesOf(parts.flat())).toBe(7.5 * 60);
  const [holiday] = reckonWork([shift('2026-11-10', 8, 2)], { ...terms, normMinutes: 60 });
  expect(holiday?.convertible).toEqual([
    { multiplier: 2, minutes: 60 },
    { multiplier: 2.5, minutes: 60 },
  ]);
  const [none] = reckonWork([shift('2026-11-10', 8, 2)], {
    ...terms,
    normMinutes: 0,
    multipliers: payMultipliers(eu),
  });
  expect(none?.convertible).toEqual([]);
});

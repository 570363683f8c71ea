import { expect, test } from 'vitest';
import { needOfDays, type DayOfNeed } from './need.ts';

const none = { least_open: 0, before_count: 0, before_minutes: 0, after_count: 0, after_minutes: 0 };
const day = (values: Record<number, number>, open: DayOfNeed['open'] = null): DayOfNeed => ({
  hours: Array.from({ length: 24 }, (_, hour) => values[hour] ?? null),
  open,
});
/** The quarters in which so many are needed, as `[from, to, count]`. */
function runs(need: readonly number[] = []): number[][] {
  return need.reduce<number[][]>((list, count, at) => {
    const last = list.at(-1);
    if (last?.[2] === count && last[1] === at) last[1] = at + 1;
    else if (count > 0) list.push([at, at + 1, count]);
    return list;
  }, []);
}

test('one for every 20 guests an hour, in each quarter of the hour', () => {
  // 8:00 20 guests: 1; 9:00 21: 2; 10:00 none: 0 as nobody has to be there.
  const [need] = needOfDays([day({ 8: 20, 9: 21, 10: 0 })], { ...none, per_hour: 20 });
  expect(runs(need)).toEqual([
    [32, 36, 1],
    [36, 40, 2],
  ]);
});

test('at least one while it is open, two for half an hour before, one for a quarter after', () => {
  const asked = { per_hour: 30, least_open: 1, before_count: 2, before_minutes: 30, after_count: 1, after_minutes: 15 };
  const [need] = needOfDays([day({ 9: 0, 10: 61 })], asked);
  expect(runs(need)).toEqual([
    [34, 36, 2],
    [36, 40, 1],
    [40, 44, 3],
    [44, 45, 1],
  ]);
});

test('an opening at half past begins there, and what comes in in its half hour counts twice', () => {
  // Open 7:30 to 9:00: 10 guests in the first half hour are 20 an hour.
  const open = Array.from({ length: 96 }, (_, quarter) => quarter >= 30 && quarter < 36);
  const [need] = needOfDays([day({ 7: 10, 8: 10 }, open)], {
    ...none,
    per_hour: 10,
    before_count: 1,
    before_minutes: 30,
  });
  expect(runs(need)).toEqual([
    [28, 30, 1],
    [30, 32, 2],
    [32, 36, 1],
  ]);
});

test('what is to be done after closing at midnight is on the next day, and before an early opening on the day before', () => {
  const asked = {
    ...none,
    per_hour: null,
    least_open: 1,
    before_count: 2,
    before_minutes: 30,
    after_count: 3,
    after_minutes: 30,
  };
  const [first, second, third] = needOfDays([day({ 23: 5 }), day({}), day({ 0: 5 })], asked);
  expect(runs(first)).toEqual([
    [90, 92, 2],
    [92, 96, 1],
  ]);
  expect(runs(second)).toEqual([
    [0, 2, 3],
    [94, 96, 2],
  ]);
  expect(runs(third)).toEqual([
    [0, 4, 1],
    [4, 6, 3],
  ]);
});

test('a midnight in which it is open is no closing', () => {
  const always = day(Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, 1])));
  const asked = { ...none, per_hour: null, least_open: 1, after_count: 3, after_minutes: 60 };
  for (const need of needOfDays([always, always], asked)) expect(runs(need)).toEqual([[0, 96, 1]]);
});

test('a closed day needs nobody, and nothing needs more than 200', () => {
  const asked = { per_hour: 1, least_open: 3, before_count: 2, before_minutes: 60, after_count: 2, after_minutes: 60 };
  expect(runs(needOfDays([day({})], asked)[0])).toEqual([]);
  expect(runs(needOfDays([day({ 9: 6_000 })], { ...none, per_hour: 1 })[0])).toEqual([[36, 40, 200]]);
});

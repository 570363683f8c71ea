import { expect, test } from 'vitest';
import { needOfDay } from './need.ts';

const none = { least_open: 0, before_count: 0, before_minutes: 0, after_count: 0, after_minutes: 0 };
const day = (values: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => values[hour] ?? null);
/** The quarters in which so many are needed, as `[from, to, count]`. */
function runs(need: readonly number[]): number[][] {
  return need.reduce<number[][]>((list, count, at) => {
    const last = list.at(-1);
    if (last?.[2] === count && last[1] === at) last[1] = at + 1;
    else if (count > 0) list.push([at, at + 1, count]);
    return list;
  }, []);
}

test('one for every 20 guests an hour, in each quarter of the hour', () => {
  // 8:00 20 guests: 1; 9:00 21: 2; 10:00 none: 0 as nobody has to be there.
  expect(runs(needOfDay(day({ 8: 20, 9: 21, 10: 0 }), { ...none, per_hour: 20 }))).toEqual([
    [32, 36, 1],
    [36, 40, 2],
  ]);
});

test('a quarter of an hour counts four times: 10 guests in it are 40 an hour', () => {
  const values = Array.from({ length: 96 }, (_, quarter) => (quarter === 50 ? 10 : null));
  expect(runs(needOfDay(values, { ...none, per_hour: 20 }))).toEqual([[50, 51, 2]]);
});

test('at least one while it is open, two for half an hour before, one for a quarter after', () => {
  const asked = { per_hour: 30, least_open: 1, before_count: 2, before_minutes: 30, after_count: 1, after_minutes: 15 };
  expect(runs(needOfDay(day({ 9: 0, 10: 61 }), asked))).toEqual([
    [34, 36, 2],
    [36, 40, 1],
    [40, 44, 3],
    [44, 45, 1],
  ]);
});

test('what is to be done after closing at midnight belongs to the next day, as quarters past 96', () => {
  const need = needOfDay(day({ 23: 5 }), { ...none, per_hour: null, least_open: 1, after_count: 1, after_minutes: 30 });
  expect(runs(need)).toEqual([[92, 98, 1]]);
});

test('a closed day needs nobody', () => {
  const asked = { per_hour: 1, least_open: 3, before_count: 2, before_minutes: 60, after_count: 2, after_minutes: 60 };
  expect(runs(needOfDay(day({}), asked))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeHolidays } from './compute-holidays.ts';
import { TABLE, written } from './write-holidays.ts';

test('the table of public holidays is what date-holidays and our rules say: npm run holidays', () => {
  expect(readFileSync(TABLE, 'utf8')).toBe(written(computeHolidays()));
});

const datesOf = (place: string, name: string): string[] => {
  const line = readFileSync(TABLE, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${place}\t${name}\t`));
  return line?.split('\t').at(-1)?.split(' ') ?? [];
};

// findings/date-holidays-cyprus-and-bulgaria.sh
test('Clean Monday in Cyprus is a Monday, which date-holidays 3.37.0 has on Tuesday, and so is Whit Monday, which it lacks', () => {
  expect(datesOf('CY', 'Clean Monday')).toContain('2026-02-23');
  expect(datesOf('CY', 'Whit Monday')).toContain('2026-06-01');
  const all = ['Clean Monday', 'Whit Monday'].flatMap((name) => datesOf('CY', name));
  expect(all).toHaveLength(42);
  expect(all.every((date) => Temporal.PlainDate.from(date).dayOfWeek === 1)).toBe(true);
});

test('the second day of Christmas is a holiday in Bulgaria (Labour Code 154(1)), an observance in date-holidays 3.37.0', () => {
  expect(datesOf('BG', 'Boxing Day')).toContain('2026-12-26');
});

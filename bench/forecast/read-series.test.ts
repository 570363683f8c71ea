import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSeries } from './read-series.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'series-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(lines: readonly string[]) {
  const file = join(folder, 'series.csv');
  writeFileSync(file, lines.join('\n'));
  return readSeries(file);
}
/** Two weeks of one value each, from Monday 2026-05-04. */
const weeks = Array.from({ length: 14 }, (_, day) => `2026-05-${String(day + 4).padStart(2, '0')},12,5`);

test('hours are added up, a gap within a day is a zero, and a day without a line is closed', () => {
  const days = read([
    'date,hour,value',
    ...weeks.slice(1),
    '2026-05-05,12:00,1',
    '2026-05-05 15:30;2,5',
    '2026-05-19,9,1',
  ]);
  expect(days).toHaveLength(15);
  expect(days[0]).toMatchObject({ weekday: 2, special: null, factor: 1 });
  expect(days[0]?.values.slice(11, 17)).toEqual([null, 6, 0, 0, 2.5, null]);
  expect(days[13]?.values.every((value) => value === null)).toBe(true);
});

test('a line that can’t be read is named, and so is a file that is too short', () => {
  expect(() => read([...weeks, '2026-05-20,at noon,7'])).toThrow(/line 15: not a date, an hour and a value/);
  expect(() => read([...weeks, '2026-05-20,24,7'])).toThrow(/line 15: no hour/);
  expect(() => read(weeks.slice(0, 5))).toThrow(/fewer than two weeks/);
});

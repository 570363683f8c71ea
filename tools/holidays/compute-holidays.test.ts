import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeHolidays } from './compute-holidays.ts';
import { TABLE, written } from './write-holidays.ts';

test('the table of public holidays is what date-holidays and our rules say: npm run holidays', () => {
  expect(readFileSync(TABLE, 'utf8')).toBe(written(computeHolidays()));
});

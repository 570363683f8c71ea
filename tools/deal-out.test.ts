import { expect, test } from 'vitest';
import { dealOut } from './deal-out.mjs';

const LENGTHS: Record<string, number> = { a: 7, b: 5, c: 4, d: 3, e: 2 };
const lengthOf = (file: string) => LENGTHS[file] ?? 0;

test('every file is in one lane, and the lanes end together', () => {
  expect(dealOut(['e', 'a', 'd', 'c', 'b'], lengthOf, 2)).toEqual([
    ['a', 'd'],
    ['b', 'c', 'e'],
  ]);
});

test('there is no lane without a file', () => {
  expect(dealOut(['a'], lengthOf, 4)).toEqual([['a']]);
  expect(dealOut([], lengthOf, 4)).toEqual([]);
});

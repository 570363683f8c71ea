import { afterEach, expect, test } from 'vitest';
import { compareNames, sortAsIn } from './compare-names.ts';

afterEach(() => sortAsIn('LT'));

const names = ['Õun', 'Kask', 'Yra', 'Žukas', 'Zaja', 'Juras', 'Oja'];

test.each([
  ['LT', ['Yra', 'Juras', 'Kask', 'Oja', 'Õun', 'Zaja', 'Žukas']],
  // Z and Ž come behind S, Õ behind V.
  ['EE', ['Juras', 'Kask', 'Oja', 'Zaja', 'Žukas', 'Õun', 'Yra']],
])('names are sorted as in %s', (country, expected) => {
  sortAsIn(country);
  expect(names.toSorted(compareNames)).toEqual(expected);
});

import { expect, it } from 'vitest';
import { lanes } from './lanes.ts';

it('begins a new line only for what would meet another', () => {
  const [a, b, c, d] = [
    { from: 1, to: 4 },
    { from: 2, to: 3 },
    { from: 3, to: 5 },
    { from: 4, to: 6 },
  ];
  expect(lanes([a, b, c, d])).toEqual([
    [a, d],
    [b, c],
  ]);
});

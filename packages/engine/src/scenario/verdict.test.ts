import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

it.each([
  ['both proved', [2, 2], [5, 5], { found: 3, least: 3, most: 3, certain: 'certain' }],
  ['the change surely worse', [2, 1], [6, 4], { found: 4, least: 2, most: 5, certain: 'at_least' }],
  ['the change surely better', [6, 4], [2, 1], { found: -4, least: -5, most: -2, certain: 'at_least' }],
  ['both can be equal', [4, 2], [5, 3], { found: 1, least: -1, most: 3, certain: 'at_most' }],
  ['they touch', [3, 1], [5, 3], { found: 2, least: 0, most: 4, certain: 'at_most' }],
  ['nothing proved of the base', [3, null], [5, 4], { found: 2, least: null, most: null, certain: 'open' }],
  ['nothing proved of the change', [3, 2], [5, null], { found: 2, least: null, most: null, certain: 'open' }],
  ['unknown', [null, null], [5, null], { found: null, least: null, most: null, certain: 'open' }],
] as const)('%s', (_, [best, bound], [changedBest, changedBound], expected) => {
  expect(verdictOf({ best, bound }, { best: changedBest, bound: changedBound })).toEqual(expected);
});

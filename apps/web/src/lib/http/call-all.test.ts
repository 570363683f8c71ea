import { expect, test } from 'vitest';
import { callAll } from './call-all.ts';

const pagesOf = (list: number[], size: number) => (page: number) =>
  Promise.resolve({ items: list.slice((page - 1) * size, page * size), total: list.length });

test('all pages are one list, in order; an empty one too', async () => {
  expect(await callAll(pagesOf([1, 2, 3, 4, 5], 2))).toEqual([1, 2, 3, 4, 5]);
  expect(await callAll(pagesOf([1, 2], 2))).toEqual([1, 2]);
  expect(await callAll(pagesOf([], 2))).toEqual([]);
});

test('a list that grows or shrinks between its pages is read anew', async () => {
  for (const then of [
    [1, 2, 3, 4],
    [1, 2],
  ]) {
    let calls = 0;
    const read = (page: number) => pagesOf((calls += 1) === 1 ? [1, 2, 3] : then, 2)(page);
    expect(await callAll(read)).toEqual(then);
  }
});

test('one that keeps growing is read to its end the third time', async () => {
  const sizes = [3, 4, 5, 6, 7, 8, 9, 9, 9];
  const read = (page: number) => {
    const size = sizes.shift() ?? 0;
    return pagesOf([1, 2, 3, 4, 5, 6, 7, 8, 9].slice(0, size), 2)(page);
  };
  expect(await callAll(read)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

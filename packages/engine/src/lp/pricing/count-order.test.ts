import { expect, it } from 'vitest';
import { countOrder, isAtMost } from './count-order.ts';

/** Three weekends (0 to 2) and two shifts of a template (0 or 1), in mixed radix with weekends first. */
const SIZES = [3, 2];
const counts = (weekends: number, shifts: number): number => weekends + 3 * shifts;

it('counts are at most others if both the weekends and the shifts are', () => {
  const order = countOrder(SIZES, new Float64Array(6), 1);
  if (!order) throw new Error('Fewer of everything is never worse');
  expect(isAtMost(order, counts(1, 0), counts(1, 0))).toBe(true);
  expect(isAtMost(order, counts(0, 1), counts(2, 1))).toBe(true);
  expect(isAtMost(order, counts(1, 0), counts(2, 1))).toBe(true);
  expect(isAtMost(order, counts(2, 0), counts(1, 1))).toBe(false);
  expect(isAtMost(order, counts(0, 1), counts(2, 0))).toBe(false);
});

it('without an order where fewer shifts can be worse at the end, for one sum of minutes is enough', () => {
  const twoSums = new Float64Array(12);
  twoSums[2 * counts(1, 0) + 1] = Infinity;
  expect(countOrder(SIZES, twoSums, 2)).toBeNull();
});

it('without an order where the counts need more bits than a number has', () => {
  const sizes = Array.from({ length: 16 }, () => 2);
  expect(countOrder(sizes, new Float64Array(2 ** 16), 1)).toBeNull();
});

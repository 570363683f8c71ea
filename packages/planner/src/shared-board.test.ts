import { expect, it } from 'vitest';
import type { Problem } from '@pamaina/engine';
import { createBoard, openBoard } from './shared-board.ts';

const problem = { people: [0, 1], days: [0, 1, 2], needs: [0, 1], fixed: [] } as unknown as Problem;

it('keeps the cheapest roster and the highest bound of all threads', () => {
  const board = createBoard(problem);
  const [one, other] = [openBoard(board), openBoard(board)];
  expect(one.cheaperThan(Infinity)).toBeNull();
  one.offer(Int32Array.of(1, 2, 3, 4, 5, -1), 10.5);
  other.offer(Int32Array.of(9, 9, 9, 9, 9, 9), 11);
  expect(other.cheaperThan(11)).toEqual(Int32Array.of(1, 2, 3, 4, 5, -1));
  expect(other.cheaperThan(10.5)).toBeNull();
  other.offer(Int32Array.of(6, 6, 6, 6, 6, 6), 9);
  expect(one.cheaperThan(10.5)).toEqual(Int32Array.of(6, 6, 6, 6, 6, 6));
  expect(one.raise(3)).toBe(3);
  expect(other.raise(-Infinity)).toBe(3);
  expect(other.raise(4.25)).toBe(4.25);
  expect(other.duals()).toBeNull();
  one.shareDuals(Float64Array.of(2.5, -1));
  expect(other.duals()).toEqual(Float64Array.of(2.5, -1));
  expect(other.rosters()).toBeNull();
  one.shareRosters([Int32Array.of(1, 1, 1, 1, 1, 1), Int32Array.of(2, -1, 2, -1, 2, -1)]);
  expect(other.rosters()).toEqual([Int32Array.of(1, 1, 1, 1, 1, 1), Int32Array.of(2, -1, 2, -1, 2, -1)]);
  one.shareRosters([Int32Array.of(3, 3, 3, 3, 3, 3)]);
  expect(other.rosters()).toEqual([Int32Array.of(3, 3, 3, 3, 3, 3)]);
});

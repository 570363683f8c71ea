import { expect, it } from 'vitest';
import type { Column } from '../network/column.ts';
import { createPool } from './roster-pool.ts';

const column = (person: number, code: number): Column => ({
  person,
  row: Int32Array.of(code),
  codes: [code],
  cost: code,
});

it('has each roster once, and one that was deleted again when it comes back', () => {
  const pool = createPool();
  const [a, b, c] = [column(0, 1), column(0, 2), column(1, 1)];
  expect(pool.add([a, b, column(0, 2), c])).toBe(3);
  pool.deleteColumns(new Set([0, 2]));
  expect(pool.columns).toEqual([b]);
  expect(pool.add([a, b])).toBe(1);
  expect(pool.columns).toEqual([b, a]);
});

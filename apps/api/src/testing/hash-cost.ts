import { afterAll, beforeAll } from 'vitest';
import { COST as FULL } from '../platform/auth/hash-cost.ts';

/**
 * Stands in for `platform/auth/hash-cost.ts` in the tests of the API (vitest.config.ts): a fifth of their work was to
 * hash passwords. @public
 */
export const COST = { ...FULL, memory: 64, passes: 1 };

/** For a file of tests that fill the queues: a hash takes as long as it does in the product. */
export function hashAtFullCost(): void {
  const low = { ...COST };
  beforeAll(() => void Object.assign(COST, FULL));
  afterAll(() => void Object.assign(COST, low));
}

/** A small, fast pseudo-random number generator, determined by its seed (xorshift with a multiplied seed). */
export interface Random {
  /** An integer from 0 to `n - 1`. */
  below: (n: number) => number;
  /** An index of a table of 4096 entries. */
  of4096: () => number;
}

export function createRandom(seed: number): Random {
  let state = Math.imul((seed | 0) ^ 0x5bd1e995, 0x9e3779b1) | 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  for (let i = 0; i < 8; i++) next();
  return {
    below: (n) => (next() * n * 2.3283064365386963e-10) | 0,
    of4096: () => next() >>> 20,
  };
}

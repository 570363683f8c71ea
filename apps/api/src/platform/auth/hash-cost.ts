/** OWASP's least for Argon2id. Tests that start no product hash for less: `testing/hash-cost.ts`. */
export const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** OWASP's least for Argon2id; memory in KiB. A file of its own, so that tests of other things hash for less. */
export const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

// Method: multiplicative hashing of a list of integers.
// Paper: Knuth, "The Art of Computer Programming", volume 3, section 6.4.

/** A hash with one more part; a large odd factor spreads what is multiplied by it. */
export const mixHash = (hash: number, part: number): number => Math.imul(hash ^ part, 0x9e37_79b1) ^ (hash >>> 15);

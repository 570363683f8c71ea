// Method: dominance between counts: of two labels with equal minutes, fewer weekends and shifts of templates are
// better.
// Paper: Irnich, Desaulniers, "Shortest path problems with resource constraints", in: Column Generation, Springer 2005.

/** The partial order of the counts (weekends and shifts of templates). */
export interface CountOrder {
  /** By counts: each amount in bits of its own, with a free bit above. */
  packed: Int32Array;
  /** The free bits. */
  guards: number;
}

/**
 * The order of counts of the given sizes (in mixed radix); null if fewer isn't always at least as good at the end, as
 * with a least number of shifts, or if they are too many.
 * @param terminal by counts times `width` plus minutes: the cost of ending with them
 */
export function countOrder(sizes: readonly number[], terminal: Float64Array, width: number): CountOrder | null {
  const counts = terminal.length / width;
  const packed = new Int32Array(counts);
  let guards = 0;
  let bits = 0;
  let place = 1;
  for (const size of sizes) {
    for (let o = 0; o < counts; o++) {
      const amount = Math.floor(o / place) % size;
      packed[o]! |= amount << bits;
      if (amount + 1 < size && !isNoBetter(terminal, o * width, (o + place) * width, width)) return null;
    }
    bits += Math.ceil(Math.log2(size)) + 1;
    // A packed number must stay a small integer.
    if (bits > 30) return null;
    guards |= 1 << (bits - 1);
    place *= size;
  }
  return { packed, guards };
}

/** Whether the costs of ending from `more` on are nowhere below those from `fewer` on. */
function isNoBetter(terminal: Float64Array, fewer: number, more: number, width: number): boolean {
  for (let m = 0; m < width; m++) if (terminal[more + m]! < terminal[fewer + m]!) return false;
  return true;
}

/** Whether no amount of the first counts is greater than that of the second: no subtraction borrows a free bit. */
export function isAtMost({ packed, guards }: CountOrder, first: number, second: number): boolean {
  return (((packed[second]! | guards) - packed[first]!) & guards) === guards;
}

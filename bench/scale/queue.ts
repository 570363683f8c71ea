/** Seconds that plans wait for a place. */
export interface Waits {
  median: number;
  p95: number;
  most: number;
}

interface Queue {
  plans: number;
  /** In which they are asked for, at random moments. */
  seconds: number;
  /** Plans at the same time. */
  places: number;
  sizes: readonly { share: number; seconds: number }[];
}

/** Simulates the queue, first come first served; the same every time. */
export function waitsOf({ plans, seconds, places, sizes }: Queue): Waits {
  const random = numbers(1);
  const asked = Array.from({ length: plans }, () => random() * seconds).toSorted((a, b) => a - b);
  const freeAt = Array.from({ length: Math.max(1, places) }, () => 0);
  const waits = asked.map((at) => {
    const place = freeAt.indexOf(Math.min(...freeAt));
    const begin = Math.max(at, freeAt[place] ?? 0);
    freeAt[place] = begin + sizeOf(sizes, random());
    return begin - at;
  });
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), most: at(1) };
}

function sizeOf(sizes: Queue['sizes'], at: number): number {
  let passed = 0;
  for (const { share, seconds } of sizes) if ((passed += share) > at) return seconds;
  return sizes.at(-1)?.seconds ?? 0;
}

/** Numbers from 0 to 1 by a linear congruence (Numerical Recipes, 7.1). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

import { sha256Head } from './sha256.ts';

/** How many numbers are tried before the clock is looked at. */
const AT_ONCE = 256;

/**
 * Tries numbers from `first` on for `milliseconds`.
 * @returns the value for `X-Proof-Of-Work`, or the number to go on from
 */
export function findProof(challenge: string, first: number, milliseconds: number): string | number {
  const least = 2 ** (32 - Number(challenge.split('.', 1)[0]));
  const end = performance.now() + milliseconds;
  let number = first;
  do {
    for (const next = number + AT_ONCE; number < next; number += 1) {
      const proof = `${challenge}:${number}`;
      if (sha256Head(proof) < least) return proof;
    }
  } while (performance.now() < end);
  return number;
}

import { createHash } from 'node:crypto';

/** Solves a challenge of `proof_required` like a browser. */
export function solveProof(challenge: string): string {
  const bits = Number(challenge.split('.', 1)[0]);
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}:${number}`;
    const digest = createHash('sha256').update(proof).digest();
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return proof;
  }
}

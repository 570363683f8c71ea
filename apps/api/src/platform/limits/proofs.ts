import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Long enough for the slowest phone. */
const VALID_MS = 5 * 60_000;
const PROOF = /^(?<text>(?<bits>\d+)\.(?<until>\d+)\.[\w-]+)\.(?<mark>[\w-]+):\d{1,15}$/;

/** Requires a short computation from browsers, so that a thousand tries are expensive and one is not. */
export interface Proofs {
  /** A puzzle: find a number that, after the challenge and a colon, has a SHA-256 with this many leading zero bits. */
  challenge(purpose: string, bits: number): string;
  /** What `proof` (`challenge:number`) solves, if it is an unexpired challenge of ours for that purpose. */
  read(proof: string | null, purpose: string): SolvedProof | null;
}

export interface SolvedProof {
  bits: number;
  /** Under which it is counted, because each counts once, and how long. */
  key: string;
  seconds: number;
}

export function createProofs(secret: string, now: () => number): Proofs {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pamaina proof of work', 32));
  const markOf = (text: string, purpose: string) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
  return {
    challenge(purpose, bits) {
      const text = `${bits}.${now() + VALID_MS}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${markOf(text, purpose)}`;
    },
    read(proof, purpose) {
      const found = PROOF.exec(proof ?? '')?.groups;
      if (proof === null || !found) return null;
      const { text = '', bits: hard, until, mark = '' } = found;
      const bits = Number(hard);
      if (Number(until) < now()) return null;
      if (!isSame(mark, markOf(text, purpose)) || zeroBits(proof) < bits) return null;
      return { bits, key: `proof:${mark}`, seconds: VALID_MS / 1000 };
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function zeroBits(text: string): number {
  const digest = createHash('sha256').update(text).digest();
  const first = digest.findIndex((byte) => byte !== 0);
  return first < 0 ? 256 : first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}

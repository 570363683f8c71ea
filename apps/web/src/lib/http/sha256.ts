const ROUNDS = 64;
const START = new Uint32Array(8);
const CONSTANTS = new Uint32Array(ROUNDS);
fillFromPrimes();

/** FIPS 180-4: the first bits of the fractional part of a root. */
function fillFromPrimes(): void {
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  for (let prime = 2, found = 0; found < ROUNDS; prime += 1) {
    if (!isPrime(prime)) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(prime));
    CONSTANTS[found] = fraction(Math.cbrt(prime));
    found += 1;
  }
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return true;
}

const words = new Uint32Array(ROUNDS);
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (list: Uint32Array, index: number): number => list[index] ?? 0;

/**
 * The first 32 bits of a text's SHA-256. The browser's own is missing on plain http, which small cafés use, and for a
 * million calls it is slower than this.
 */
export function sha256Head(text: string): number {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  bytes.forEach((byte, index) => padded.setUint8(index, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = START.slice();
  for (let block = 0; block < padded.byteLength; block += 64) mix(state, padded, block);
  return at(state, 0);
}

function mix(state: Uint32Array, data: DataView, block: number): void {
  for (let round = 0; round < 16; round += 1) words[round] = data.getUint32(block + round * 4);
  for (let round = 16; round < ROUNDS; round += 1) {
    const [early, late] = [at(words, round - 15), at(words, round - 2)];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[round] = at(words, round - 16) + first + at(words, round - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < ROUNDS; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(CONSTANTS, round) + at(words, round)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
}

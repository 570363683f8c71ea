/** After this many attempts, some five hours, a delivery is marked as failed and shown to a manager. */
export const ATTEMPTS_MAX = 8;

const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60_000;

/** The delay after a failed attempt, in milliseconds: four times longer each time, with jitter. */
export function backoff(attempts: number, random = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 4 ** (attempts - 1)) * (0.5 + random / 2);
}

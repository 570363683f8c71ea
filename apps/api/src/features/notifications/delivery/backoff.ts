/** After so many attempts, some five hours, a message is given up and a manager sees it. */
export const ATTEMPTS_MAX = 8;

const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60_000;

/** How long to wait after a failed attempt, in milliseconds: four times longer each time, and never for all at the same moment. */
export function backoff(attempts: number, random = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 4 ** (attempts - 1)) * (0.5 + random / 2);
}

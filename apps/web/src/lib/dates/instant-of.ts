import type { Clock } from './clock.ts';

const DAY_MS = 86_400_000;

/**
 * The instant, in milliseconds, of a local date and time (`HH:MM`). In an hour that occurs twice it is the first one;
 * in an hour that the clocks skip, the instant that it would have been.
 */
export function instantOf(clock: Clock, date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}Z`);
  const wallAt = (instant: number) => {
    const local = clock.local(instant);
    return Date.parse(`${local.date}T${local.time}Z`);
  };
  const [first, second] = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - (wallAt(near) - near)).sort(ascending);
  const found = [first, second].find((instant) => instant !== undefined && wallAt(instant) === wall);
  return found ?? second ?? wall;
}

const ascending = (a: number, b: number) => a - b;

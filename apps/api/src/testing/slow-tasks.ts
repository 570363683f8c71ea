import { defaultLanguage } from '@pamaina/contract';
import { formatOf } from '../platform/text/format-of.ts';

/** Tasks for a thread: one that computes for a while, one that fails, one that counts for ever. */
export function spin(milliseconds: number): string {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  return 'done';
}

export const writesHours = (hours: number): string => formatOf(defaultLanguage).bareHours(hours);

export function breaks(): never {
  throw new TypeError('It is broken');
}

export function dies(): never {
  process.exit(3);
}

/** @param pause milliseconds of computing between two numbers */
export function* counts(most: number, pause: number): Generator<number, string> {
  for (let number = 1; number <= most; number += 1) {
    spin(pause);
    yield number;
  }
  return 'counted';
}

import type { Model } from './model.ts';

type Parts = Pick<Model, 'parts'>;

/** Whether a code is a split day: two shifts of one employee on one date (DK 113). */
export function isSplit({ parts }: Parts, code: number): boolean {
  return parts[code]!.length > 1;
}

/** By code: the sum of its parts' values. */
export function sumOfParts({ parts }: Parts, value: (code: number) => number): Int32Array {
  return Int32Array.from(parts, (own) => own.reduce((sum, part) => sum + value(part), 0));
}

/** The number of shifts of a template (by its index) in a code: 0 or 1, or more for a split day. */
export function shiftsOfTemplate({ parts, template }: Pick<Model, 'parts' | 'template'>, code: number, of: number) {
  let count = 0;
  for (const part of parts[code]!) if (template[part] === of) count++;
  return count;
}

/** The code of two codes of a day worked by one employee, -1 if they are no split day. */
export function splitDayOf({ splitOf, codes }: Pick<Model, 'splitOf' | 'codes'>, one: number, other: number): number {
  return splitOf.get(one * codes + other) ?? splitOf.get(other * codes + one) ?? -1;
}

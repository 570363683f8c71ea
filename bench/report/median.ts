/**
 * The median; of two middle values the worse (greater) one. Null is greater than any number, and the median of an empty
 * list.
 */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.map((value) => value ?? Infinity).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined || middle === Infinity ? null : middle;
}

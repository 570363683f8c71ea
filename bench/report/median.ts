/** The middle one; of two middle ones the worse (greater) one. Null counts as greater than any number, and is the median of nothing. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.map((value) => value ?? Infinity).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined || middle === Infinity ? null : middle;
}

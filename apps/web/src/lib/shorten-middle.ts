/** A text no longer than `most` characters: one without its middle still says how it begins and how it ends. */
export function shortenMiddle(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const kept = most - 1;
  const head = letters.slice(0, Math.ceil(kept / 2)).join('');
  return `${head.trimEnd()}…${letters
    .slice(-Math.floor(kept / 2))
    .join('')
    .trimStart()}`;
}

/** A text of at most `most` characters: a longer one loses its middle and keeps its start and end. */
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

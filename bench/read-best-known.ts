/**
 * Reads the best known penalties by the number of the instance from a Markdown table with the columns `#` and `best
 * known`.
 */
export function readBestKnown(markdown: string): Map<number, number> {
  const rows = markdown
    .split('\n')
    .filter((line) => line.trimStart().startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const head = rows.find((row) => row.includes('#') && row.includes('best known'));
  if (!head) throw new Error('There is no table with the columns "#" and "best known"');
  const number = head.indexOf('#');
  const best = head.indexOf('best known');
  return new Map(
    rows
      .filter((row) => /^\d+$/.test(row[number] ?? '') && /^\d+$/.test(row[best] ?? ''))
      .map((row) => [Number(row[number]), Number(row[best])]),
  );
}

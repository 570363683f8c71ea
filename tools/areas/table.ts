/** The table of areas in ARCHITECTURE.md with the features of each from the top down; its sentences stay. */
export function withFeatures(page: string, areas: Readonly<Record<string, readonly string[]>>): string {
  return page.replace(/(## Areas\n[^]*?\n\n\|[^\n]*\n\|[^\n]*\n)([^]*?)\n\n/, (_, head: string, rows: string) => {
    const sentences = new Map(
      rows.split('\n').map((row) => {
        const [, area = '', , sentence = ''] = row.split('|').map((cell) => cell.trim());
        return [area, sentence];
      }),
    );
    const written = Object.entries(areas)
      .toReversed()
      .map(([area, features]) => `| ${area} | ${features.join(', ')} | ${sentences.get(area) ?? ''} |`);
    return `${head}${written.join('\n')}\n\n`;
  });
}

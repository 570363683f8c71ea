/**
 * The table of areas in ARCHITECTURE.md with the features of each and the tables that they own, from the top down; its
 * sentences stay.
 * @param owners the owning feature of each table
 */
export function withFeatures(
  page: string,
  areas: Readonly<Record<string, readonly string[]>>,
  owners: ReadonlyMap<string, string>,
): string {
  return page.replace(/(## Areas\n[^]*?\n\n\|[^\n]*\n\|[^\n]*\n)([^]*?)\n\n/, (_, head: string, rows: string) => {
    const sentences = new Map(
      rows.split('\n').map((row) => {
        const [, area = '', sentence = ''] = row.split('|').map((cell) => cell.trim());
        return [area, sentence];
      }),
    );
    const written = Object.entries(areas)
      .toReversed()
      .map(([area, features]) => {
        const tables = [...owners].filter(([, owner]) => owner.startsWith(`${area}/`)).map(([table]) => table);
        return `| ${area} | ${sentences.get(area) ?? ''} | ${features.join(', ')} | ${tables.toSorted().join(', ')} |`;
      });
    return `${head}${written.join('\n')}\n\n`;
  });
}

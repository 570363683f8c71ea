import { dirname, join } from 'node:path/posix';
import type { SourceFile } from '../checks/source-files.ts';

/** How many features of an area import how many of another, as pairs. */
export interface Arrow {
  from: string;
  to: string;
  pairs: number;
}

const FEATURE = /^apps\/api\/src\/features\/([^/]+)\/([^/]+)\//;
const IMPORT = /(?:from|import) '(\.[^']+)'/g;

/** The arrows between the areas of the API, counted from the imports of its sources without their tests. */
export function arrowsOf(files: readonly SourceFile[]): Arrow[] {
  const pairs = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const from = FEATURE.exec(path);
    if (from === null || !path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
    for (const [, relative = ''] of text.matchAll(IMPORT)) {
      const to = FEATURE.exec(join(dirname(path), relative));
      if (to === null || to[1] === from[1]) continue;
      const areas = `${from[1] ?? ''} ${to[1] ?? ''}`;
      pairs.set(areas, (pairs.get(areas) ?? new Set()).add(`${from[2] ?? ''} ${to[2] ?? ''}`));
    }
  }
  // In an order of their own: that of the files changes with their names.
  return [...pairs]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([areas, { size }]) => {
      const [from = '', to = ''] = areas.split(' ');
      return { from, to, pairs: size };
    });
}

/** The storey of each area: on the ground what imports no other, else above all that it imports. */
export function storeysOf(areas: readonly string[], arrows: readonly Arrow[]): Map<string, number> {
  const storeys = new Map<string, number>();
  // In the order of the areas each imports only those before it.
  for (const area of areas) {
    const below = arrows.filter(({ from }) => from === area).map(({ to }) => storeys.get(to) ?? 0);
    storeys.set(area, Math.max(-1, ...below) + 1);
  }
  return storeys;
}

import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const SMALL = join(import.meta.dirname, 'src/ui/small-icon.ts');

type Shape = [tag: string, attributes: Record<string, string>];

/**
 * A page shows dozens of icons, each a component of Lucide with names and keys that nothing reads. Their lines stay as
 * they are: the paths in one string, drawn by `src/ui/small-icon.ts`, a third of the size.
 */
export function iconsForBrowsers(): Plugin {
  return {
    name: 'icons-for-browsers',
    apply: 'build',
    async load(id) {
      if (!ICON.test(id)) return null;
      const { __iconData: data } = (await import(id)) as { __iconData?: { size: number; node: Shape[] } };
      // An icon under its other name is read where it is.
      if (data === undefined) return null;
      if (data.size !== 24) this.error(`${id} is not drawn on 24 units`);
      const shapes = smallIconOf(data.node);
      if (shapes === null) return null;
      return `import { smallIcon } from ${JSON.stringify(SMALL)};\nexport default /*@__PURE__*/ smallIcon(${shapes});\n`;
    },
  };
}

/** What `smallIcon` is called with; null where a path has a look of its own. */
export function smallIconOf(node: readonly Shape[]): string | null {
  const isPath = ([tag]: Shape) => tag === 'path';
  const isPlain = ([, attributes]: Shape) => Object.keys(attributes).every((name) => name === 'd' || name === 'key');
  const paths = node.filter(isPath);
  if (!paths.every(isPlain)) return null;
  const path = paths.map(([, { d = '' }]) => absolute(d)).join('');
  return [path, ...node.filter((shape) => !isPath(shape)).map(withoutKey)]
    .map((each) => JSON.stringify(each))
    .join(', ');
}

const withoutKey = ([tag, { key: _, ...attributes }]: Shape): Shape => [tag, attributes];

/** Where a path of its own begins with a small m, that point is absolute, and what follows it is not. */
function absolute(path: string): string {
  const [begin = '', point = ''] = /^m((?:\s*,?\s*-?(?:\d+\.?\d*|\.\d+)){2})/.exec(path) ?? [];
  if (begin === '') return path;
  const rest = path.slice(begin.length).trimStart();
  return `M${point.trim()}${/^[,\d.-]/.test(rest) ? `l${rest.replace(/^,/, '')}` : rest}`;
}

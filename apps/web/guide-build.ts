import { languageCodes } from '@pamaina/contract';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readGuide } from './guide-source.ts';

const LOADERS = join(import.meta.dirname, 'src/features/start/guide/loaders.ts');
const DOCS = join(import.meta.dirname, '../../docs/guide');
const PAGE = /^(.*\/docs\/guide\/[a-z]{2}\/[\w-]+\.md)\?(head|page)$/;
const LOADED = /\/src\/features\/start\/guide\/loaded\/(head|page)s-([a-z]{2})\.ts$/;

/**
 * Turns the Markdown of `docs/guide` into data when it is built, so that the browser needs no library for it and
 * nothing is ever inserted as HTML: `page.md?head` is what the table of contents knows, `page.md?page` the text.
 * `src/features/start/guide/loaders.ts` gets a loader of all heads and one of all pages for each language.
 */
export function guidePages(): Plugin {
  return {
    name: 'guide-pages',
    enforce: 'pre',
    resolveId(source) {
      return LOADED.test(source) ? join(import.meta.dirname, source) : null;
    },
    async load(id) {
      if (id === LOADERS) return { code: loaders(), moduleType: 'js' };
      const [, what, language] = LOADED.exec(id) ?? [];
      if (what !== undefined && language !== undefined) return { code: allOf(what, language), moduleType: 'js' };
      const [, path, part] = PAGE.exec(id) ?? [];
      if (path === undefined) return null;
      this.addWatchFile(path);
      const job = basename(path, '.md');
      const { head, text } = readGuide(job, await readFile(path, 'utf8'));
      if (part === 'head') return { code: `export default ${JSON.stringify(head)};`, moduleType: 'js' };
      const picture = join(dirname(path), '../pictures', basename(dirname(path)), `${job}.webp`);
      // A page that is being written has none yet; `tools/checks/guide.test.ts` misses it.
      const code = existsSync(picture)
        ? `import picture from ${JSON.stringify(picture)};\nexport default { ...${JSON.stringify(text)}, picture };`
        : `export default ${JSON.stringify(text)};`;
      return { code, moduleType: 'js' };
    },
  };
}

function loaders(): string {
  const each = (what: string) =>
    languageCodes.map((code) => `${code}: () => import('/src/features/start/guide/loaded/${what}-${code}.ts')`);
  return `export const heads = { ${each('heads').join(', ')} };\nexport const pages = { ${each('pages').join(', ')} };`;
}

function allOf(what: string, language: string): string {
  const files = readdirSync(join(DOCS, language)).filter((name) => name.endsWith('.md'));
  const imports = files.map(
    (name, i) => `import one${i} from ${JSON.stringify(join(DOCS, language, `${name}?${what}`))};`,
  );
  return `${imports.join('\n')}\nexport default [${files.map((_, i) => `one${i}`).join(', ')}];`;
}

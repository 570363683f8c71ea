import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readGuide } from './guide-source.ts';

const PAGE = /^(.*\/docs\/guide\/(?:en|lt)\/[\w-]+\.md)\?(head|page)$/;

/**
 * Turns the Markdown of `docs/guide` into data when it is built, so that the browser needs no library for it and
 * nothing is ever inserted as HTML: `page.md?head` is what the table of contents knows, `page.md?page` the text.
 */
export function guidePages(): Plugin {
  return {
    name: 'guide-pages',
    enforce: 'pre',
    async load(id) {
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

import { languageCodes } from '@pamaina/contract';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { firstPages, otherPages, partFor, partsOf, reached, type FirstPage, type Parts } from './first-pages.ts';

/** Where the document has room for it: before its styles, for which a script would wait. */
const PLACE = '<!-- before-first-paint.ts -->';
const FILES = '__FIRST_FILES__';

/** `src/app/boot/before-first-paint.ts` as one small script. */
export async function buildFirstScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'src/app/boot/before-first-paint.ts'),
        output: { format: 'iife' },
      },
    },
  });
  if (!('output' in built)) throw new Error('The build gave no output');
  const [script, ...others] = built.output;
  if (others.length > 0 || !script.code.includes(FILES)) throw new Error('The first script is not one file');
  return script.code.trim();
}

/**
 * Puts the script into the document, with the files of the pages that people open first: a page's scripts, styles and
 * texts would otherwise be requested one after the other, each by the one before. The server allows the script by its
 * hash.
 */
export function firstScript(script: string): Plugin {
  return {
    name: 'first-script',
    transformIndexHtml: {
      order: 'post',
      handler(document, { bundle }) {
        const files = bundle === undefined ? {} : filesByPage(partsOf(Object.values(bundle)), document);
        const filled = script.replace(FILES, () => JSON.stringify(files).replaceAll('<', String.raw`\u003c`));
        if (!document.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        return document.replace(PLACE, () => `<script>${filled}</script>`);
      },
    },
  };
}

/** What each page needs beside what the document itself names. */
function filesByPage(parts: Parts, document: string): Record<string, Record<string, string[]>> {
  const named = (file: string) => document.includes(file);
  const filesOf = (sources: readonly string[]): string[] => {
    const found = sources.flatMap((source) => [...reached(partFor(source, parts), parts)]);
    const files = found.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
    return [...new Set(files)].filter((file) => !named(file)).map((file) => file.replace(/^assets\//, ''));
  };
  const textsOf = ({ texts }: FirstPage, language: string) =>
    filesOf(['first', ...texts].map((text) => `i18n/loaded/${text}-${language}.ts`));
  return Object.fromEntries(
    Object.entries({ ...firstPages, '*': otherPages }).map(([path, page]) => [
      path,
      {
        all: filesOf(page.parts),
        ...Object.fromEntries(languageCodes.map((language) => [language, textsOf(page, language)])),
      },
    ]),
  );
}

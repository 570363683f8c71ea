import { languageCodes, type Language } from '@pamaina/contract';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { partFor, partsOf, reached, type Parts } from './first-pages.ts';
import type { Landing, prerenderLanding } from './src/app/boot/prerender.tsx';

const EMPTY_ROOT = '<div id="root"></div>';

/** Scripts of the document, and what announces them. */
const SCRIPTS = / *(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n/g;

/**
 * Writes `landing-<language>.html` beside `index.html`: the same document with the landing page in it, so that it can
 * be read before any script has run (Quality, Budgets). Its scripts wait in a template until the page has what is seen
 * of it (`before-first-paint.ts`). The application draws the same page again and then takes this one away.
 */
export function landingBuild(): Plugin {
  let dist = '';
  let root = '';
  let parts: Parts = new Map();
  return {
    name: 'landing-build',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      dist = resolve(root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      parts = partsOf(Object.values(bundle));
    },
    async closeBundle(error) {
      if (error !== undefined) return;
      const prerender = await loadPrerender(root);
      const document = await readFile(join(dist, 'index.html'), 'utf8');
      for (const language of languageCodes) {
        const landing = await prerender(language);
        await writeFile(join(dist, `landing-${language}.html`), fill(document, language, landing, parts));
      }
    },
  };
}

/** Runs the page's own sources, without listening anywhere. */
async function loadPrerender(root: string): Promise<typeof prerenderLanding> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const module = await server.ssrLoadModule(join(root, 'src/app/boot/prerender.tsx'));
  await server.close();
  return (module as { prerenderLanding: typeof prerenderLanding }).prerenderLanding;
}

function fill(document: string, language: Language, { markup, title, text }: Landing, parts: Parts): string {
  const replacements: [string, string][] = [
    [/<html lang="\w+">/.exec(document)?.[0] ?? '', `<html lang="${language}">`],
    ['<title>Pamaina</title>', `<title>${escape(title)} · Pamaina</title>`],
    [
      /<meta name="description"[^>]*>/.exec(document)?.[0] ?? '',
      `<meta name="description" content="${escape(text)}" />`,
    ],
    [
      '</head>',
      `${linksTo(language, parts)
        .filter((link) => !document.includes(link))
        .join('')}  </head>`,
    ],
    [
      /<div id="root">.*?<\/div>/s.exec(document)?.[0] ?? '',
      `<div id="prerendered">${markup}</div>\n    ${EMPTY_ROOT}`,
    ],
  ];
  const full = replacements.reduce((filled, [from, to]) => {
    if (from === '' || !filled.includes(from)) throw new Error(`index.html has no ${from}`);
    return filled.replace(from, () => to);
  }, document);
  const scripts = full.match(SCRIPTS) ?? [];
  if (scripts.length < 2) throw new Error('index.html has no scripts');
  return full
    .replaceAll(SCRIPTS, '')
    .replace('</body>', () => `  <template id="scripts">\n${scripts.join('')}    </template>\n  </body>`);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the page is drawn with: its styles before anything is painted, its scripts and texts soon. */
function linksTo(language: Language, parts: Parts): string[] {
  const wanted = [
    'app/boot/app.tsx',
    'landing/landing-page.tsx',
    `loaded/first-${language}.ts`,
    `loaded/landing-${language}.ts`,
  ];
  const found = new Set(wanted.flatMap((source) => [...reached(partFor(source, parts), parts)]));
  return [...found].flatMap(({ fileName, viteMetadata }) => [
    `  <link rel="modulepreload" crossorigin href="/${fileName}">\n`,
    ...[...(viteMetadata?.importedCss ?? [])].map((css) => `  <link rel="stylesheet" crossorigin href="/${css}">\n`),
  ]);
}

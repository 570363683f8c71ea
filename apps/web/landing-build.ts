import { constants, type Language } from '@pamaina/contract';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import type { Landing, prerenderLanding } from './src/app/boot/prerender.tsx';

interface Part {
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

const ROOT = '<div id="root"></div>';

/**
 * Writes `landing-<language>.html` beside `index.html`: the same document with the landing page in it, so that it can
 * be read before any script has run (Quality, Budgets). The application draws the same page again and then takes this
 * one away.
 */
export function landingBuild(): Plugin {
  let dist = '';
  let root = '';
  let parts: Part[] = [];
  return {
    name: 'landing-build',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      dist = resolve(root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      parts = Object.values(bundle).filter((output) => output.type === 'chunk');
    },
    async closeBundle(error) {
      if (error !== undefined) return;
      const prerender = await loadPrerender(root);
      const document = await readFile(join(dist, 'index.html'), 'utf8');
      for (const language of constants.languages) {
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

function fill(document: string, language: Language, { markup, title, text }: Landing, parts: readonly Part[]): string {
  const replacements: [string, string][] = [
    ['<html lang="en">', `<html lang="${language}">`],
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
    [ROOT, `<div id="prerendered">${markup}</div>\n    ${ROOT}`],
  ];
  return replacements.reduce((filled, [from, to]) => {
    if (from === '' || !filled.includes(from)) throw new Error(`index.html has no ${from}`);
    return filled.replace(from, () => to);
  }, document);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the page is drawn with: its styles before anything is painted, its scripts and texts soon. */
function linksTo(language: Language, parts: readonly Part[]): string[] {
  const wanted = ['/landing/landing-page.tsx', `/loaded/first-${language}.ts`, `/loaded/landing-${language}.ts`];
  const found = new Set(parts.filter(({ facadeModuleId }) => wanted.some((end) => facadeModuleId?.endsWith(end))));
  if (found.size !== wanted.length) throw new Error('the landing page is not in the bundle');
  for (const { imports } of found) for (const part of parts) if (imports.includes(part.fileName)) found.add(part);
  return [...found].flatMap(({ fileName, viteMetadata }) => [
    `  <link rel="modulepreload" crossorigin href="/${fileName}">\n`,
    ...[...(viteMetadata?.importedCss ?? [])].map((css) => `  <link rel="stylesheet" crossorigin href="/${css}">\n`),
  ]);
}

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { shellVersion } from './shell-version.ts';

/** The entry of the service worker, which keeps its name so that browsers find its next version. */
export const SERVICE_WORKER = 'service-worker';

/** What an employee's phone never opens. */
const NOT_KEPT =
  /\/(manager-pages|landing-page|demo-page|register-page|purchase-page|create-project-page|select-project-page|role-selection-page)\.tsx$/;
/** Letters of Lithuanian and English. */
const FONTS_KEPT = /inter-latin(-ext(-a)?)?-wght/;
const PUBLIC = ['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'];

interface Part {
  fileName: string;
  facadeModuleId: string | null;
  moduleIds: string[];
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/**
 * Writes into the service worker which files it keeps: all that an employee's area can ask for.
 * @param firstScript the code in the document, which changes the version too
 */
export function serviceWorkerBuild(firstScript: string): Plugin {
  let sources: string[] = [];
  return {
    name: 'service-worker-build',
    apply: 'build',
    configResolved({ root, publicDir }) {
      sources = [join(root, 'index.html'), ...PUBLIC.map((file) => join(publicDir, file))];
    },
    generateBundle(_, bundle) {
      const parts = new Map<string, Part>();
      for (const output of Object.values(bundle)) if (output.type === 'chunk') parts.set(output.fileName, output);
      const worker = bundle[`${SERVICE_WORKER}.js`];
      const entry = [...parts.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
      if (worker?.type !== 'chunk' || !entry) this.error('the service worker or the page is not in the bundle');
      if (worker.imports.length > 0) this.error('the service worker must be one file, or older browsers refuse it');
      const files = [...new Set(['/index.html', ...PUBLIC, ...reached(entry, parts)])].sort();
      const version = shellVersion([...files, firstScript, worker.code], sources);
      const before = worker.code;
      worker.code = before.replaceAll('__SHELL__', JSON.stringify({ version, files }));
      if (worker.code === before) this.error('the service worker asks for no files');
    },
  };
}

/** Every script, style and font that can be asked for from a part on. */
function reached(entry: Part, parts: ReadonlyMap<string, Part>): string[] {
  const found = new Set([entry]);
  const files: string[] = [];
  for (const { fileName, imports, dynamicImports, viteMetadata } of found) {
    files.push(fileName, ...(viteMetadata?.importedCss ?? []));
    files.push(...[...(viteMetadata?.importedAssets ?? [])].filter((file) => FONTS_KEPT.test(file)));
    for (const name of imports) found.add(parts.get(name) ?? entry);
    for (const name of dynamicImports) {
      const part = parts.get(name);
      if (part?.moduleIds.every((id) => !NOT_KEPT.test(id))) found.add(part);
    }
  }
  return files.map((file) => `/${file}`);
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';

const ROOT = join(import.meta.dirname, '../..');
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
/** What the bundler writes before the code of each source file. */
const SOURCE = /^\/\/(?:#region)? ?(\S+\.\w+)$/gm;

/** The web app with readable code, in which the functions of each source file can be found. */
export interface ReadableApp {
  /** Serves it to the page instead of the product's own. */
  serveTo: (page: Page) => Promise<unknown>;
  remove: () => Promise<void>;
  folder: string;
}

export async function buildReadable(): Promise<ReadableApp> {
  const folder = await mkdtemp(join(tmpdir(), 'pamaina-readable-'));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--minify', 'false', '--outDir', folder, '--logLevel', 'error'],
    // A test runner would otherwise cause development builds of the libraries.
    { cwd: join(ROOT, 'apps/web'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  const serveTo = (page: Page) =>
    page.route(/^[^?]*:\d+\/(?!api\/)/, async (route) => {
      const { pathname } = new URL(route.request().url());
      const [, ending = ''] = /\.(\w+)$/.exec(pathname) ?? [];
      const file = join(folder, pathname);
      if (ending === '' || !existsSync(file))
        return route.fulfill({ contentType: 'text/html', body: await readFile(join(folder, 'index.html'), 'utf8') });
      return route.fulfill({ contentType: TYPES[ending] ?? 'font/woff2', body: await readFile(file) });
    });
  return { folder, serveTo, remove: () => rm(folder, { recursive: true }) };
}

/** A function of the web app. */
interface Ran {
  /** From `apps/web`. */
  file: string;
  /** Its place in the bundle. */
  id: string;
}

/** Watches which functions run in the page, by V8's precise coverage. Each call returns those since the one before. */
export async function watchFunctions(page: Page, { folder }: ReadableApp): Promise<() => Promise<Ran[]>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Profiler.enable');
  await browser.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await browser.send('Profiler.takePreciseCoverage');
    const ran: Ran[] = [];
    for (const { url, functions } of result) {
      const [, name] = /\/assets\/([^/?]+\.js)$/.exec(url) ?? [];
      if (name === undefined) continue;
      const sources = [...(await readFile(join(folder, 'assets', name), 'utf8')).matchAll(SOURCE)];
      for (const { ranges } of functions) {
        const { startOffset, count } = ranges[0] ?? { startOffset: 0, count: 0 };
        const source = sources.findLast(({ index }) => index <= startOffset);
        // The first function of a script is the script itself.
        if (count > 0 && startOffset > 0 && source?.[1] !== undefined)
          ran.push({ file: source[1], id: `${name}:${startOffset}` });
      }
    }
    return ran;
  };
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DIST = mkdtempSync(join(tmpdir(), 'pamaina-web-'));

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

let manifest: Manifest;

beforeAll(() => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--manifest', '--outDir', DIST, '--logLevel', 'error'], {
    cwd: join(ROOT, 'apps/web'),
    // A test runner would otherwise cause development builds of the libraries.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
});
afterAll(() => rmSync(DIST, { recursive: true }));

const ENTRY = 'src/i18n/loaded/entry-en.ts';
const SHELL = ['src/app/routes/manager-pages.tsx', ENTRY, 'src/i18n/loaded/area-en.ts'];
const PAGES = [...SHELL, 'src/i18n/loaded/pages-en.ts'];
const FEATURES = 'src/features';

/** In KB, gzip: everything that the browser loads before the first render, including English texts. */
test.each([
  ['landing', 150, ['src/i18n/loaded/landing-en.ts', `${FEATURES}/landing/landing-page.tsx`]],
  ['sign-in', 180, ['src/i18n/loaded/session-en.ts', `${FEATURES}/session/manager-login-page.tsx`]],
  ['manager shell', 240, SHELL],
  ['calendar', 240 + 80, [...SHELL, `${FEATURES}/schedule/calendar-page.tsx`]],
  ['employees', 240 + 80, [...PAGES, `${FEATURES}/employees/employees-page.tsx`]],
])('%s: at most %i KB of JavaScript and 30 KB of styles', (page, budget, sources) => {
  const { scripts, styles } = loadedBy(['index.html', 'src/i18n/loaded/first-en.ts', ...sources]);
  console.log(`${page}: ${scripts.toFixed(1)} KB of JavaScript, ${styles.toFixed(1)} KB of styles`);
  expect(scripts).toBeGreaterThan(50);
  expect(scripts).toBeLessThanOrEqual(budget);
  // Fewer would be a page without the styles of its components.
  expect(styles).toBeGreaterThan(15);
  expect(styles).toBeLessThanOrEqual(30);
});

/** The size of these sources' files and of all their static imports. */
function loadedBy(sources: string[]): { scripts: number; styles: number } {
  const keys = new Set(sources);
  for (const key of keys) for (const imported of chunk(key).imports ?? []) keys.add(imported);
  const chunks = [...keys].map(chunk);
  return {
    scripts: weigh(chunks.map(({ file }) => file)),
    styles: weigh(chunks.flatMap(({ css = [] }) => css)),
  };
}

function chunk(key: string): Manifest[string] {
  const found = manifest[key];
  if (found === undefined) throw new Error(`${key} is not in the build`);
  return found;
}

function weigh(files: string[]): number {
  const sizes = [...new Set(files)].map((file) => gzipSync(readFileSync(join(DIST, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

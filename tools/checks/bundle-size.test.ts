import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltPart } from '../../apps/web/parts-manifest.ts';
import en from '../../apps/web/src/i18n/en/start/landing.ts';
import lt from '../../apps/web/src/i18n/lt/start/landing.ts';

const ROOT = join(import.meta.dirname, '../..');
const DIST = mkdtempSync(join(tmpdir(), 'pamaina-web-'));

let parts: BuiltPart[];

beforeAll(() => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--manifest', '--outDir', DIST, '--logLevel', 'error'], {
    cwd: join(ROOT, 'apps/web'),
    // A test runner would otherwise cause development builds of the libraries.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  parts = JSON.parse(readFileSync(join(DIST, '.vite/parts.json'), 'utf8')) as BuiltPart[];
});
afterAll(() => rmSync(DIST, { recursive: true }));

const ENTRY = 'src/i18n/loaded/entry-en.ts';
const AREA = 'src/i18n/loaded/area-en.ts';
/** All but the sign-in need it. */
const APP = 'src/app/boot/app.tsx';
const SHELL = [APP, 'src/app/routes/manager-pages.tsx', ENTRY];
const PAGES = [...SHELL, AREA, 'src/i18n/loaded/pages-en.ts'];
const FEATURES = 'src/features';
const WORKER = [
  APP,
  'src/app/routes/worker-pages.tsx',
  ENTRY,
  AREA,
  'src/i18n/loaded/worker-en.ts',
  `${FEATURES}/plan/own-shifts/worker-home-page.tsx`,
];

/** In KB, gzip, and in requests: all that the browser loads before the first render, including English texts. */
test.each([
  ['landing', 129, 8, [APP, 'src/i18n/loaded/landing-en.ts', `${FEATURES}/start/landing/landing-page.tsx`]],
  ['sign-in', 103, 7, ['src/i18n/loaded/session-en.ts', `${FEATURES}/access/session/manager-login-page.tsx`]],
  ['manager shell', 168, 9, SHELL],
  ['dashboard', 189, 13, [...SHELL, 'src/i18n/loaded/home-en.ts', `${FEATURES}/start/dashboard/dashboard-page.tsx`]],
  ['calendar', 251, 19, [...SHELL, AREA, `${FEATURES}/plan/months/calendar-page.tsx`]],
  ['employees', 281, 22, [...PAGES, `${FEATURES}/business/employees/employees-page.tsx`]],
  ['employee’s home', 199, 16, WORKER],
])('%s: at most %i KB of JavaScript, 30 KB of styles and %i files', (page, budget, most, sources) => {
  const { scripts, styles, files } = loadedBy(['index.html', 'src/i18n/loaded/first-en.ts', ...sources]);
  const sizes = `${scripts.toFixed(1)} KB of JavaScript, ${styles.toFixed(1)} KB of styles`;
  console.log(`${page}: ${sizes}, ${files.length} files`);
  expect(files.length).toBeLessThanOrEqual(most);
  expect(scripts).toBeGreaterThan(50);
  expect(scripts).toBeLessThanOrEqual(budget);
  // Fewer would be a page without the styles of its components.
  expect(styles).toBeGreaterThan(15);
  expect(styles).toBeLessThanOrEqual(30);
});

/** The document requests by itself what would otherwise be requested by one script after the other. */
test.each([
  ['/manager', [...SHELL, 'src/i18n/loaded/home-en.ts', `${FEATURES}/start/dashboard/dashboard-page.tsx`]],
  ['/manager/calendar', [...SHELL, AREA, `${FEATURES}/plan/months/calendar-page.tsx`]],
  ['/worker', WORKER],
])('%s: the document names every file of the page', (path, sources) => {
  const document = readFileSync(join(DIST, 'index.html'), 'utf8');
  const [table = ''] = /\{"\/login":.*?\}\}/.exec(document) ?? [];
  const page = (JSON.parse(table) as Record<string, { all: string[]; en: string[] }>)[path];
  const early = [...(page?.all ?? []), ...(page?.en ?? [])].map((file) => `assets/${file}`);
  const missing = loadedBy(['src/i18n/loaded/first-en.ts', ...sources]).files.filter(
    (file) => !early.includes(file) && !document.includes(`"/${file}"`),
  );
  expect(missing).toEqual([]);
  // The texts of the other language are not loaded.
  expect(early.filter((file) => /-lt-.{8}\.js$/.test(file))).toEqual([]);
});

test.each([
  ['en', en],
  ['lt', lt],
])('the landing page is in the document, in its own words: %s', (language, texts) => {
  const document = readFileSync(join(DIST, `landing-${language}.html`), 'utf8');
  expect(document).toContain(`<title>${texts.title} · Pamaina</title>`);
  expect(document).toContain(`>${texts.lead}<`);
});

/** The files of these sources and of all their static imports, and their size. */
function loadedBy(sources: string[]): { scripts: number; styles: number; files: string[] } {
  const found = new Set(sources.map(partWith));
  for (const { imports } of found)
    for (const file of imports) for (const part of parts) if (part.file === file) found.add(part);
  const scripts = [...found].map(({ file }) => file);
  const styles = [...found].flatMap(({ css }) => css);
  return { scripts: weigh(scripts), styles: weigh(styles), files: [...new Set([...scripts, ...styles])] };
}

function partWith(source: string): BuiltPart {
  const found = parts.find(({ sources }) => sources.some((id) => id.endsWith(`/apps/web/${source}`)));
  if (found === undefined) throw new Error(`${source} is not in the build`);
  return found;
}

function weigh(files: string[]): number {
  const sizes = [...new Set(files)].map((file) => gzipSync(readFileSync(join(DIST, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

import { build, type InlineConfig, type Rolldown } from 'vite';
import { firstPages, partFor, partsOf, reached } from './first-pages.ts';

const MANAGER_PAGES = ['/manager', '/manager/calendar', '/manager/employees'];
/** Loaded when the first page is on screen. */
const LATER = 'later';
const LATER_PARTS = [
  '@mantine/notifications/esm/index.mjs',
  'features/messages/notifications/bell.tsx',
  'features/start/guide/guide-button.tsx',
  'app/shell/companions.tsx',
  'app/routes/leave-dialog.tsx',
];
const LANDING_PARTS = ['features/start/landing/landing-page.tsx'];
/** They stay alone: the service worker tells by them what an employee's phone never opens. */
const TABLES = /\/app\/routes\/(manager|worker)-pages\.tsx$/;

type Need = (page: string) => boolean;
const needingManagerPages = (by: Need) => MANAGER_PAGES.filter(by).length;
const isInArea = (by: Need) => by('/worker') || needingManagerPages(by) > 0;

/**
 * The shared files, from the most pages to the fewest: code is in the first whose pages need it. A page loads a few KB
 * that it could do without, instead of a file for each combination of pages.
 */
const SHARED: readonly [name: string, isNeeded: (by: Need) => boolean][] = [
  ['first', (by) => by('/') && (by('/manager-login') || isInArea(by))],
  ['entered', (by) => by('/manager-login') && isInArea(by)],
  ['area', (by) => by('/worker') && needingManagerPages(by) > 0],
  ['manager', (by) => by('/manager') && needingManagerPages(by) > 1],
  ['lists', (by) => needingManagerPages(by) > (by(LATER) ? 0 : 1)],
  [LATER, (by) => by(LATER)],
  ['landing', (by) => by('/')],
  ['sign-in', (by) => by('/manager-login') || by('/worker-login')],
  ['worker', (by) => by('/worker')],
  ['dashboard', (by) => by('/manager')],
  ['calendar', (by) => by('/manager/calendar')],
  ['employees', (by) => by('/manager/employees')],
];

/**
 * What so many of the parts that are loaded lazily need is one more file, also for those that can do without some of
 * it.
 */
const MANY_PARTS = 14;

/**
 * Which modules share a file. Left alone, the bundler makes a file of each set of pages that share something: more than
 * a hundred for one page, where on a slow line each request costs more than its bytes. It is asked first what it would
 * do, because it alone knows what is left of a library.
 */
export async function chunkGroups(config: InlineConfig): Promise<{ name: string; test: (id: string) => boolean }[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  });
  if (!('output' in built)) throw new Error('The build gave no output');
  const parts = partsOf(built.output);
  const load = (sources: readonly string[]) =>
    new Set(sources.flatMap((source) => [...reached(partFor(source, parts), parts)]));
  const entry = load(['index.html']);
  const pages = new Map([
    ['/', load(LANDING_PARTS)],
    [LATER, load(LATER_PARTS)],
    ...Object.entries(firstPages).map(([path, { parts: sources }]) => [path, load(sources)] as const),
  ]);
  const lazy = [...new Set([...parts.values()].flatMap(({ dynamicImports }) => dynamicImports))].map((name) =>
    reached(partFor(name, parts), parts),
  );
  const groups = new Map<string, string>();
  for (const part of parts.values()) {
    const name = groupOf(part);
    if (name !== null) for (const id of part.moduleIds) groups.set(id, name);
  }
  return [...new Set(groups.values())].map((name) => ({ name, test: (id: string) => groups.get(id) === name }));

  function groupOf(part: Rolldown.OutputChunk): string | null {
    if (part.isEntry || TABLES.test(part.facadeModuleId ?? '')) return null;
    if (entry.has(part)) return 'first';
    const shared = SHARED.find(([, isNeeded]) => isNeeded((page) => pages.get(page)?.has(part) === true));
    if (shared !== undefined) return shared[0];
    return lazy.filter((found) => found.has(part)).length < MANY_PARTS ? null : 'common';
  }
}

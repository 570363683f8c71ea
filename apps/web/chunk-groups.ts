import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * The pages that people open first. Each is loaded in a few files that hold what it needs and nothing else; what
 * several of them need is a file for each combination.
 */
const FIRST_PAGES = [
  ['features/landing/landing-page.tsx'],
  ['features/session/manager-login-page.tsx'],
  ['app/routes/worker-pages.tsx', 'features/schedule/worker-home-page.tsx'],
  ['app/routes/manager-pages.tsx', 'features/dashboard/dashboard-page.tsx'],
  ['app/routes/manager-pages.tsx', 'features/schedule/calendar-page.tsx'],
  ['app/routes/manager-pages.tsx', 'features/employees/employees-page.tsx'],
  // What each of them asks for as soon as it is drawn.
  ['@mantine/notifications/esm/index.mjs', 'lib/session/session-calls.ts'],
  ['features/notifications/bell.tsx', 'app/shell/companions.tsx'],
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
  const parts = partsOf(
    await build({ ...config, configFile: false, logLevel: 'silent', build: { ...config.build, write: false } }),
  );
  const entry = reached(partFor('index.html', parts), parts);
  const firstPages = FIRST_PAGES.map(
    (files) => new Set(files.flatMap((file) => [...reached(partFor(file, parts), parts)])),
  );
  const lazy = new Set([...parts.values()].flatMap(({ dynamicImports }) => dynamicImports));
  const loads = [...lazy].map((name) => reached(partFor(name, parts), parts));
  const groups = new Map<string, string>();
  for (const part of parts.values()) {
    const name = groupOf(part);
    if (name !== null) for (const id of part.moduleIds) groups.set(id, name);
  }
  return [...new Set(groups.values())].map((name) => ({ name, test: (id: string) => groups.get(id) === name }));

  function groupOf(part: Rolldown.OutputChunk): string | null {
    if (part.isEntry) return null;
    if (entry.has(part)) return 'first';
    const times = loads.filter((load) => load.has(part)).length;
    if (times < 2) return null;
    const needing = firstPages.flatMap((load, at) => (load.has(part) ? [at + 1] : []));
    if (needing.length > 0) return `shared-${needing.join('')}`;
    return times < MANY_PARTS ? null : 'common';
  }
}

type Parts = ReadonlyMap<string, Rolldown.OutputChunk>;

function partsOf(built: Awaited<ReturnType<typeof build>>): Parts {
  if (!('output' in built)) throw new Error('The build gave no output');
  const chunks = built.output.filter((output) => output.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The part of a source file, or the part of that name. */
function partFor(file: string, parts: Parts): Rolldown.OutputChunk {
  const found =
    parts.get(file) ?? [...parts.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`));
  if (!found) throw new Error(`${file} is no part of its own`);
  return found;
}

/** A part and all that is loaded with it at once. */
function reached(part: Rolldown.OutputChunk, parts: Parts): Set<Rolldown.OutputChunk> {
  const found = new Set([part]);
  for (const { imports } of found) for (const name of imports) found.add(partFor(name, parts));
  return found;
}

import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { firstPages, laterParts, partFor, partsOf, reached } from './first-pages.ts';
import { joinedBy } from './join-parts.ts';

/** They stay alone: the service worker sees by them what an employee's phone never opens. */
const TABLES = /\/app\/routes\/(manager|worker)-pages\.tsx$/;
/** What so many of the other lazy parts need is one more file, also for those that can do without some of it. */
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
    build: {
      ...config.build,
      write: false,
      // Each part as it is needed, none joined with another.
      rolldownOptions: { ...config.build?.rolldownOptions, experimental: { chunkOptimization: false } },
    },
  });
  if (!('output' in built)) throw new Error('The build gave no output');
  const parts = partsOf(built.output);
  const load = (sources: readonly string[]) =>
    new Set(sources.flatMap((source) => [...reached(partFor(source, parts), parts)]));
  const entry = load(['index.html']);
  const visits = [...Object.values(firstPages).map(({ parts: sources }) => sources), ...Object.values(laterParts)].map(
    (sources) => new Set([...entry, ...load(sources)]),
  );
  const lazy = [...new Set([...parts.values()].flatMap(({ dynamicImports }) => dynamicImports))].map((name) =>
    reached(partFor(name, parts), parts),
  );

  const isAlone = (part: Rolldown.OutputChunk) =>
    part.name === 'service-worker' || TABLES.test(part.facadeModuleId ?? '');
  const groups = joinedBy(
    [...parts.values()].filter((part) => !isAlone(part) && visits.some((visit) => visit.has(part))),
    visits,
    { sizeOf: sizeWith(built.output), importsOf: (part) => reached(part, parts) },
  );
  const common = [...parts.values()].filter(
    (part) =>
      !isAlone(part) &&
      visits.every((visit) => !visit.has(part)) &&
      lazy.filter((found) => found.has(part)).length >= MANY_PARTS,
  );
  const names = new Map<string, string>();
  for (const [at, group] of [...groups, common].entries())
    for (const { moduleIds } of group)
      for (const id of moduleIds) names.set(id, group === common ? 'common' : `shared-${at}`);
  return [...new Set(names.values())].map((name) => ({ name, test: (id: string) => names.get(id) === name }));
}

/** Of a part with its styles, as they are sent, in bytes. */
function sizeWith(output: Rolldown.RolldownOutput['output']): (part: Rolldown.OutputChunk) => number {
  const assets = new Map(output.filter((built) => built.type === 'asset').map((asset) => [asset.fileName, asset]));
  return ({ code, viteMetadata }) =>
    [code, ...[...(viteMetadata?.importedCss ?? [])].map((name) => assets.get(name)?.source ?? '')]
      .map((source) => gzipSync(source).length)
      .reduce((sum, size) => sum + size, 0);
}

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Problem } from '@pamaina/engine';
import { casesOf } from './cases.ts';
import { changesOf, listParameters, type Parameter } from './parameters/list-parameters.ts';
import { runAttempt } from './run-attempt.ts';

/**
 * `npm run bench:parameters -- --seconds 2 --seeds 1,2 --only CASES --names TURN,LARGE.long`: what half and double of
 * each tuned number of the engine do to the gap, or, with `--set TURN.seldom=1000`, other values, beside how much that
 * varies by itself; on one thread each, by processor time. Gaps count by their logarithm, log2(1 + gap in percent), so
 * that a run that ends in the middle of its way down doesn't outweigh all others. Problems from files instead of cases:
 * `--files a.json,b.json`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    seeds: { type: 'string', default: '1,2' },
    only: { type: 'string', default: 'Instance6,Instance7,Instance14,cafe-2026-07-1,restaurant-2026-05-1' },
    files: { type: 'string' },
    names: { type: 'string' },
    /** Changes to try in place of half and double: `TURN.seldom=1000,DIVE.noise=0`. */
    set: { type: 'string' },
    /** How often the usual values run, with other seeds each time: how much the mean varies by itself. */
    usual: { type: 'string', default: '8' },
  },
});
const CHANGE = new URL('parameters/change-parameter.ts', import.meta.url).href;
/** Proved (docs/decisions/008-whole-rosters.md). */
const PROVED: Readonly<Record<string, number>> = { 'cafe-2026-07-1': 6416.5, 'restaurant-2026-05-1': 2334 };
const seeds = values.seeds.split(',').map(Number);
const cases =
  values.files?.split(',').map((file) => ({
    name: basename(file),
    problem: JSON.parse(readFileSync(file, 'utf8')) as Problem,
    bestKnown: null,
  })) ?? casesOf({ folder: null, best: null, only: values.only.split(',') });

const changes = chosenChanges();
const usual = (
  await atOnce(Number(values.usual), (index) => meanLogGap(seeds.map((seed) => seed + index * seeds.length)))
).filter((mean) => mean !== null);
const mean = usual.reduce((sum, one) => sum + one, 0) / usual.length;
const deviation = Math.sqrt(usual.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (usual.length - 1));
const found = await atOnce(changes.length, async (index) => {
  const { parameter, value } = changes[index]!;
  const gap = await meanLogGap(seeds, parameter, value);
  process.stderr.write(`${parameter.path.join('.')} ${value}: ${gap?.toFixed(3) ?? 'failed'}\n`);
  return gap;
});
console.log(`Usual values: mean log2 of the gap ${mean.toFixed(3)}, standard deviation ${deviation.toFixed(3)}.\n`);
console.log('| parameter | value | changed to (deviations from the usual mean) |\n| :-- | --: | :-- |');
for (const { path, value } of new Set(changes.map(({ parameter }) => parameter))) {
  const own = changes.flatMap(({ parameter, value: changed }, index) => {
    const gap = found[index] ?? null;
    const effect = gap === null ? 'failed' : ((gap - mean) / deviation).toFixed(1);
    return parameter.path === path ? [`${changed} (${effect})`] : [];
  });
  console.log(`| ${path.join('.')} | ${value} | ${own.join(', ')} |`);
}

/** What `--set` or `--names` say. Throws for a name that is none, so that an empty table never means "no effect". */
function chosenChanges(): { parameter: Parameter; value: number }[] {
  const all = listParameters();
  const named = (name: string): Parameter[] => {
    const found = all.filter(({ path }) => `${path.join('.')}.`.startsWith(`${name}.`));
    if (found.length === 0) throw new Error(`No tuned number is called ${name}`);
    return found;
  };
  if (values.set === undefined) {
    const chosen = values.names === undefined ? all : values.names.split(',').flatMap(named);
    return chosen.flatMap((parameter) => changesOf(parameter).map((value) => ({ parameter, value })));
  }
  return values.set.split(',').flatMap((one) => {
    const [name = '', to = ''] = one.split('=');
    if (to === '' || !Number.isFinite(Number(to))) throw new Error(`${one}: a number is missing`);
    return named(name).map((parameter) => ({ parameter, value: Number(to) }));
  });
}

/** As many at a time as there are processors. */
async function atOnce<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await run(index);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

/** The mean logarithm of the gaps in percent of the best known penalties; null if a run failed. */
async function meanLogGap(own: readonly number[], parameter?: Parameter, value?: number): Promise<number | null> {
  const query = parameter && new URLSearchParams({ ...parameter, path: parameter.path.join('.'), value: `${value}` });
  const options = ['--disable-warning=ExperimentalWarning', ...(query ? ['--import', `${CHANGE}?${query}`] : [])];
  const gaps: number[] = [];
  for (const { name, problem, bestKnown } of cases)
    for (const seed of own) {
      const order = { problem, method: 'engine', seconds: Number(values.seconds), seed } as const;
      const run = runAttempt({ ...order, threads: 1, without: [], clock: 'cpu' }, options);
      const found = await run.catch(() => null);
      const penalty = found?.curve.at(-1)?.penalty ?? null;
      if (found === null || penalty === null) return null;
      gaps.push(
        Math.log2(
          1 + Math.max(0, (100 * (penalty - found.bound)) / (bestKnown ?? PROVED[name] ?? Math.max(1, penalty))),
        ),
      );
    }
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
}

import { parseArgs } from 'node:util';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm run bench:judge -- --beside FOLDER`: processor time of compiling and of judging a month of the café and of the
 * restaurant, with the law of Lithuania, by turns with another checkout of this repository; medians and their ratio.
 */
const { values } = parseArgs({ options: { beside: { type: 'string' }, turns: { type: 'string', default: '9' } } });
const REPEATS = 20;
const PLAN_MS = 1500;

interface Engine {
  plan: (problem: object, options: object) => { shifts: readonly object[] };
  judge: (problem: object, shifts: readonly object[]) => unknown;
  contextOf: (problem: object) => object;
  compileModel: (context: object) => unknown;
  businessMonth: (business: unknown, month: string, absences: unknown) => object;
  sampleAbsences: (sample: unknown, month: string, seed: number) => unknown;
  samples: Record<string, { business: unknown }>;
}

async function engineOf(folder: string): Promise<Engine> {
  const source = (path: string) => pathToFileURL(join(resolve(folder), 'packages', 'engine', 'src', path)).href;
  const parts = ['index.ts', 'testing/index.ts', 'model/context.ts', 'roster/compile-model.ts'];
  const modules = await Promise.all(parts.map((path) => import(source(path)) as Promise<object>));
  return Object.assign({}, ...modules) as Engine;
}

/** Milliseconds of one call. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  for (let i = 0; i < REPEATS; i++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REPEATS;
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

function worksOf(engine: Engine, name: string): Record<'compile' | 'judge', () => unknown> {
  const sample = engine.samples[name];
  if (sample === undefined) throw new Error(`no sample ${name}`);
  const problem = engine.businessMonth(sample.business, '2026-05', engine.sampleAbsences(sample, '2026-05', 1));
  const options = { timeLimitMs: PLAN_MS, seed: 1, clock: () => performance.now() };
  const { shifts } = engine.plan(problem, options);
  // A copy of the problem each time: what is known of one is kept.
  return {
    compile: () => engine.compileModel(engine.contextOf({ ...problem })),
    judge: () => engine.judge({ ...problem }, shifts),
  };
}

const engines = await Promise.all(['.', ...(values.beside === undefined ? [] : [values.beside])].map(engineOf));
console.log('| month | what | here, ms | beside, ms | here / beside |\n| :-- | :-- | --: | --: | --: |');
for (const name of ['cafe', 'restaurant']) {
  const works = engines.map((engine) => worksOf(engine, name));
  for (const what of ['compile', 'judge'] as const) {
    const times = works.map((): number[] => []);
    for (let turn = 0; turn < Number(values.turns); turn++)
      works.forEach((work, at) => times[at]?.push(processorTime(work[what])));
    const [here = 0, beside] = times.map(median);
    const other = beside === undefined ? ['', ''] : [beside.toFixed(2), (here / beside).toFixed(2)];
    console.log(`| ${name} | ${what} | ${here.toFixed(2)} | ${other.join(' | ')} |`);
  }
}

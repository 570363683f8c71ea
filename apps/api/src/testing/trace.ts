import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

/** The API's own source, from `apps/api/src`; an `index.ts` is only a door. */
const SOURCE = /apps\/api\/src\/(?!testing\/)(.+(?<!\.test|\/index)\.ts)$/;

export interface Trace {
  /** The source files of the API of which at least one function ran, in order. */
  files: string[];
  /** How often functions of a name ran, of any package; an async one counts again after each `await`. */
  calls: (name: string) => number;
}

/**
 * What runs during some work, by V8's precise coverage. Do the same work once before: what is made once for a process
 * doesn't count then.
 */
export async function traceOf(work: () => Promise<unknown>): Promise<Trace> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    // Resets the counters.
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ran = result.flatMap(({ url, functions }) =>
      functions.map(({ functionName: name, ranges }) => ({ url, name, count: ranges[0]?.count ?? 0 })),
    );
    const urls = new Set(ran.filter(({ count }) => count > 0).map(({ url }) => url));
    const paths = [...urls].map((url) => SOURCE.exec(url.startsWith('file:') ? fileURLToPath(url) : url)?.[1] ?? []);
    return {
      files: paths.flat().sort(),
      calls: (name) => ran.filter((called) => called.name === name).reduce((sum, { count }) => sum + count, 0),
    };
  } finally {
    session.disconnect();
  }
}

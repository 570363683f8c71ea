import { median } from './report/median.ts';
import type { CaseResult, Results, Run } from './results.ts';

/** The tolerated differences between two runs of the same code on a shared machine. */
const NOISE = { share: 0.005, seconds: 1, time: 1.5, memory: 1.2 };

/** What got worse between two results, one line each; medians over the seeds of the cases and limits in both. */
export function compareResults(before: Results, after: Results): string[] {
  return after.cases.flatMap((now) => {
    const then = before.cases.find(({ name }) => name === now.name);
    if (!then) return [];
    const limits = [...new Set(now.runs.map((run) => run.limit))];
    return limits.flatMap((limit) => worse(then, now, limit).map((what) => `${now.name}, ${limit} s: ${what}`));
  });
}

function worse(then: CaseResult, now: CaseResult, limit: number): string[] {
  const runsOf = ({ runs }: CaseResult): Run[] => runs.filter((run) => run.method === 'engine' && run.limit === limit);
  if (runsOf(then).length === 0) return [];
  const pair = (what: (run: Run) => number | null) =>
    [median(runsOf(then).map(what)), median(runsOf(now).map(what))] as const;
  const faults: string[] = [];
  const check = (
    name: string,
    [a, b]: readonly [number | null, number | null],
    isWorse: (a: number, b: number) => boolean,
  ) => {
    if (a !== null && (b === null || isWorse(a, b))) faults.push(`${name} ${a} -> ${b ?? 'none'}`);
  };
  const higher = (a: number, b: number): boolean => b > a + NOISE.share * Math.max(1, a);
  const lower = (a: number, b: number): boolean => b < a - NOISE.share * Math.max(1, a);
  const later = (a: number, b: number): boolean => b > Math.max(a * NOISE.time, a + NOISE.seconds);
  check(
    'penalty',
    pair((run) => run.penalty),
    higher,
  );
  check(
    'bound',
    pair((run) => run.bound),
    lower,
  );
  check(
    'filled',
    pair((run) => run.filled),
    (a, b) => b < a,
  );
  check(
    'feasible at',
    pair((run) => run.firstFeasible),
    later,
  );
  check(
    'coverage proved at',
    pair((run) => run.coverageProved),
    later,
  );
  check(
    'seconds',
    pair((run) => run.seconds),
    later,
  );
  check(
    'memory',
    pair((run) => run.peakMegabytes),
    (a, b) => b > a * NOISE.memory,
  );
  return faults;
}

import type { AttemptOrder, Moment } from './attempt.ts';
import type { BenchCase } from './bench-case.ts';
import { checkRoster } from './check-roster.ts';
import type { Run } from './results.ts';
import { runAttempt } from './run-attempt.ts';

const MOST_MOMENTS = 60;

/** Runs a case once and judges the roster. Throws if a method claims a bound above the penalty of its own roster. */
export async function runCase(of: BenchCase, order: Omit<AttemptOrder, 'problem'>): Promise<Run> {
  const found = await runAttempt({ ...order, problem: of.problem });
  const checked = found.shifts
    ? await checkRoster(of, found.shifts)
    : { penalty: null, filled: 0, needed: of.problem.needs.reduce((sum, need) => sum + need.count, 0) };
  const { penalty } = checked;
  if (penalty !== null && found.bound > penalty + 1e-4)
    throw new Error(`${of.name}: ${order.method} claims a bound of ${found.bound} and found ${penalty}`);
  const reached = found.curve.find(
    (moment) => moment.penalty !== null && penalty !== null && moment.penalty <= penalty + 1e-6,
  );
  return {
    method: order.method,
    limit: order.seconds,
    seed: order.seed,
    penalty,
    bound: found.bound,
    proved: found.proved,
    filled: checked.filled,
    needed: checked.needed,
    firstFeasible: rounded(found.curve.find((moment) => moment.penalty !== null)?.at ?? null),
    best: rounded(reached?.at ?? null),
    coverageProved: rounded(found.coverageProvedAt),
    seconds: rounded(found.seconds),
    cpuSeconds: rounded(found.cpuSeconds),
    peakMegabytes: found.peakMegabytes,
    curve: thinned(found.curve),
  };
}

/** The points at which penalty or bound changed, thinned out if there are many. */
function thinned(curve: readonly Moment[]): Moment[] {
  const changes = curve.filter((moment, i) => {
    const before = curve[i - 1];
    return i === curve.length - 1 || before?.penalty !== moment.penalty || before.bound !== moment.bound;
  });
  const step = Math.ceil(changes.length / MOST_MOMENTS);
  return changes
    .filter((_, i) => i % step === 0 || i === changes.length - 1)
    .map(({ at, penalty, bound }) => ({ at: rounded(at), penalty: rounded(penalty), bound: rounded(bound) }));
}

function rounded(value: number): number;
function rounded(value: number | null): number | null;
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}

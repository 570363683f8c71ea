import { payOfShift, type Assignment, type FrontierPoint, type Problem, type Shift } from '@pamaina/engine';
import { businessMonth, randomMonth } from '@pamaina/engine/testing';
import { cafe } from '@pamaina/engine/samples';
import { keepThreadsReady, startFrontier, startPlan } from '@pamaina/planner';
import { parseArgs } from 'node:util';

/**
 * `npm run bench:budget`: a month of the café and random months of small businesses, planned with a cap of 90 % of what
 * the plan without one costs, and the frontier of cover and cost. Exits with 1 where a cap is exceeded, or a bound is
 * better than what was found.
 */
const { values } = parseArgs({
  options: {
    months: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    threads: { type: 'string', default: '2' },
  },
});
const CAP = 0.9;
const CAFE_RATES = [650, 720, 800, 905];
const [months, seconds, threads] = [values.months, values.seconds, values.threads].map(Number) as [
  number,
  number,
  number,
];

const month = businessMonth(cafe, '2026-05');
const people = month.people.map((one, i) => ({ ...one, hourlyRateCents: CAFE_RATES[i % CAFE_RATES.length] ?? null }));
const cases: [name: string, problem: Problem][] = [
  ['café', { ...month, people }],
  ...Array.from({ length: months }, (_, seed): [string, Problem] => [`month ${String(seed)}`, randomMonth(seed)]),
];

await keepThreadsReady(threads);
console.log(`${String(seconds)} s for the plan, and for the frontier; cost in euros, gaps in percent`);
console.log('| case | people | cap | cost | cover | gap | s | frontier: cover at cost (cost gap, cover gap) | s |');
console.log('| :-- | --: | --: | --: | --: | --: | --: | :-- | --: |');
const gaps = { cap: [] as number[], cost: [] as number[], cover: [] as number[] };
for (const [name, problem] of cases) {
  const free = await startPlan(problem, { seconds, seed: 1, threads }).result;
  const cents = Math.round(costOf(problem, free.shifts) * CAP);
  const { from, to } = problem;
  const budgets = [{ from, to, cents, keep: 'cap' as const }];
  const plan = await timed(() => startPlan({ ...problem, budgets }, { seconds, seed: 1, threads }).result);
  const cost = costOf(problem, plan.result.shifts);
  const { quality } = plan.result;
  const frontier = await timed(() => startFrontier(problem, { seconds, seed: 1, start: assigned(free.shifts) }).result);
  const isKept = cost <= cents + 1e-6 && plan.result.lawful;
  if (!isKept || quality.bound > quality.penalty + 1e-6 || frontier.result.some(isWrong)) process.exitCode = 1;
  gaps.cap.push(quality.gap);
  gaps.cost.push(...frontier.result.map(costGap));
  gaps.cover.push(...frontier.result.map(coverGap));
  const cells = [problem.people.length, euros(cents), euros(cost), percent(quality.coverage), percent(quality.gap)];
  const points = frontier.result.map(
    (point) =>
      `${percent(point.cover)} at ${euros(point.costCents)} (${percent(costGap(point))}, ${percent(coverGap(point))})`,
  );
  console.log(
    `| ${[name, ...cells, plan.seconds, points.join('; '), frontier.seconds].join(' | ')} |${isKept ? '' : ' (cap exceeded)'}`,
  );
}
const mean = (of: readonly number[]) => percent(of.reduce((sum, one) => sum + one, 0) / Math.max(1, of.length));
console.log(
  `\nmean gaps: plans under a cap ${mean(gaps.cap)}, cost of points ${mean(gaps.cost)}, cover ${mean(gaps.cover)}`,
);
await keepThreadsReady(0);

function assigned(shifts: readonly Shift[]): Assignment[] {
  return shifts.flatMap((shift) => (shift.employeeId === null ? [] : [{ ...shift, employeeId: shift.employeeId }]));
}

/** What the shifts of the period cost, in cents. */
function costOf(problem: Problem, shifts: readonly Shift[]): number {
  const personOf = new Map(problem.people.map((person) => [person.id, person]));
  return shifts.reduce((sum, shift) => {
    const person = personOf.get(shift.employeeId ?? '');
    return sum + (person ? (payOfShift(problem, person, shift) ?? 0) : 0);
  }, 0);
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: string }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}

function costGap({ costCents, leastCents }: FrontierPoint): number {
  return costCents === 0 ? 0 : (costCents - leastCents) / costCents;
}

function coverGap({ cover, mostCover }: FrontierPoint): number {
  return mostCover - cover;
}

function isWrong(point: FrontierPoint): boolean {
  return costGap(point) < 0 || coverGap(point) < -1e-6 || point.costCents > point.capCents;
}

function percent(share: number): string {
  return (share * 100).toFixed(2);
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}

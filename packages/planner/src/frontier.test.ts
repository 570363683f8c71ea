import {
  frontier,
  judge,
  leastCost,
  needKey,
  netMinutes,
  payOfShift,
  plan,
  type FrontierPoint,
  type LinearColumn,
  type LinearSolver,
  type PlanOnce,
  type Problem,
  type Shift,
  type Span,
} from '@pamaina/engine';
import { bruteForce, randomMonth, randomProblem, withPay } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';
import { startFrontier } from './start-frontier.ts';

/** With `DRAWS=all` (after a change of the search) all of them. */
const isLong = process.env['DRAWS'] === 'all';
const COMPARED = isLong ? 300 : 50;
const PROGRAMS = isLong ? 60 : 12;
const BUSY = 240_000;
const SIZES = [
  { people: 2, from: 14, to: 16 },
  { people: 3, from: 20, to: 21 },
];
/** Hours and shares that are equal. */
const SAME = 1e-6;

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

/** Plans in this thread with a work budget. */
const planner =
  (work: number): PlanOnce =>
  (problem, { share, start }) => {
    const maxIterations = Math.ceil(work * share);
    return plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations, solver, ...(start && { start }) });
  };

const needed = ({ needs }: Problem): number =>
  needs.reduce((sum, need) => sum + (need.count * netMinutes(need)) / 60, 0);

/** Cost in cents and missing hours, counted by hand. */
function countedOf(problem: Problem, shifts: readonly Shift[]): { cents: number; missing: number } {
  let cents = 0;
  const counts = new Map<string, number>();
  for (const shift of shifts) {
    const person = problem.people.find(({ id }) => id === shift.employeeId);
    if (!person) continue;
    cents += payOfShift(problem, person, shift) ?? 0;
    counts.set(needKey(shift), (counts.get(needKey(shift)) ?? 0) + 1);
  }
  const missing = problem.needs.reduce(
    (sum, need) => sum + (Math.max(0, need.count - (counts.get(needKey(need)) ?? 0)) * netMinutes(need)) / 60,
    0,
  );
  return { cents, missing };
}

/** What holds of all points, whatever the problem. */
function expectInOrder(problem: Problem, points: readonly FrontierPoint[], about: string): void {
  for (const [i, point] of points.entries()) {
    const { cents, missing } = countedOf(problem, point.shifts);
    expect(point.costCents, about).toBe(Math.round(cents));
    expect(point.cover, about).toBeCloseTo(1 - missing / Math.max(needed(problem), SAME), 6);
    expect(cents, about).toBeLessThanOrEqual(point.capCents + 0.5);
    expect(point.leastCents, about).toBeLessThanOrEqual(point.costCents);
    expect(point.mostCover, about).toBeGreaterThanOrEqual(point.cover - SAME);
    const above = points[i - 1];
    if (!above) continue;
    expect(point.cover, about).toBeLessThanOrEqual(above.cover);
    expect(point.leastCents, about).toBeLessThanOrEqual(above.leastCents);
    expect(point.mostCover, about).toBeLessThanOrEqual(above.mostCover + SAME);
  }
}

const isIn =
  ({ from, to }: Span) =>
  ({ date }: { date: string }) =>
    from <= date && date <= to;

/** The problem in which only missing minutes count, with a cap; of some days alone, whatever the others have. */
function capped(problem: Problem, cents: number, { from, to }: Span = problem): Problem {
  const counts = isIn({ from, to });
  return {
    ...problem,
    needs: problem.needs.map((need) => ({ ...need, underWeight: counts(need) ? null : 0, overWeight: null })),
    people: problem.people.map((person) => ({ ...person, wishes: [] })),
    weights: { coverage: 1, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0 },
    budgets: [{ from, to, cents, keep: 'cap' }],
  };
}

it('is where trying all rosters under each cap finds it', { timeout: BUSY }, async () => {
  let compared = 0;
  let exact = 0;
  for (let seed = 0; compared < COMPARED; seed++) {
    const drawn = withPay(randomProblem(seed, SIZES[seed % SIZES.length]), seed);
    // Surplus employees are left out: trying all rosters with them takes too long.
    const needs = drawn.needs.map((need) => ({ ...need, overWeight: null }));
    const problem = { ...drawn, needs, fixed: [] };
    const most = bruteForce(capped(problem, 1e9));
    if (!most || needed(problem) === 0) continue;
    const points = await frontier(problem, planner(8000));
    const about = `problem ${seed}`;
    expectInOrder(problem, points, about);
    if (points.length > 0) compared++;
    for (const { capCents, cover, mostCover, leastCents } of points) {
      const best = 1 - (bruteForce(capped(problem, capCents))?.coverage ?? NaN) / needed(problem);
      expect(cover, about).toBeLessThanOrEqual(best + SAME);
      expect(mostCover, about).toBeGreaterThanOrEqual(best - SAME);
      if (Math.abs(cover - best) < SAME) exact++;
      if (leastCents === 0) continue;
      const cheaper = 1 - (bruteForce(capped(problem, leastCents - 1))?.coverage ?? NaN) / needed(problem);
      expect(cheaper, about).toBeLessThan(cover - SAME);
    }
  }
  expect(exact).toBeGreaterThan(COMPARED * 4);
});

it(
  'is for some of the days what trying all rosters finds for these, whatever the others need and cost',
  {
    timeout: BUSY,
  },
  async () => {
    let compared = 0;
    let exact = 0;
    for (let seed = 0; compared < COMPARED; seed++) {
      const drawn = withPay(randomProblem(seed, { people: 2, from: 14, to: 16 }), seed);
      // The night before and the day after are fixed, so that weeks of two months are among them.
      const needs = drawn.needs.map((need) => ({ ...need, overWeight: null }));
      const fixed = drawn.fixed.filter(({ date }) => !isIn(drawn)({ date }));
      const problem = { ...drawn, needs, fixed };
      const span = [
        { from: '2026-03-14', to: '2026-03-15' },
        { from: '2026-03-13', to: '2026-03-14' },
      ][seed % 2]!;
      const inside = { ...problem, needs: needs.filter(isIn(span)) };
      const most = bruteForce(capped(problem, 1e9, span));
      if (!most || needed(inside) === 0) continue;
      const point = await leastCost(problem, planner(8000), span);
      const around = fixed.filter(isIn(span));
      const standing = Math.round(countedOf(inside, around).cents);
      if (!point || point.costCents === standing) continue;
      compared++;
      const about = `problem ${seed}`;
      const { cents, missing } = countedOf(inside, [...around, ...point.shifts.filter(isIn(span))]);
      expect(point.costCents, about).toBe(Math.round(cents));
      expect(missing, about).toBeCloseTo((1 - point.cover) * needed(inside), 6);
      expect(missing, about).toBeCloseTo(most.coverage, 6);
      expect(point.leastCents, about).toBeLessThanOrEqual(point.costCents);
      if (point.leastCents === point.costCents) exact++;
      // Below what is fixed no cap asks for less.
      if (point.leastCents <= standing) continue;
      // Null: there is no roster at all that costs less.
      const cheaper = bruteForce(capped(problem, point.leastCents - 1, span))?.coverage ?? Infinity;
      expect(cheaper, about).toBeGreaterThan(missing + SAME);
    }
    expect(exact).toBeGreaterThan(COMPARED * 0.9);
  },
);

/** Every roster of one employee without a breach, judged day by day so that few are tried. */
function rostersOf(problem: Problem, employeeId: string): Shift[][] {
  let lists: Shift[][] = [[]];
  for (const { date } of problem.days.filter((day) => problem.from <= day.date && day.date <= problem.to)) {
    const shifts = problem.needs
      .filter((need) => need.date === date)
      .map((need): Shift => ({ ...need, id: needKey(need), employeeId, locked: false }));
    lists = lists.flatMap((list) =>
      [list, ...shifts.map((shift) => [...list, shift])].filter((it) => isLawful(problem, it)),
    );
  }
  return lists;
}

const isLawful = (problem: Problem, shifts: readonly Shift[]): boolean =>
  judge(problem, shifts).every(({ severity }) => severity === 'soft');

/**
 * The same questions as one integer program over all rosters of all employees: the fewest missing hours for a cap, or
 * the least cost for so many missing hours.
 */
function programOf(problem: Problem) {
  const { people, needs } = problem;
  const rosters = people.flatMap((person, p) => rostersOf(problem, person.id).map((shifts) => ({ p, shifts })));
  const places = new Map(needs.map((need, i) => [needKey(need), i]));
  const last = needs.length + people.length;
  const solve = (least: 'cost' | 'missing', most: number): number => {
    const hours = needs.map((need) => netMinutes(need) / 60);
    const columns: LinearColumn[] = rosters.map(({ p, shifts }) => {
      const euros = countedOf(problem, shifts).cents / 100;
      const rows = [...shifts.map((shift) => places.get(needKey(shift)) ?? 0), needs.length + p, last];
      const values = [...shifts.map(() => 1), 1, least === 'cost' ? 0 : euros];
      return { cost: least === 'cost' ? euros : 0, lower: 0, upper: 1, rows, values };
    });
    const missing = needs.map((need, i): LinearColumn => ({
      cost: least === 'cost' ? 0 : hours[i]!,
      lower: 0,
      upper: need.count,
      rows: [i, last],
      values: [1, least === 'cost' ? hours[i]! : 0],
    }));
    const room = { cost: 0, lower: 0, upper: Infinity, rows: [last], values: [1], isContinuous: true };
    const bounds = Float64Array.from([...needs.map(({ count }) => count), ...people.map(() => 1), most]);
    const limits = { over: () => false, nodes: 1e6, below: 1e9 };
    const { objective, complete } = solver.solveWhole(bounds, bounds, [...columns, ...missing, room], limits);
    expect(complete).toBe(true);
    return objective;
  };
  return {
    fewestMissing: (cents: number) => solve('missing', cents / 100),
    leastCents: (missing: number) => 100 * solve('cost', missing),
  };
}

it('is where an integer program over all rosters finds it', { timeout: BUSY }, async () => {
  let compared = 0;
  for (let seed = 1000; compared < PROGRAMS; seed++) {
    const drawn = withPay(randomProblem(seed, { people: 4, from: 16, to: 20 }), seed);
    const needs = drawn.needs.map((need) => ({ ...need, overWeight: null }));
    const people = drawn.people.map((person) => ({ ...person, limits: {} }));
    const { rules: _, ...rest } = drawn;
    const problem: Problem = { ...rest, needs, people, fixed: [] };
    const points = await frontier(problem, planner(60_000));
    if (points.length < 3 || needed(problem) === 0) continue;
    compared++;
    const about = `problem ${seed}`;
    expectInOrder(problem, points, about);
    const program = programOf(problem);
    for (const { capCents, cover, costCents, leastCents, mostCover } of points) {
      const best = 1 - program.fewestMissing(capCents) / needed(problem);
      expect(cover, about).toBeLessThanOrEqual(best + SAME);
      expect(mostCover, about).toBeGreaterThanOrEqual(best - SAME);
      // A little more may be missing, because the program rounds.
      const least = program.leastCents((1 - cover) * needed(problem) + SAME);
      expect(leastCents, about).toBeLessThanOrEqual(least + 0.01);
      expect(costCents, about).toBeGreaterThanOrEqual(least - 0.5);
    }
  }
});

it('is the same for the same seed and work, in order, and stops early', { timeout: BUSY }, async () => {
  const problem = randomMonth(5);
  const request = { seconds: 60, seed: 3, maxIterations: 300_000 };
  const steps: number[] = [];
  const points = await startFrontier(problem, { ...request, onPoints: ({ length }) => steps.push(length) }).result;
  expectInOrder(problem, points, 'month');
  expect(points).toHaveLength(5);
  expect(steps.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(await startFrontier(problem, request).result).toEqual(points);
  const running = startFrontier(problem, { seconds: 60, seed: 3, onPoints: () => running.stop() });
  const started = performance.now();
  expect((await running.result).length).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(40_000);
});

it('is the least cost alone where no share is asked for, and nothing without rates', async () => {
  const problem = randomMonth(7);
  const point = await leastCost(problem, planner(100_000));
  expect(point?.cover).toBe(1);
  expect(point?.leastCents).toBeLessThanOrEqual(point?.costCents ?? 0);
  expect(point?.leastCents).toBeGreaterThan(0.95 * (point?.costCents ?? Infinity));
  const { roleRates: _, ...rest } = problem;
  const unpaid = { ...rest, people: rest.people.map((person) => ({ ...person, hourlyRateCents: null })) };
  expect(await leastCost(unpaid, planner(100))).toBeNull();
});

import {
  applyChanges,
  compareAbsences,
  compareOpen,
  needKey,
  netMinutes,
  payOfShift,
  type Change,
  type LinearSolver,
  type Person,
  type Problem,
  type Shift,
} from '@pamaina/engine';
import { adult, bruteForce, everyRoster, needOf, randomProblem, withPay, world } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';
import { planByWork } from './testing/plan-by-work.ts';

const PROBLEMS = process.env['DRAWS'] === 'all' ? 300 : 60;
/** Of a problem whose rosters are all judged. */
const MOST_NEEDS = 6;

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

/** Little work in every third problem, so that not everything is proved. */
const planner = (work: number) => planByWork(solver, work);

const ofAll = (problem: Problem, more: Partial<Person>, limits: Person['limits'] = {}): Problem => ({
  ...problem,
  people: problem.people.map((person) => ({
    ...person,
    ...more,
    limits: { ...(more.limits ?? person.limits), ...limits },
  })),
});
const [FIRST, SECOND] = ['p0', 'p1'];

/** Rules that can be dropped, each with what makes it bind on a weekend and a Monday. */
const BINDING: [rule: string, bind: (problem: Problem) => Problem][] = [
  ['weekly-hours', (problem) => ofAll(problem, { maxMinutesPerWeek: 6 * 60 })],
  ['max-shifts', (problem) => ofAll(problem, {}, { maxShifts: 1 })],
  ['max-minutes', (problem) => ofAll(problem, {}, { maxMinutes: 8 * 60 })],
  ['max-weekends', (problem) => ofAll(problem, {}, { maxWeekends: 0 })],
  [
    'pair-apart',
    (problem) => ({
      ...problem,
      rules: { ...problem.rules, pairs: [{ first: FIRST, second: SECOND, kind: 'apart' }] },
    }),
  ],
];

const off = (rule: string): Change => ({ kind: 'strictness', rule, severity: 'off' });

/**
 * In every second problem a rule binds, in some of them two, of which each is dropped; in the others each of the two
 * employees is away for a weekend.
 */
function drawn(seed: number): { problem: Problem; isLooser: boolean; changes: Change[] } {
  const problem = randomProblem(seed, { people: 2, from: 14, to: 16 });
  const away = { kind: 'away', from: '2026-03-14', to: '2026-03-15' } as const;
  if (seed % 2 === 0)
    return { problem, isLooser: false, changes: problem.people.map(({ id }) => ({ ...away, employeeId: id })) };
  const dropped = [0, 1].map((i) => BINDING[((seed - 1) / 2 + i) % BINDING.length]!);
  const hard = Object.fromEntries(dropped.map(([rule]) => [rule, 'hard' as const]));
  const rules = { ...problem.rules, severities: { ...problem.rules?.severities, ...hard } };
  // Drawn limits and days before would often hide what the rules do.
  const free = { limits: {}, blocks: [], maxMinutesPerWeek: null, normMinutes: null };
  const fixed = problem.fixed.filter(({ date }) => date >= problem.from);
  const binding = seed % 7 === 0 ? dropped : dropped.slice(0, 1);
  const bound = binding.reduce((of, [, bind]) => bind(of), ofAll({ ...problem, rules, fixed }, free));
  return { problem: bound, isLooser: true, changes: dropped.map(([rule]) => off(rule)) };
}

it('what is said of the open shifts is never false, against all rosters: somebody away, and a rule dropped', async () => {
  let compared = 0;
  let exact = 0;
  let tellingExact = 0;
  // Comparisons that make a difference: without them a comparison that always says 0 would pass.
  const telling = new Map<string, number>();
  for (let seed = 0; seed < PROBLEMS; seed++) {
    const { problem, isLooser, changes } = drawn(seed);
    const most = bruteForce(problem)?.filled;
    if (most === undefined) continue;
    const found = await compareOpen(
      problem,
      { isLooser, changes, from: problem.from },
      planner(seed % 3 === 0 ? 2 : 400),
    );
    for (const [i, change] of changes.entries()) {
      const other = bruteForce(applyChanges(problem, [change], problem.from))?.filled;
      const difference = found.differences[i];
      if (other === undefined || !difference) continue;
      const needed = (of: typeof problem) => of.needs.reduce((sum, { count }) => sum + count, 0);
      const truth = needed(applyChanges(problem, [change], problem.from)) - other - (needed(problem) - most);
      const { least, most: top } = difference;
      const told = JSON.stringify([seed, change, difference, truth]);
      if (least !== null) expect(truth, told).toBeGreaterThanOrEqual(least);
      if (top !== null) expect(truth, told).toBeLessThanOrEqual(top);
      compared += 1;
      if (least !== null && least === top) exact += 1;
      const about = change.kind === 'strictness' ? change.rule : change.kind;
      if (truth !== 0) telling.set(about, (telling.get(about) ?? 0) + 1);
      if (truth !== 0 && least !== null && least === top) tellingExact += 1;
    }
  }
  const { away = 0, ...ofRules } = Object.fromEntries(telling);
  expect(Object.keys(ofRules).toSorted()).toEqual(BINDING.map(([rule]) => rule).toSorted());
  const sum = Object.values(ofRules).reduce((total, count) => total + count, 0);
  expect(sum).toBeGreaterThanOrEqual(PROBLEMS / 4);
  expect(away).toBeGreaterThanOrEqual(PROBLEMS / 5);
  expect(tellingExact).toBeGreaterThanOrEqual(PROBLEMS / 10);
  expect(compared).toBeGreaterThan(PROBLEMS / 2);
  expect(exact).toBeGreaterThan(compared / 3);
});

it('what an absence costs lies between its bounds, against all rosters that cover as much', async () => {
  const counts = { known: 0, exact: 0, dearer: 0 };
  for (let seed = 0; seed < PROBLEMS; seed++) {
    const drawn = withPay(randomProblem(seed, { people: 2, from: 14, to: 15 }), seed);
    const needs = drawn.needs.slice(0, MOST_NEEDS).map((need) => ({ ...need, overWeight: null }));
    const people = drawn.people.map((person) => ({ ...person, hourlyRateCents: person.hourlyRateCents ?? 1100 }));
    const problem: Problem = { ...drawn, needs, people, fixed: [] };
    const changes = people.map(({ id }) => {
      return { kind: 'away' as const, employeeId: id, from: problem.from, to: problem.from };
    });
    const question = { absences: changes, from: problem.from };
    const { differences } = await compareAbsences(problem, question, planner(4000));
    const mostFilled = bruteForce(problem)?.filled;
    // With so much work the base covers all that it can.
    const most = Math.min(...everyRoster(problem).map((shifts) => missingOf(problem, shifts)));
    const leastOf = (of: Problem) =>
      Math.min(
        ...everyRoster(of)
          .filter((shifts) => missingOf(of, shifts) <= most + 1e-6)
          .map((shifts) => payOf(of, shifts)),
      );
    for (const [i, change] of changes.entries()) {
      const { cost = null, least = null, most: top = null } = differences[i] ?? {};
      const filled = bruteForce(applyChanges(problem, [change], problem.from))?.filled;
      if (mostFilled === undefined || filled === undefined) continue;
      const opens = mostFilled - filled;
      if (least !== null) expect(opens).toBeGreaterThanOrEqual(least);
      if (top !== null) expect(opens).toBeLessThanOrEqual(top);
      if (!cost) continue;
      const truth = leastOf(applyChanges(problem, [change], problem.from)) - leastOf(problem);
      const about = JSON.stringify([seed, change, cost, truth]);
      expect(truth, about).toBeGreaterThanOrEqual(cost.least - 1);
      expect(truth, about).toBeLessThanOrEqual(cost.most + 1);
      counts.known += 1;
      if (cost.most - cost.least <= 1) counts.exact += 1;
      if (truth > 1) counts.dearer += 1;
    }
  }
  expect(counts.known).toBeGreaterThan(PROBLEMS / 3);
  expect(counts.exact).toBeGreaterThan(counts.known / 2);
  expect(counts.dearer).toBeGreaterThan(0);
}, 120_000);

it('where all earn the same an absence costs nothing, whatever half cents there are', async () => {
  // Three shifts of 7.5 hours for 9.37 euro are 210.825 euro.
  const problem = world({
    law: null,
    fixed: [],
    needs: [9, 11, 13].map((day) => needOf(`${day} 08:00-15:30`)),
    people: ['ona', 'jonas'].map((id) => adult({ id, hourlyRateCents: 937 })),
  });
  const absences = [{ kind: 'away' as const, employeeId: 'ona', from: '2026-03-09', to: '2026-03-15' }];
  const { differences } = await compareAbsences(problem, { absences, from: problem.from }, planner(4000));
  expect(differences).toMatchObject([{ least: 0, most: 0, cost: { least: 0, most: 0, found: 0 } }]);
});

/** Counted by hand. */
function missingOf({ needs }: Problem, shifts: readonly Shift[]): number {
  const counts = Map.groupBy(shifts, needKey);
  return needs.reduce(
    (sum, need) => sum + (Math.max(0, need.count - (counts.get(needKey(need))?.length ?? 0)) * netMinutes(need)) / 60,
    0,
  );
}

function payOf(problem: Problem, shifts: readonly Shift[]): number {
  return shifts.reduce((sum, shift) => {
    const person = problem.people.find(({ id }) => id === shift.employeeId);
    return sum + (person ? (payOfShift(problem, person, shift) ?? 0) : 0);
  }, 0);
}

it('of two rules that bind together neither alone keeps a shift open; one that binds alone keeps both', async () => {
  // Ona is needed for eight hours on six days; four of these are her most shifts and her most hours.
  const needs = [9, 10, 11, 12, 13, 14].map((day) => needOf(`${day} 08:00-16:00`));
  const differencesOf = async (limits: Person['limits']) => {
    const problem = world({ law: null, needs, people: [adult({ limits })] });
    const changes = [off('max-shifts'), off('max-minutes')];
    const found = await compareOpen(problem, { isLooser: true, changes, from: problem.from }, planner(400));
    return [found.open, ...found.differences.map((one) => [one?.least, one?.most])];
  };
  expect(await differencesOf({ maxShifts: 4, maxMinutes: 4 * 480 })).toEqual([2, [0, 0], [0, 0]]);
  expect(await differencesOf({ maxShifts: 4 })).toEqual([2, [-2, -2], [0, 0]]);
});

it('stopped before the first plan, nothing is said', async () => {
  const problem = randomProblem(3, { people: 2, from: 14, to: 16 });
  const question = { isLooser: false, changes: [], from: problem.from } as const;
  expect(await compareOpen(problem, question, () => null)).toEqual({ open: null, differences: [] });
});

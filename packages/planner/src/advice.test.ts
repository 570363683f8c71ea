import {
  advise,
  applyChanges,
  imaginaryPerson,
  type AdviceCandidate,
  type LinearSolver,
  type Problem,
} from '@pamaina/engine';
import {
  bruteForce,
  businessMonth,
  crowding,
  randomProblem,
  sampleAbsences,
  samples,
  shortOf,
  withPay,
  withSplitDays,
} from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';
import { planByWork } from './testing/plan-by-work.ts';
import { startAdvice } from './start-advice.ts';

/** With `DRAWS=all` (after a change of the search) many more. */
const PAIRS = process.env['DRAWS'] === 'all' ? 300 : 40;
const SIZES = [
  { people: 2, from: 14, to: 16 },
  { people: 2, from: 20, to: 21 },
  { people: 1, from: 12, to: 16 },
];
const EVERY = [1, 2, 3, 4, 5, 6, 7];

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

/** Little work in every third problem, so that the month without a change is not always proved. */
const planner = (work: number) => planByWork(solver, work);

const hire = (
  problem: Problem,
  role: string,
  minutesPerWeek: number,
  more: { weekdays?: number[]; earliestStart?: number } = {},
): AdviceCandidate => {
  const imagined = { id: 'x', name: 'X', roles: [role], minutesPerWeek, weekdays: EVERY, ...more };
  return {
    employeeId: 'x',
    changes: [{ kind: 'imaginary', person: imaginaryPerson(problem, imagined, problem.from) }],
  };
};

const train = (employeeId: string, role: string): AdviceCandidate => ({
  employeeId,
  changes: [{ kind: 'role', employeeId, role }],
});

/** Every second one trains somebody, as far as anybody lacks a role. */
function candidateOf(problem: Problem, seed: number): AdviceCandidate {
  const role = seed % 4 < 2 ? 'cook' : 'waiter';
  const trained = problem.people.find(({ roles }) => !roles.includes(role));
  if (seed % 2 === 0 && trained) return train(trained.id, role);
  if (seed % 7 === 1) return hire(problem, role, 1200, { earliestStart: 900 });
  return seed % 5 === 0
    ? hire(problem, role, 960, { weekdays: [6, 7] })
    : hire(problem, role, seed % 3 === 0 ? 1200 : 2400);
}

/** Some with caps of pay, and some of two days with split days. */
function problemOf(seed: number): Problem {
  const size = SIZES[seed % SIZES.length]!;
  const problem = randomProblem(seed, size);
  const { from, to } = problem;
  if (seed % 5 === 2) return { ...withPay(problem, seed), budgets: [{ from, to, cents: 20_000, keep: 'cap' }] };
  return seed % 5 === 3 && seed % SIZES.length === 1 ? withSplitDays(problem, seed) : problem;
}

it('states never less than what one more person or role truly fills, and little more', async () => {
  let pairs = 0;
  const ratios = { hire: [] as number[], train: [] as number[] };
  for (let seed = 0; pairs < PAIRS; seed++) {
    const problem = problemOf(seed);
    const candidate = candidateOf(problem, seed);
    const changed = applyChanges(problem, candidate.changes, problem.from);
    const [before, after] = [bruteForce(problem), bruteForce(changed)];
    if (!before || !after) continue;
    pairs++;
    const gain = after.filled - before.filled;
    const question = { candidates: [candidate], from: problem.from, verify: 0 };
    const time = { over: () => false, clock: () => 0, milliseconds: 1 };
    const stated = await advise(problem, question, planner(seed % 3 === 0 ? 1 : 2000), time);
    const about = `seed ${seed} ${JSON.stringify(candidate.changes)}`;
    const [own] = stated.candidates;
    if (!own) expect(gain, about).toBeLessThanOrEqual(0);
    else if (own.atMost !== null) {
      expect(own.atMost, about).toBeGreaterThanOrEqual(gain);
      const kind = candidate.employeeId === 'x' ? 'hire' : 'train';
      if (gain > 0) ratios[kind].push(own.atMost / gain);
    }
    if (seed % 3 === 0) continue;
    const verified = (await advise(problem, { ...question, verify: 1 }, planner(2000), time)).candidates[0];
    if (verified?.verified == null) continue;
    expect(verified.verified, about).toBeLessThanOrEqual(verified.atMost ?? Infinity);
    if (verified.proved) expect(verified.verified, about).toBe(Math.max(0, gain));
  }
  expect(ratios.hire.length).toBeGreaterThan(PAIRS / 5);
  expect(ratios.train.length).toBeGreaterThan(0);
  expect(medianOf(ratios.hire)).toBeLessThanOrEqual(1.5);
  expect(medianOf(ratios.train)).toBeLessThanOrEqual(1.5);
}, 240_000);

it('knows all about twelve hires for a café that lacks a cook in July, in ten seconds', async () => {
  const short = shortOf(samples.cafe);
  const problem = businessMonth(short.business, '2026-07', sampleAbsences(short, '2026-07', 1));
  const roles = [...new Set(problem.needs.map(({ role }) => role))];
  const candidates = [2400, 1200, 960].flatMap((minutes) =>
    roles.map((role) => hire(problem, role, minutes, minutes === 960 ? { weekdays: [6, 7] } : {})),
  );
  const question = { candidates: candidates.slice(0, 12), from: problem.from, verify: 3 };
  const began = performance.now();
  const advice = await startAdvice(problem, { seconds: 10, seed: 1, question }).result;
  expect(performance.now() - began).toBeLessThan(10_500 * crowding());
  expect(advice).toMatchObject({ needed: 222 });
  expect(advice.candidates.filter(({ atMost }) => atMost === null)).toEqual([]);
  expect(advice.candidates.filter(({ verified }) => verified !== null)).toHaveLength(3);
  // Of one more of each role, full time.
  const ofRole = new Map(roles.map((role, i) => [role, advice.candidates[i]?.atMost ?? 0]));
  expect([...ofRole].sort(([, a], [, b]) => b - a)[0]?.[0]).toBe('virejas');
}, 60_000);

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

import { advise, applyChanges, imaginaryPerson, type AdviceCandidate, type Problem } from '@pamaina/engine';
import { bruteForce, randomProblem } from '@pamaina/engine/testing';
import { startPlan } from '@pamaina/planner';

/** Of hires and trainings with a true gain, against all rosters; exits with 1 above the limit, or if one is too low. */
const LIMIT = 1.5;
const pairs = Number(process.argv[3] ?? 300);
const SIZES = [
  { people: 2, from: 14, to: 16 },
  { people: 2, from: 20, to: 21 },
  { people: 1, from: 12, to: 16 },
];
const time = { over: () => false, clock: () => 0, milliseconds: 1 };
const ratios = { hire: [] as number[], train: [] as number[] };
let tooLow = 0;
let compared = 0;
for (let seed = 0; compared < pairs; seed++) {
  const problem = randomProblem(seed, SIZES[seed % SIZES.length]!);
  const candidate = candidateOf(problem, seed);
  const [before, after] = [bruteForce(problem), bruteForce(applyChanges(problem, candidate.changes, problem.from))];
  if (!before || !after) continue;
  compared += 1;
  const gain = after.filled - before.filled;
  const { candidates } = await advise(
    problem,
    { candidates: [candidate], from: problem.from, verify: 0 },
    (of, { start }) =>
      startPlan(of, { seconds: 60, seed: 1, threads: 1, maxIterations: 2000, ...(start && { start }) }).result,
    time,
  );
  const most = candidates[0]?.atMost ?? (candidates[0] ? Infinity : 0);
  if (most < gain) tooLow += 1;
  if (gain > 0) ratios[candidate.employeeId === 'x' ? 'hire' : 'train'].push(most / gain);
}
console.log(`${compared} pairs, ${tooLow} stated too low`);
for (const [kind, all] of Object.entries(ratios)) {
  const sorted = all.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(2);
  console.log(`${kind}: ${all.length} with a gain, median ${at(0.5)}, nine of ten up to ${at(0.9)}`);
  if (Number(at(0.5)) > LIMIT) process.exitCode = 1;
}
if (tooLow > 0) process.exitCode = 1;

/** Every second one trains somebody, as far as anybody lacks a role. */
function candidateOf(problem: Problem, seed: number): AdviceCandidate {
  const role = seed % 4 < 2 ? 'cook' : 'waiter';
  const trained = problem.people.find(({ roles }) => !roles.includes(role));
  if (seed % 2 === 0 && trained)
    return { employeeId: trained.id, changes: [{ kind: 'role', employeeId: trained.id, role }] };
  const minutesPerWeek = seed % 3 === 0 ? 1200 : 2400;
  const imagined = { id: 'x', name: 'X', roles: [role], minutesPerWeek, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const person = imaginaryPerson(problem, imagined, problem.from);
  return { employeeId: 'x', changes: [{ kind: 'imaginary', person }] };
}

import { plan } from '../api/plan.ts';
import { remedies } from '../api/remedies/remedies.ts';
import { repair } from '../api/repair/repair.ts';
import { contextOf } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import { isFilled } from '../problem/shift.ts';
import { needKey } from '../problem/needs.ts';
import { isWork } from '../problem/on-call.ts';
import type { BusinessRules, Person, Problem, Shift } from '../problem/problem.ts';
import type { Remedy } from '../problem/remedy.ts';
import { judgeJoint } from '../rules/joint/judge-joint.ts';
import { judgeRoster } from '../rules/judge-roster.ts';
import { isMovable, leastChanges } from './least-changes.ts';
import { randomProblem } from './random-problem.ts';
import { midnight } from './small-world.ts';

const [FIRST, LAST] = [10, 14];
const PEOPLE = 5;

/** A few people and days with pins and history, two hard pairs in two of three problems, run rules in every second. */
export function refereeProblem(seed: number): { problem: Problem; shifts: Shift[] } {
  const drawn = randomProblem(seed, { people: PEOPLE, from: FIRST, to: LAST });
  const kinds = (['together', 'apart', null] as const)[seed % 3] ?? null;
  const { severities: _, ...terms } = drawn.rules ?? {};
  const rules: BusinessRules = {
    ...terms,
    pairs: kinds === null ? [] : [{ first: 'p0', second: 'p1', kind: kinds }],
    ...(seed % 6 < 4 && { seniors: [] }),
  };
  const people = drawn.people.map((person, p): Person => {
    const isPaired = kinds !== null && p < 2;
    const limits = seed % 2 === 0 ? { maxConsecutiveDays: 2 + (p % 2), minConsecutiveDays: 2 } : {};
    const off = seed % 4 === 0 ? { minConsecutiveDaysOff: 2 } : {};
    return { ...person, ...(isPaired && { roles: ['cook', 'waiter'] }), limits: { ...limits, ...off } };
  });
  // A plan leaves on-call time at home out of its roster.
  const problem = { ...drawn, rules, people, fixed: drawn.fixed.filter(isWork) };
  const { shifts } = plan(problem, { seed, clock: () => 0, timeLimitMs: 1000, maxIterations: 300 });
  return { problem, shifts };
}

/** What a referee who tries everything says about the remedies of one problem. */
export interface RemedyVerdict {
  /** For each hole that can be filled without bending a rule: the fewest moved shifts, and those of the remedy. */
  holes: { key: string; least: number; found: number | null }[];
  /** Remedies that break more than they say, once what they ask for is granted. */
  broken: { key: string; remedy: Remedy }[];
  remedies: number;
}

export function judgeRemedies({ problem, shifts }: { problem: Problem; shifts: Shift[] }): RemedyVerdict {
  const verdict: RemedyVerdict = { holes: [], broken: [], remedies: 0 };
  for (const need of remedies(problem, shifts, 100)) {
    const key = needKey(need);
    const place = shifts.find((shift) => needKey(shift) === key && !isFilled(shift) && !shift.locked);
    if (!place) continue;
    const open = shifts.filter((shift) => !isFilled(shift) && isMovable(problem, shift) && shift !== place);
    const pool = [...shifts.filter((shift) => isFilled(shift) && isMovable(problem, shift)), place, ...open];
    const least = leastChanges(problem, {
      before: shifts,
      pool,
      mayStayOpen: new Set(open),
      counted: new Set(pool),
      places: new Set(),
    });
    const free = need.remedies.filter(({ bent }) => bent.length === 0).map(({ moves }) => moves.length);
    if (least) verdict.holes.push({ key, least: least.changes, found: free.length > 0 ? Math.min(...free) : null });
    for (const remedy of need.remedies) {
      verdict.remedies++;
      if (!fills(problem, shifts, remedy)) verdict.broken.push({ key, remedy });
    }
  }
  return verdict;
}

/** Whether the roster after the moves breaks nothing but what the remedy names, once that is granted. */
function fills(problem: Problem, shifts: readonly Shift[], { bent, moves }: Remedy): boolean {
  const to = new Map(moves.map((move) => [move.shiftId, move.to]));
  const after = shifts.map((shift) => ({ ...shift, employeeId: to.get(shift.id) ?? shift.employeeId }));
  if (moves.some(({ shiftId }) => !shifts.some(({ id }) => id === shiftId))) return false;
  const granted = bent.reduce((of, { rule, employeeId }) => grant(of, after, rule, employeeId), problem);
  const [old, now] = [brokenIn(problem, shifts), brokenIn(granted, after)];
  return [...now].every(([key, amount]) => {
    const isNamed = bent.some(({ rule, employeeId }) => key === `${rule}|${employeeId}` || key === `${rule}|`);
    return isNamed || amount <= (old.get(key) ?? 0);
  });
}

/** The problem after a manager has granted an exception: a role, time that was blocked, consents. */
export function grant(problem: Problem, after: readonly Shift[], rule: string, employeeId: string): Problem {
  const own = after.filter((shift) => shift.employeeId === employeeId);
  const people = problem.people.map((person) => {
    if (person.id !== employeeId) return person;
    if (rule === 'role') return { ...person, roles: [...person.roles, ...own.map((shift) => shift.role)] };
    if (rule === 'unavailable') {
      const isFree = ({ start, end }: { start: number; end: number }): boolean =>
        own.every((shift) => shift.end <= start || shift.start >= end);
      return { ...person, blocks: person.blocks.filter(isFree) };
    }
    const consent = { 'night-consent': 'night', 'holiday-consent': 'holiday', 'rest-day-consent': 'restDay' }[rule];
    if (rule === 'on-call-consent') return { ...person, consents: { ...person.consents, onCall: true } };
    if (consent) return { ...person, consents: { ...person.consents, [consent]: true } };
    return person;
  });
  return { ...problem, people };
}

/** The amounts of all broken binding rules, by rule and employee; of rules between employees by rule alone. */
function brokenIn(problem: Problem, shifts: readonly Shift[]): Map<string, number> {
  const context = contextOf(problem);
  const sums = new Map<string, number>();
  const add = (key: string, amount: number): Map<string, number> => sums.set(key, amount + (sums.get(key) ?? 0));
  for (const { rule, severity, employeeId, amount } of personViews(context, shifts).flatMap(judgeRoster))
    if (severity !== 'soft') add(`${rule}|${employeeId}`, amount);
  for (const { rule, severity, amount } of judgeJoint(context, shifts))
    if (severity !== 'soft') add(`${rule}|`, amount);
  return sums;
}

/** The open shifts and the other changed shifts after an absence: the fewest possible, and those of the repair. */
export interface RepairVerdict {
  least: { open: number; changes: number };
  found: { open: number; changes: number };
  minimal: boolean;
}

/** Null if there is nothing to judge: nothing is lost, or there is too much to try. */
export function judgeRepair({ problem, shifts }: { problem: Problem; shifts: Shift[] }): RepairVerdict | null {
  const away = { employeeId: 'p0', start: midnight(FIRST + 1), end: midnight(FIRST + 3) };
  const disruption = { absences: [away], withdrawn: [], wanted: [], kept: [], from: midnight(FIRST) };
  const isLost = (shift: Shift): boolean =>
    shift.employeeId === 'p0' &&
    isMovable(problem, { ...shift, locked: false }) &&
    shift.start >= disruption.from &&
    shift.start < away.end &&
    shift.end > away.start;
  const lost = shifts.filter(isLost);
  const [best] = repair(problem, shifts, disruption);
  if (lost.length === 0 || !best) return null;
  const block = { start: away.start, end: away.end, source: 'ill' as const };
  const people = problem.people.map((person) =>
    person.id === 'p0' ? { ...person, blocks: [...person.blocks, block] } : person,
  );
  const before = shifts.map((shift) => (isLost(shift) ? { ...shift, employeeId: null } : shift));
  const places = new Set(before.filter((shift) => lost.some(({ id }) => id === shift.id)));
  // A pinned shift of the month is moved by a repair if it is not among those to keep.
  const held = before.filter(
    (shift) =>
      shift.employeeId !== null && isMovable(problem, { ...shift, locked: false }) && shift.start >= midnight(FIRST),
  );
  const least = leastChanges(
    { ...problem, people },
    {
      before,
      pool: [...held, ...places],
      mayStayOpen: places,
      counted: new Set(held),
      places,
      // Nobody who was ill is asked on the day after.
      mayTake: (person, shift) => person.id !== 'p0' || shift.start < away.start || shift.start >= midnight(FIRST + 4),
    },
  );
  if (!least) return null;
  const changes = best.changes.filter(({ shiftId }) => !lost.some(({ id }) => id === shiftId)).length;
  return { least, found: { open: best.open.length, changes }, minimal: best.minimal };
}

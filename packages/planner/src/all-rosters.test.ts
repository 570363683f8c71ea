import { judge, lawOf, plan, type LinearSolver, type Plan, type Problem, type Shift } from '@pamaina/engine';
import { bruteForce, randomProblem, withEmployment, withSequences, withSplitDays } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

/** With `DRAWS=all` (after a change of the search) all of them. */
const isLong = process.env['DRAWS'] === 'all';
const COMPARED = isLong ? 1000 : 200;
const BUSY = 240_000;
/** More shifts of employees who may work twice a day have too many rosters to try. */
const MOST_NEEDS = 8;

/** Random problems of one kind: so few employees and days that all rosters can be tried. */
interface Kind {
  title: string;
  sizes: readonly { people: number; from: number; to: number }[];
  draw: (size: Kind['sizes'][number] | undefined, seed: number) => Problem;
  /** How often a planned problem has what it is about, and how often that is at least for each problem. */
  has: (problem: Problem, shifts: readonly Shift[]) => number;
  least: number;
  /** Another number of problems than `COMPARED`, all with their fixed shifts. */
  compared?: number;
}

const kinds: readonly Kind[] = [
  {
    title: 'plans, judges and tries all rosters alike where people start, leave and change within the period',
    sizes: [
      { people: 2, from: 14, to: 16 },
      { people: 3, from: 20, to: 21 },
      { people: 1, from: 12, to: 16 },
    ],
    draw: (size, seed) => withEmployment(randomProblem(seed, size), seed),
    has: ({ people }) => people.filter(({ employment }) => employment !== undefined).length,
    least: 1,
  },
  {
    title: 'plans, judges and tries all rosters alike where people work twice a day, start, leave and are absent',
    sizes: [
      { people: 2, from: 14, to: 15 },
      { people: 2, from: 20, to: 21 },
      { people: 1, from: 12, to: 14 },
    ],
    draw: (size, seed) => {
      const drawn = randomProblem(seed, size);
      return withSplitDays(seed % 2 === 0 ? withEmployment(drawn, seed) : drawn, seed);
    },
    has: (_, shifts) => splitDaysIn(shifts),
    least: 1 / 4,
  },
  {
    title: 'plans, judges and tries all rosters alike with rules about days in a row, nights and weekends',
    sizes: [
      { people: 2, from: 13, to: 15 },
      { people: 1, from: 12, to: 16 },
      { people: 2, from: 14, to: 16 },
    ],
    draw: (size, seed) => withSequences({ ...randomProblem(seed, size), law: null }, seed),
    has: ({ rules, forbiddenSequences: [, more] }) =>
      Number(rules?.completeWeekends !== undefined) +
      Number(rules?.sameWeekendShift !== undefined) +
      Number(rules?.restAfterNights !== undefined) +
      Number(rules?.templateRuns !== undefined) +
      Number(more !== undefined),
    least: 1,
  },
  ...['ie', 'gb'].map((law): Kind => ({
    title: `${law}: other ways of weekly rest, planned, judged and tried alike`,
    sizes: [{ people: 1, from: 2, to: 29 }],
    draw: (_, seed) => withLongWeeks(law, seed),
    has: (problem, shifts) => Number(isReplaced(problem, shifts)),
    least: 1 / 12,
    compared: isLong ? 150 : 40,
  })),
  {
    title: 'weekly rest that is averaged, planned, judged and tried alike',
    sizes: [{ people: 1, from: 2, to: 29 }],
    draw: (_, seed) => withAveragedRest(seed),
    has: (problem, shifts) => Number(isBroken(problem, everyNeed(problem, shifts), 'average-rest')),
    least: 1 / 4,
    compared: isLong ? 150 : 40,
  },
  {
    title: 'daily rest that later ones make up for, planned, judged and tried alike',
    sizes: [
      { people: 1, from: 12, to: 16 },
      { people: 2, from: 14, to: 15 },
      { people: 2, from: 20, to: 21 },
    ],
    draw: (size, seed) => withMadeUpRest(randomProblem(seed, size), seed),
    has: (problem, shifts) => Number(isMadeUp(problem, shifts)),
    least: 1 / 40,
  },
];

const isBroken = (problem: Problem, shifts: readonly Shift[], rule: string): boolean =>
  judge(problem, shifts).some((violation) => violation.rule === rule);

/** The law of Latvia, with an average that eight days of work and some fixed ones can break. */
function withAveragedRest(seed: number): Problem {
  const drawn = withLongWeeks('lv', seed);
  const { summaryHours: _, averageHours: _hours, ...law } = drawn.law!;
  const averageRest = { ...law.averageRest!, minMinutes: (30 + (seed % 5) * 6) * 60 };
  return { ...drawn, law: { ...law, averageRest }, rules: {} };
}

/** All that could have been worked of the days that the plan leaves free. */
function everyNeed({ needs, people, fixed }: Problem, shifts: readonly Shift[]): Shift[] {
  const worked = shifts.filter(({ employeeId }) => employeeId !== null);
  const free = needs.filter(({ date }) => worked.every((shift) => shift.date !== date));
  const more = free.map((need, i): Shift => {
    const { date, template, role, start, end, breakMinutes } = need;
    return { id: `n${i}`, date, template, role, start, end, breakMinutes, employeeId: people[0]!.id, locked: false };
  });
  return [...fixed.filter(({ date }) => worked.every((shift) => shift.date !== date)), ...worked, ...more];
}

/** 12, 15 or 18 hours of rest, or 8 that rests of the next days make up for. */
function withMadeUpRest(problem: Problem, seed: number): Problem {
  const madeUp = { leastMinutes: 480, withinDays: 1 + (seed % 4) };
  const dailyRest = { severity: 'hard', article: 'Act', minMinutes: (12 + (seed % 3) * 3) * 60, madeUp } as const;
  return { ...problem, law: { id: 'xx', dailyRest } };
}

/** Whether a plan has a rest that would be too short if no other made up for it. */
function isMadeUp(problem: Problem, shifts: readonly Shift[]): boolean {
  const { madeUp: _, ...dailyRest } = problem.law!.dailyRest!;
  const strict = { ...problem, law: { ...problem.law!, dailyRest } };
  return isBroken(strict, shifts, 'daily-rest') && !isBroken(problem, shifts, 'made-up-rest');
}

/** One employee with fixed shifts of four weeks, and eight days that can be planned. */
function withLongWeeks(id: string, seed: number): Problem {
  const drawn = randomProblem(seed, { people: 1, from: 2, to: 29 });
  const law = lawOf(id, drawn);
  const person = { ...drawn.people[0]!, blocks: [], birthDate: null, limits: {}, maxMinutesPerWeek: null };
  const dates = drawn.days.map(({ date }) => date);
  const open = new Set(
    Array.from({ length: 8 }, (_unused, i) => dates[(seed * 7 + i * (3 + (seed % 3))) % dates.length]),
  );
  const needs = drawn.needs.filter(({ date, role }) => open.has(date) && person.roles.includes(role));
  const days = new Map(needs.map((need) => [need.date, { ...need, count: 1 }]));
  const fixed = dates.flatMap((date, i): Shift[] => {
    if (open.has(date) || (i + seed) % 13 === 0) return [];
    const start = (drawn.days[i]?.startsAt ?? 0) + 9 * 60;
    const hours = { start, end: start + 7 * 60, breakMinutes: 60 };
    return [{ ...hours, id: date, date, template: null, role: person.roles[0]!, employeeId: person.id, locked: true }];
  });
  const { consents: _, ...plain } = person;
  const rules = { ...drawn.rules, severities: { 'weekly-rest': 'hard' } } as const;
  return { ...drawn, law, people: [plain], needs: [...days.values()], fixed, rules };
}

/** Whether a plan lacks a rest that it has in another way. */
function isReplaced(problem: Problem, shifts: readonly Shift[]): boolean {
  const { instead: _, ...usual } = problem.law?.weeklyRest ?? { severity: 'hard', article: '', minMinutes: 0 };
  const broken = (law: Problem['law']) => judge({ ...problem, law }, shifts).some(({ rule }) => rule === 'weekly-rest');
  return broken({ ...problem.law!, weeklyRest: usual }) && !broken(problem.law);
}

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

it.each(kinds)(
  '$title',
  ({ sizes, draw, has, least, compared: wanted }) => {
    const most = wanted ?? COMPARED;
    let compared = 0;
    let proved = 0;
    let found = 0;
    for (let seed = 0; compared < most; seed++) {
      const drawn = draw(sizes[seed % sizes.length], seed);
      const problem = seed % 4 === 0 || wanted !== undefined ? drawn : { ...drawn, fixed: [] };
      const isTooLarge = problem.rules?.splitDays !== undefined && problem.needs.length > MOST_NEEDS;
      const optimum = isTooLarge ? null : bruteForce(problem);
      if (!optimum) continue;
      compared++;
      const options = { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 2000, solver };
      const result = plan(problem, options);
      expectAtMost(result, optimum, problem, `problem ${seed}`);
      if (result.proved) proved++;
      found += has(problem, result.shifts);
    }
    expect(proved).toBeGreaterThan(most / 2);
    expect(found).toBeGreaterThan(most * least);
  },
  BUSY,
);

/** The plan is lawful, no better than the best of all rosters, and proves no more than that. */
function expectAtMost(
  { shifts, quality, lawful, proved }: Plan,
  best: { penalty: number; filled: number },
  problem: Problem,
  about: string,
): void {
  const { penalty, bound, fillable } = quality;
  expect(lawful, about).toBe(true);
  expect(bound, about).toBeLessThanOrEqual(best.penalty + 1e-6);
  expect(penalty, about).toBeGreaterThanOrEqual(best.penalty - 1e-6);
  expect(fillable, about).toBeGreaterThanOrEqual(best.filled);
  if (proved) expect(penalty, about).toBeCloseTo(best.penalty, 6);
  expect(
    plannedIn(shifts).filter((shift) => !isAgreed(problem, shift)),
    about,
  ).toEqual([]);
  const broken = judge(problem, shifts).filter(({ severity }) => severity === 'hard');
  if (problem.fixed.length === 0) expect(broken, about).toEqual([]);
}

const plannedIn = (shifts: readonly Shift[]): Shift[] =>
  shifts.filter(({ locked, employeeId }) => !locked && employeeId !== null);

/** Whether the employee has a contract for the role on the day of the shift, read from the spans alone. */
function isAgreed({ people }: Problem, { employeeId, date, role }: Shift): boolean {
  const person = people.find(({ id }) => id === employeeId);
  if (!person?.employment) return person?.roles.includes(role) ?? true;
  const span = person.employment.find(({ from, to }) => (from ?? '') <= date && date <= (to ?? '9'));
  return span !== undefined && (span.roles ?? person.roles).includes(role);
}

/** The planned days on which somebody works twice. */
function splitDaysIn(shifts: readonly Shift[]): number {
  const planned = plannedIn(shifts);
  return planned.length - new Set(planned.map(({ employeeId, date }) => `${employeeId} ${date}`)).size;
}

import { expect, it } from 'vitest';
import { contextOf } from '../../model/context.ts';
import { personView } from '../../model/person-view.ts';
import type { Person, Problem, Shift } from '../../problem/problem.ts';
import { plan } from '../plan.ts';
import { randomProblem } from '../../testing/random-problem.ts';
import { midnight } from '../../testing/small-world.ts';
import { bentRules } from '../remedies/bent-rules.ts';
import { repair } from './repair.ts';

const [FIRST, LAST] = [10, 12];

/**
 * Three days with five employees and no joint rules; every second employee has no individual limits, which often
 * require work.
 */
function smallProblem(seed: number): Problem {
  const problem = randomProblem(seed, { people: 5, from: FIRST, to: LAST });
  const rules = { ...problem.rules, pairs: [], seniors: [] };
  if (seed % 2 === 0) return { ...problem, rules };
  return { ...problem, rules: {}, people: problem.people.map((person) => ({ ...person, limits: {} })) };
}

/**
 * The fewest open shifts, and among those the fewest other changed shifts, of all rosters without new breaches, by
 * exhaustive search.
 */
function fewest(
  problem: Problem,
  shifts: readonly Shift[],
  lost: ReadonlySet<Shift>,
  isIll: (id: string) => boolean,
): { open: number; extra: number } {
  const context = contextOf(problem);
  const standing = shifts.filter((shift) => shift.employeeId !== null);
  const rows = problem.people.map((person, number) => {
    const view = (own: readonly Shift[]) => personView(context, person, number, [...around(problem, person), ...own]);
    const own = standing.filter((shift) => shift.employeeId === person.id && !lost.has(shift));
    const before = view(own);
    // This includes the day after the absence: absent employees are assigned nothing on it.
    const mayHave = choices(standing).filter((row) => !isIll(person.id) || row.every((shift) => own.includes(shift)));
    return mayHave.filter((row) => bentRules(before, view(row))?.length === 0);
  });
  let best = { open: Infinity, extra: Infinity };
  const go = (person: number, taken: ReadonlyMap<Shift, string>): void => {
    if (person === rows.length) {
      const open = standing.length - taken.size;
      const moved = standing.filter((shift) => !lost.has(shift) && taken.get(shift) !== shift.employeeId);
      if (open < best.open || (open === best.open && moved.length < best.extra)) best = { open, extra: moved.length };
      return;
    }
    const id = problem.people[person]?.id ?? '';
    for (const row of rows[person] ?? []) {
      if (row.some((shift) => taken.has(shift))) continue;
      go(person + 1, new Map([...taken, ...row.map((shift): [Shift, string] => [shift, id])]));
    }
  };
  go(0, new Map());
  return best;
}

const around = ({ fixed, from, to }: Problem, { id }: Person): Shift[] =>
  fixed.filter(({ employeeId, date }) => employeeId === id && (date < from || date > to));

/** At most one shift on each date. */
function choices(shifts: readonly Shift[]): Shift[][] {
  const dates = [...new Set(shifts.map(({ date }) => date))];
  return dates.reduce<Shift[][]>(
    (rows, date) => {
      const ofDay = shifts.filter((shift) => shift.date === date);
      return rows.flatMap((row) => [row, ...ofDay.map((shift) => [...row, shift])]);
    },
    [[]],
  );
}

it.each([[['p0']], [['p0', 'p1']]])('says that changes are the fewest only where they are: %s away', (ill) => {
  let proved = 0;
  let hard = 0;
  for (let seed = 0; seed < 120; seed++) {
    const problem = smallProblem(seed);
    const { shifts } = plan(problem, { seed, clock: () => 0, timeLimitMs: 1000, maxIterations: 2000 });
    const time = { start: midnight(FIRST), end: midnight(LAST) };
    const absences = ill.map((employeeId) => ({ employeeId, ...time }));
    const disruption = { absences, withdrawn: [], wanted: [], kept: [], from: midnight(FIRST) };
    const [best] = repair(problem, shifts, disruption);
    if (!best?.minimal) continue;
    const isIll = (id: string | null) => ill.includes(id ?? '');
    const people = problem.people.map((person) =>
      isIll(person.id) ? { ...person, blocks: [...person.blocks, { ...time, source: 'self' as const }] } : person,
    );
    const isLost = (shift: Shift) => isIll(shift.employeeId) && shift.start < time.end && shift.end > time.start;
    const least = fewest({ ...problem, people }, shifts, new Set(shifts.filter(isLost)), isIll);
    const extra = best.changes.filter(({ from }) => !isIll(from)).length;
    expect({ seed, open: best.open.length, extra }).toEqual({ seed, ...least });
    proved++;
    if (extra > 0 || least.open > 0) hard++;
  }
  expect(proved).toBeGreaterThan(20);
  expect(hard).toBeGreaterThan(3);
});

import { goalPenalty, measureIn } from '../api/measure.ts';
import { cover } from '../objective/cover.ts';
import { breaksCap } from '../objective/spending.ts';
import { goals } from '../objective/registry.ts';
import { judgeJoint } from '../rules/joint/judge-joint.ts';
import { inPeriod } from '../problem/calendar.ts';
import { contextOf, type Context } from '../model/context.ts';
import { rolesOn } from '../problem/employment.ts';
import { isFilled } from '../problem/shift.ts';
import { needKey } from '../problem/needs.ts';
import { isWork } from '../problem/on-call.ts';
import { personViews, type PersonView } from '../model/person-view.ts';
import type { Need, Person, Problem, Shift } from '../problem/problem.ts';
import type { Severity } from '../problem/law-pack.ts';
import { judgeRoster } from '../rules/judge-roster.ts';
import { rules } from '../rules/registry.ts';

/** The optimum over all rosters. */
export interface Optimum {
  /** The smallest penalty, and the smallest penalty of missing employees only. */
  penalty: number;
  coverage: number;
  /** The maximum number of filled needs; not always in a roster with the smallest penalty. */
  filled: number;
}

/** The rows of some employees, and the cost of their goals. */
interface Rows {
  shifts: Shift[];
  cost: number;
}

/** More shifts can repair breaches of these rules. */
const NEED_WORK = new Set(rules.flatMap((rule) => (rule.kind === 'row' && rule.needsWork ? rule.code : [])));

const NO_BOUND = { penalty: 0, fillable: 0, certificates: [] };

/**
 * Enumerates every roster of a small problem without surplus employees, with one shift of an employee on a date or two
 * parts of a split day, and judges it by the rules, goals and caps themselves. Null if every roster breaks a hard rule
 * or one that needs consent beyond the breaches of the fixed shifts.
 */
export function bruteForce(problem: Problem): Optimum | null {
  const { context, rosters, lawful } = rostersOf(problem);
  const fullest = rosters.sort((a, b) => b.filled - a.filled).find(lawful);
  const best = rosters.sort((a, b) => a.coverage - b.coverage).find(lawful);
  if (!fullest || !best) return null;
  let penalty = Infinity;
  for (const roster of rosters.sort((a, b) => a.least - b.least)) {
    if (roster.least >= penalty - 1e-9) break;
    if (lawful(roster)) penalty = Math.min(penalty, measureIn(context, roster.whole, NO_BOUND).penalty);
  }
  return { penalty, coverage: best.coverage, filled: fullest.filled };
}

/** The shifts of every roster that `bruteForce` compares. */
export function everyRoster(problem: Problem): Shift[][] {
  const { rosters, lawful } = rostersOf(problem);
  return rosters.filter(lawful).map(({ whole }) => whole);
}

function rostersOf(problem: Problem) {
  const context = contextOf(problem);
  const needs = [...context.needs.values()];
  const standing = problem.fixed.filter((shift) => inPeriod(problem, shift));
  const room = roomOf(needs, standing.filter(isWork));
  const rosters = problem.people
    .map((person) => rowsOf(context, person, needs, standing))
    .reduce<Rows[]>(
      (sofar, rows) => sofar.flatMap((roster) => rows.flatMap((row) => together(roster, row, room) ?? [])),
      [{ shifts: [], cost: 0 }],
    )
    .map(({ shifts, cost }) => {
      const whole = [...standing, ...shifts];
      const { filled, coverage, surplus } = cover(context, whole);
      return { whole, filled, coverage, least: cost + coverage + surplus };
    });
  // Joint rules and caps are only checked on whole rosters, since they can only add breaches.
  const lawful = ({ whole }: { whole: Shift[] }): boolean =>
    judgeJoint(context, whole).every(isSoft) && !breaksCap(context, whole);
  return { context, rosters, lawful };
}

function isSoft({ severity }: { severity: Severity }): boolean {
  return severity === 'soft';
}

/** The number of employees that can still be planned for each need. */
function roomOf(needs: readonly Need[], standing: readonly Shift[]): Map<string, number> {
  return new Map(
    needs.map((need) => {
      const held = standing.filter((shift) => shift.template !== null && needKey(shift) === needKey(need));
      return [needKey(need), need.overWeight === null ? need.count - held.length : Infinity];
    }),
  );
}

/** Every row of one employee without breaches of its own beyond those of the fixed shifts. */
function rowsOf(context: Context, person: Person, needs: readonly Need[], standing: readonly Shift[]): Rows[] {
  const { problem } = context;
  const own = standing.filter((shift) => shift.employeeId === person.id);
  let lists: Shift[][] = [[]];
  for (const { date } of problem.days) {
    if (own.some((shift) => shift.date === date && isWork(shift))) continue;
    const duties = needs.filter((need) => need.date === date && rolesOn(person, date).includes(need.role));
    const shifts = duties.map((need) => {
      return { ...need, id: `${person.id} ${needKey(need)}`, employeeId: person.id, locked: false };
    });
    const days = [[], ...shifts.map((shift) => [shift]), ...(person.splitsDays ? splitDaysOf(problem, shifts) : [])];
    lists = lists.flatMap((list) => days.map((day) => [...list, ...day]));
  }
  const wanted = goals.filter((goal) => goal.wanted(problem));
  const amounts = (view: PersonView): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const { rule, severity, amount } of judgeRoster(view))
      if (severity !== 'soft') sums.set(rule, (sums.get(rule) ?? 0) + amount);
    return sums;
  };
  const [before = new Map<string, number>()] = personViews(context, own, new Set([person.id])).map(amounts);
  const mayStand = (rule: string): number => (NEED_WORK.has(rule) ? 0 : (before.get(rule) ?? 0));
  return lists.flatMap((shifts) =>
    personViews(context, [...own, ...shifts], new Set([person.id])).flatMap((view) => {
      if ([...amounts(view)].some(([rule, amount]) => amount > mayStand(rule))) return [];
      return { shifts, cost: wanted.reduce((sum, goal) => sum + goalPenalty(goal, view), 0) };
    }),
  );
}

/** Every two shifts of a day that follow each other, in a business with split days. */
function splitDaysOf({ rules }: Problem, shifts: readonly Shift[]): Shift[][] {
  if (!rules?.splitDays) return [];
  return shifts.flatMap((first) => shifts.filter(({ start }) => start >= first.end).map((next) => [first, next]));
}

/** Combines rows of several employees; null if a need would have a surplus. */
function together(a: Rows, b: Rows, room: ReadonlyMap<string, number>): Rows | null {
  const shifts = [...a.shifts, ...b.shifts];
  const counts = new Map<string, number>();
  for (const shift of shifts) {
    if (!isFilled(shift)) continue;
    const count = (counts.get(needKey(shift)) ?? 0) + 1;
    if (count > (room.get(needKey(shift)) ?? 0)) return null;
    counts.set(needKey(shift), count);
  }
  return { shifts, cost: a.cost + b.cost };
}

import { contextOf, type Context } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import { inPeriod } from '../problem/calendar.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import { judgeJoint } from '../rules/joint/judge-joint.ts';
import { rules } from '../rules/registry.ts';
import { judgeRoster, type CountedViolation } from '../rules/judge-roster.ts';

/** The shifts that can change hands, for an exhaustive search over few people and days. */
export interface Reassignment {
  /** The roster whose breaches may stay: all shifts of the period. */
  before: readonly Shift[];
  /** The shifts that anybody may get, at most 30; the others of `before` stay with their employees. */
  pool: readonly Shift[];
  /** Of these, those that may stay without an employee, and those whose new employee counts as a change. */
  mayStayOpen: ReadonlySet<Shift>;
  counted: ReadonlySet<Shift>;
  /** Those whose absence counts as open. */
  places: ReadonlySet<Shift>;
  mayTake?: (person: Person, shift: Shift) => boolean;
}

export interface LeastChanges {
  open: number;
  changes: number;
}

/** One possible row of an employee: which shifts of the pool, as bits, and how many of them are changes. */
interface Row {
  mask: number;
  changes: number;
}

const MOST_SHIFTS = 30;
const MOST_NODES = 3_000_000;

/**
 * The fewest open places, and with these the fewest changes, of all rosters that break no rule more than before, by
 * trying everything. Null if no roster does; undefined if there is too much to try.
 */
export function leastChanges(problem: Problem, question: Reassignment): LeastChanges | null | undefined {
  const { before, pool, mayStayOpen, places } = question;
  if (pool.length > MOST_SHIFTS) return undefined;
  const context = contextOf(problem);
  const rows = problem.people.map((person) => rowsOf(context, person, question));
  const later = rows.map((_, p) => rows.slice(p).reduce((all, list) => all | list.reduce((m, r) => m | r.mask, 0), 0));
  const bits = (of: (shift: Shift) => boolean): number => pool.reduce((m, s, i) => (of(s) ? m | (1 << i) : m), 0);
  const must = bits((shift) => !mayStayOpen.has(shift));
  const places_ = bits((shift) => places.has(shift));
  const joint = amountsOf(judgeJoint(context, before));
  const holders = new Int8Array(pool.length).fill(-1);
  let best: LeastChanges | null = null;
  let nodes = 0;
  const isSound = (): boolean => {
    const after = before.map((shift) => {
      const at = pool.indexOf(shift);
      return at < 0 ? shift : { ...shift, employeeId: problem.people[holders[at]!]?.id ?? null };
    });
    return [...amountsOf(judgeJoint(context, after))].every(([rule, amount]) => amount <= (joint.get(rule) ?? 0));
  };
  const go = (person: number, used: number, changes: number): void => {
    if (++nodes > MOST_NODES) return;
    const possible = used | (later[person] ?? 0);
    if ((must & ~possible) !== 0) return;
    const open = count(places_ & ~possible);
    if (best && (open > best.open || (open === best.open && changes >= best.changes))) return;
    if (person === rows.length) {
      if (isSound()) best = { open, changes };
      return;
    }
    for (const row of rows[person] ?? []) {
      if ((row.mask & used) !== 0) continue;
      for (let i = 0; i < pool.length; i++) if (row.mask & (1 << i)) holders[i] = person;
      go(person + 1, used | row.mask, changes + row.changes);
      for (let i = 0; i < pool.length; i++) if (row.mask & (1 << i)) holders[i] = -1;
    }
  };
  go(0, 0, 0);
  return nodes > MOST_NODES ? undefined : best;
}

/** Every row that breaks no rule of the employee more than before, those with fewer changes first. */
function rowsOf(context: Context, person: Person, { before, pool, counted, mayTake }: Reassignment): Row[] {
  const inPool = new Set(pool);
  const standing = before.filter((shift) => shift.employeeId === person.id && !inPool.has(shift));
  const amounts = (own: readonly Shift[]): Map<string, number> =>
    amountsOf(personViews(context, own, new Set([person.id])).flatMap(judgeRoster));
  const old = amounts(before.filter((shift) => shift.employeeId === person.id));
  const taken = new Set(standing.map(({ date }) => date));
  let lists: number[][] = [[]];
  for (const date of new Set(pool.map((shift) => shift.date))) {
    const choices = pool.flatMap((shift, i) => {
      const may =
        shift.employeeId === person.id || (suits(context, person, shift) && (mayTake?.(person, shift) ?? true));
      return shift.date === date && may && !taken.has(date) ? [i] : [];
    });
    lists = lists.flatMap((list) => [list, ...choices.map((i) => [...list, i])]);
  }
  const found = lists.flatMap((list): Row[] => {
    const own = list.map((i) => ({ ...pool[i]!, employeeId: person.id }));
    if ([...amounts([...standing, ...own])].some(([rule, amount]) => amount > (old.get(rule) ?? 0))) return [];
    const changes = list.filter((i) => pool[i]!.employeeId !== person.id && counted.has(pool[i]!)).length;
    return [{ mask: list.reduce((mask, i) => mask | (1 << i), 0), changes }];
  });
  return found.sort((a, b) => a.changes - b.changes || count(b.mask) - count(a.mask));
}

/** Whether the shift alone breaks no rule: an earlier breach of that kind must not pass to another shift. */
function suits(context: Context, person: Person, shift: Shift): boolean {
  return rules.every(
    (rule) =>
      rule.kind !== 'shift' ||
      (rule.binding(context.problem)?.severity ?? 'soft') === 'soft' ||
      rule.judge(context, person, shift) === null,
  );
}

function amountsOf(violations: readonly CountedViolation[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { rule, severity, amount } of violations)
    if (severity !== 'soft') sums.set(rule, (sums.get(rule) ?? 0) + amount);
  return sums;
}

function count(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

/** Whether a shift can change hands: in the period, of work, not locked. */
export function isMovable(problem: Problem, shift: Shift): boolean {
  return inPeriod(problem, shift) && !shift.locked && shift.onCall !== 'at_home' && shift.workedBy === undefined;
}

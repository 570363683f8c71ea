import { cover } from '../../objective/cover.ts';
import { payOfShift } from '../../objective/pay.ts';
import { TOLERANCE } from '../../lp/tolerance.ts';
import { contextOf } from '../../model/context.ts';
import { inPeriod } from '../../problem/calendar.ts';
import { rolesOn } from '../../problem/employment.ts';
import type { Assignment, LocalDate, Problem, Shift } from '../../problem/problem.ts';
import type { Plan } from '../../problem/result.ts';
import type { PlanOnce } from '../../api/frontier.ts';
import { judge } from '../../api/judge.ts';
import { ADVICE } from './parameters.ts';
import { applyChanges } from '../apply-changes.ts';
import type { Change } from '../change.ts';
import { boundsOf, knownOf, type Bounds } from './most-more.ts';
import { onlyOpen } from './only-open.ts';

/** A change of one employee, or somebody new: what it would be good for is asked. */
export interface AdviceCandidate {
  employeeId: string;
  changes: readonly Change[];
}

/** How many more shifts a candidate fills. */
export interface Advised {
  /** No roster fills more than so many more; null: nothing is known. */
  atMost: number | null;
  /** So many more were filled by planning with and without it; null: not tried. */
  verified: number | null;
  /** `verified` is certain: no plan fills more with it, and none more without it. */
  proved: boolean;
  /** The pay of this employee's shifts in that plan; null: not tried, or a rate is missing. */
  cents: number | null;
}

export interface Advice {
  needed: number;
  /** By the best plan without any change; null: no lawful one was found. */
  filled: number | null;
  /** By position in the candidates; none if everything is filled already. */
  candidates: Advised[];
}

/** What an advice is asked about. */
export interface AdviceQuestion {
  candidates: readonly AdviceCandidate[];
  /** The first day that the changes are about. */
  from: LocalDate;
  /** The best so many are planned. */
  verify: number;
}

export interface AdviceTime {
  /** Whether it has to end; what is known then is the answer. */
  over: () => boolean;
  /** Milliseconds of a monotonic clock, and how many there are in all. */
  clock: () => number;
  milliseconds: number;
}

/**
 * What each candidate is good for: a bound for all, by one pricing each, and for the best ones what planning fills with
 * them. In these plans only open shifts count, so that the two numbers say the same.
 */
export async function advise(
  problem: Problem,
  question: AdviceQuestion,
  planOnce: PlanOnce,
  time: AdviceTime,
): Promise<Advice> {
  const { candidates, from, verify } = question;
  const began = time.clock();
  const isOver = (share: number): boolean => time.over() || time.clock() > began + time.milliseconds * share;
  const plain = onlyOpen(problem);
  const base = await planOnce(plain, { share: ADVICE.first });
  const needed = base?.quality.needed ?? 0;
  let filled = base?.lawful === true ? base.quality.filled : null;
  if (!base || filled === needed) return { needed, filled, candidates: [] };
  const changed = candidates.map(({ changes }) => onlyOpen(applyChanges(problem, changes, from)));
  const known = knownOf(plain, () => isOver(ADVICE.first + ADVICE.prices));
  const bounds = candidates.map(({ employeeId }, i) =>
    isOver(ADVICE.bounded) ? null : boundsOf(known, changed[i]!, employeeId),
  );
  const plans = new Map<number, Plan>();
  const best = filled === null ? [] : bestOf(bounds, filled).slice(0, verify);
  for (const i of best) {
    const share = (1 - ADVICE.first) / best.length;
    const planned = await planOnce(changed[i]!, { share, start: assigned(base.shifts) });
    if (!planned?.lawful) continue;
    plans.set(i, planned);
    // Planning again can find what the first plan has not.
    filled = Math.max(filled ?? 0, filledWithout(plain, candidates[i]!.employeeId, planned.shifts));
  }
  const isBest = filled !== null && filled >= mostOf(base);
  return {
    needed,
    filled,
    candidates: candidates.map(({ employeeId }, i) => {
      const planned = plans.get(i);
      const atMost = mostMore(bounds[i] ?? null, filled, planned);
      if (!planned || filled === null) return { atMost, verified: null, proved: false, cents: null };
      const verified = Math.max(0, planned.quality.filled - filled);
      const cents = payOf(changed[i]!, employeeId, planned.shifts);
      return { atMost, verified, proved: isBest && verified === atMost, cents };
    }),
  };
}

/** Those that may be good for something, the best first, by position. */
function bestOf(bounds: readonly (Bounds | null)[], filled: number): number[] {
  const most = bounds.map((of) => mostMore(of, filled) ?? 0);
  return [...bounds.keys()].filter((i) => most[i]! > 0).sort((a, b) => most[b]! - most[a]! || a - b);
}

/**
 * How many more a change can fill than the best roster without it, which fills at least `filled`; null: nothing is
 * known.
 */
function mostMore(bounds: Bounds | null, filled: number | null, planned?: Plan): number | null {
  const most = Math.min(bounds?.filled ?? Infinity, planned ? mostOf(planned) : Infinity);
  const more = Math.min(bounds?.more ?? Infinity, filled === null ? Infinity : most - filled);
  return Number.isFinite(more) ? Math.max(0, more) : null;
}

/** No plan of the same problem fills more, in which only open shifts count. */
const mostOf = ({ quality: { needed, fillable, bound } }: Plan): number =>
  Math.min(fillable, needed - Math.ceil(bound - TOLERANCE.proof));

/** What a plan with a change fills without what the change allows; 0 if that isn't lawful. */
function filledWithout(plain: Problem, employeeId: string, shifts: readonly Shift[]): number {
  const context = contextOf(plain);
  const person = context.people.get(employeeId);
  const kept = shifts.filter(
    (shift) => shift.employeeId !== employeeId || (person && rolesOn(person, shift.date).includes(shift.role)),
  );
  // Without somebody who isn't there, the rows of the others are as lawful as before.
  const isLawful = !person || judge(plain, kept).every(({ severity }) => severity === 'soft');
  return isLawful ? cover(context, kept).filled : 0;
}

function payOf(problem: Problem, employeeId: string, shifts: readonly Shift[]): number | null {
  const person = problem.people.find(({ id }) => id === employeeId);
  if (!person) return null;
  let sum = 0;
  for (const shift of shifts) {
    if (shift.employeeId !== employeeId || !inPeriod(problem, shift)) continue;
    const pay = payOfShift(problem, person, shift);
    if (pay === null) return null;
    sum += pay;
  }
  return Math.round(sum);
}

const assigned = (shifts: readonly Shift[]): Assignment[] =>
  shifts.flatMap((shift) => (shift.employeeId === null ? [] : [{ ...shift, employeeId: shift.employeeId }]));

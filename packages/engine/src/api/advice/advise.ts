import { payOfShift } from '../../objective/pay.ts';
import { TOLERANCE } from '../../lp/parameters.ts';
import { inPeriod } from '../../problem/calendar.ts';
import type { Assignment, LocalDate, Problem, Shift } from '../../problem/problem.ts';
import type { Plan } from '../../problem/result.ts';
import type { PlanOnce } from '../frontier.ts';
import { ADVICE } from '../parameters.ts';
import { applyChanges } from '../scenario/apply-changes.ts';
import type { Change } from '../scenario/change.ts';
import { knownOf, mostMore } from './most-more.ts';
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
  /** By the plan without any change; null: no lawful one was found. */
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

/**
 * What each candidate is good for: a bound for all, by one pricing each, and for the best ones what planning fills with
 * them. In these plans only open shifts count, so that the two numbers say the same.
 * @param time whether it has to end, with what is known then; and milliseconds of a monotonic clock
 */
export async function advise(
  problem: Problem,
  { candidates, from, verify }: AdviceQuestion,
  planOnce: PlanOnce,
  { over, clock }: { over: () => boolean; clock: () => number },
): Promise<Advice> {
  const plain = onlyOpen(problem);
  const base = await planOnce(plain, { share: ADVICE.first });
  const isLawful = base?.lawful === true;
  const needed = base?.quality.needed ?? 0;
  const filled = isLawful ? base.quality.filled : null;
  if (!base || filled === needed) return { needed, filled, candidates: [] };
  const open = filled === null ? null : needed - filled;
  const end = clock() + ADVICE.pricesMs;
  const known = knownOf(plain, open, () => over() || clock() > end);
  const changed = candidates.map((candidate) => onlyOpen(applyChanges(problem, candidate.changes, from)));
  const advised = candidates.map(({ employeeId }, i): Advised => {
    const atMost = over() ? null : mostMore(known, changed[i]!, employeeId);
    return { atMost, verified: null, proved: false, cents: null };
  });
  if (filled === null) return { needed, filled, candidates: advised };
  const best = bestOf(advised).slice(0, verify);
  for (const i of best) {
    const share = (1 - ADVICE.first) / best.length;
    const planned = await planOnce(changed[i]!, { share, start: assigned(base.shifts) });
    if (!planned?.lawful) continue;
    const { atMost, verified } = moreOf(planned, filled, advised[i]!.atMost);
    const proved = verified === atMost && filled === mostOf(base);
    advised[i] = { atMost, verified, proved, cents: payOf(changed[i]!, candidates[i]!.employeeId, planned.shifts) };
  }
  return { needed, filled, candidates: advised };
}

/** Those that may be good for something, the best first, by position. */
function bestOf(advised: readonly Advised[]): number[] {
  const most = (i: number): number => advised[i]!.atMost ?? 0;
  return [...advised.keys()].filter((i) => most(i) > 0).sort((a, b) => most(b) - most(a) || a - b);
}

/** What a plan with a change fills more, and the most that any fills more. */
function moreOf(planned: Plan, filled: number, atMost: number | null) {
  const most = Math.max(0, Math.min(atMost ?? Infinity, mostOf(planned) - filled));
  return { atMost: most, verified: Math.max(0, planned.quality.filled - filled) };
}

/** No plan of the same problem fills more, in which only open shifts count. */
const mostOf = ({ quality: { needed, fillable, bound } }: Plan): number =>
  Math.min(fillable, needed - Math.ceil(bound - TOLERANCE.proof));

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

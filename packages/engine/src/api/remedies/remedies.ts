import { coverCounts } from '../../objective/cover.ts';
import { TOLERANCE } from '../../lp/tolerance.ts';
import { contextOf } from '../../model/context.ts';
import { grouped } from '../../problem/grouped.ts';
import { isFilled } from '../../problem/shift.ts';
import { needKey, openShift } from '../../problem/needs.ts';
import { withoutBudgets } from '../../problem/calendar.ts';
import type { Instant, Problem, Shift } from '../../problem/problem.ts';
import type { NeedRemedies, Remedy } from '../../problem/remedy.ts';
import { createChains } from './chains.ts';
import { jointRows } from '../trial/joint-rows.ts';
import { moveOf, moved } from '../repair/moved.ts';
import { isInPart, type Part } from '../repair/part-of.ts';
import { REMEDIES } from '../parameters.ts';
import { penaltyChange, total } from '../penalty-change.ts';
import { proofOf } from '../roster-proof.ts';
import { rowMemo } from '../trial/row-memo.ts';
import { shiftBreaches } from '../trial/shift-breaches.ts';
import { hardest, smallestWays, type Way } from './smallest-ways.ts';
import { peopleOf, waysToFill, type Search } from './ways-to-fill.ts';
import { whatIf } from '../trial/what-if.ts';

/**
 * The smallest ways to fill each open shift, found by solving: reassignments without a breach, and candidates for whom
 * one or two rules would have to be relaxed, directly or after a colleague's move. Each is judged as a whole before it
 * is returned. Shifts that are locked, or started before `from`, are not moved, and none outside the part.
 * Yields need by need, so that the caller can show the first results early and stop; each comes with the total count.
 * Needs that somebody could just take come first, the others in the problem's order. The work is limited: the more
 * needs, the less is tried for each.
 * @param most the maximum number of needs to examine, in the problem's order; needs that started before `from` are not
 * counted
 * @param part whose needs are asked about
 */
export function* remediesByNeed(
  problem: Problem,
  all: readonly Shift[],
  most: number,
  from: Instant = -Infinity,
  part: Part = {},
): Generator<{ need: NeedRemedies; of: number }, void> {
  const context = contextOf(problem);
  const shifts = all.map((shift) => (isInPart(part, shift) ? shift : { ...shift, locked: true }));
  const counts = coverCounts(problem, shifts);
  const open = [...context.needs.values()].filter(
    (need) => isInPart(part, need) && need.start >= from && need.count > (counts.get(needKey(need)) ?? 0),
  );
  if (open.length === 0) return;
  let until = Infinity;
  const stored = grouped(
    shifts.filter((shift) => !isFilled(shift)),
    needKey,
  );
  const search: Search = searchOf(problem, shifts, { from, isOver: () => search.what.counted() > until });
  const asked = open.slice(0, most).map((need) => {
    const place = stored.get(needKey(need))?.[0] ?? openShift(need, needKey(need));
    return { need, place, code: search.what.codeOf(place) };
  });
  const isSimple = ({ code }: { code: number }): boolean => code >= 0 && search.chains.directOf(code).length > 0;
  const simple = new Set(asked.filter(isSimple));
  const queue = [...simple, ...asked.filter((one) => !simple.has(one))];
  const end = search.what.counted() + REMEDIES.work.all;
  for (const [i, { need, place, code }] of queue.entries()) {
    const { date, template, role } = need;
    const done = search.what.counted();
    until = done + Math.min(REMEDIES.work.each, (end - done) / (queue.length - i));
    const ways = code < 0 ? [] : smallestWays(waysToFill(search, place, code));
    const found = ways.map((way) => remedyOf(search, way));
    const half = need.half && { half: { ...need.half, start: need.start, end: need.end } };
    yield { need: { date, template, role, ...half, remedies: found }, of: queue.length };
  }
}

/** The same for all needs together. */
export const remedies = (...question: Parameters<typeof remediesByNeed>): NeedRemedies[] =>
  [...remediesByNeed(...question)].map(({ need }) => need);

/** What is found out about a roster. Shifts that are locked, or started before `from`, are not moved. */
function searchOf(
  problem: Problem,
  shifts: readonly Shift[],
  { from, isOver }: { from: Instant; isOver: () => boolean },
): Search {
  const what = whatIf(withoutBudgets(problem), shifts);
  const mayMove = (shift: Shift): boolean => !shift.locked && shift.start >= from;
  const price = (cell: number): number => {
    const shift = what.shiftAt(cell);
    return shift && mayMove(shift) ? 1 : Infinity;
  };
  const open = shifts.filter((shift) => !isFilled(shift) && mayMove(shift));
  return {
    what,
    shifts,
    mayMove,
    isOver,
    proof: proofOf(what.context, shifts),
    chains: createChains(what, { price, leastPrice: 1, isOver }),
    joint: jointRows(what.model, what.model.fixed),
    excessOf: rowMemo(what),
    breachesOf: shiftBreaches(what),
    places: grouped(open, what.codeOf),
  };
}

function remedyOf({ what, shifts }: Search, { bent, changes }: Way): Remedy {
  const people = new Set(peopleOf(changes));
  const { coverage = 0, ...parts } = penaltyChange(what.context, shifts, moved(shifts, changes), people);
  return {
    kind: hardest(bent)?.kind ?? (total(parts) > TOLERANCE.proof ? 'goal' : 'free'),
    bent: [...bent],
    moves: [...changes].map(([shift, to]) => moveOf(shift, to, shifts.includes(shift))),
    penalty: coverage + total(parts),
  };
}

import { coverCounts } from '../objective/cover.ts';
import { contextOf, type Context } from '../model/context.ts';
import { isFilled } from '../problem/is-filled.ts';
import { needKey } from '../problem/need-key.ts';
import { openShift } from '../problem/open-shift.ts';
import type { Instant, Need, Problem, Shift } from '../problem/problem.ts';
import type { BentRule, NeedRemedies, Remedy, RemedyKind } from '../problem/remedy.ts';
import { createChains, type Link } from './chains.ts';
import { moveOf, moved } from './moved.ts';
import { penaltyChange, total } from './penalty-change.ts';
import { proofOf, type RosterProof } from './roster-proof.ts';
import { NOTHING, whatIf, type WhatIf } from './what-if.ts';

/** The kinds of remedies, smallest first. */
const ORDER: readonly RemedyKind[] = ['free', 'goal', 'consent', 'business', 'unavailability', 'training'];
const PER_NEED = 4;
const PER_KIND = 2;
/**
 * The limit on counted rows per need, and on the number of first links that are tried before a rule is relaxed at the
 * end of a chain.
 */
const WORK = 400_000;
const FIRST_LINKS = 40;

/**
 * The smallest ways to fill each open shift, found by solving: chains of reassignments without a breach, and candidates
 * for whom one or two rules would have to be relaxed, directly or after a colleague's move. Each is judged as a whole
 * before it is returned. Shifts that are locked, or started before `from`, are not moved.
 * Yields need by need, so that the caller can show the first results early and stop; each comes with the total count.
 * @param most the maximum number of needs to examine, in the problem's order; needs that started before `from` are not
 * counted
 */
export function* remediesByNeed(
  problem: Problem,
  shifts: readonly Shift[],
  most: number,
  from: Instant = -Infinity,
): Generator<{ need: NeedRemedies; of: number }, void> {
  const context = contextOf(problem);
  const counts = coverCounts(problem, shifts);
  const open = [...context.needs.values()].filter(
    (need) => need.start >= from && need.count > (counts.get(needKey(need)) ?? 0),
  );
  if (open.length === 0) return;
  const what = whatIf(problem, shifts);
  const proof = proofOf(context, shifts);
  const looked = open.slice(0, most);
  for (const need of looked) {
    const { date, template, role } = need;
    const found = remediesOf(need, { context, what, proof, shifts, from });
    yield { need: { date, template, role, remedies: found }, of: looked.length };
  }
}

/** The same for all needs together. */
export const remedies = (...question: Parameters<typeof remediesByNeed>): NeedRemedies[] =>
  [...remediesByNeed(...question)].map(({ need }) => need);

interface Roster {
  context: Context;
  what: WhatIf;
  proof: RosterProof;
  shifts: readonly Shift[];
  /** Shifts that started before this instant are fixed. */
  from: Instant;
}

function remediesOf(need: Need, roster: Roster): Remedy[] {
  const { context, what, proof, shifts, from } = roster;
  const stored = shifts.find((shift) => needKey(shift) === needKey(need) && !isFilled(shift));
  const place = stored ?? openShift(need, needKey(need));
  const code = what.codeOf(place);
  if (code < 0) return [];
  const { model } = what;
  const people = context.problem.people;
  const chains = createChains(what, {
    price: (cell) => {
      const shift = what.shiftAt(cell);
      return shift?.locked === false && shift.start >= from ? 1 : Infinity;
    },
    leastPrice: 1,
    work: WORK,
  });
  const found: Found[] = [];
  const propose = (links: readonly Link[]): void => {
    const changes = new Map<Shift, string>();
    links.forEach(({ person }, i) => {
      const before = links[i - 1];
      const shift = before ? what.shiftAt(before.person * model.days + before.release) : place;
      const taker = people[person];
      if (shift && taker) changes.set(shift, taker.id);
    });
    const bent = changes.size < links.length ? null : proof(moved(shifts, changes), [...changes.values()]);
    if (bent !== null) found.push({ bent, changes });
  };

  const chain = chains.best(code);
  if (chain) propose(chain.links);
  const bend = (before: readonly Link[], at: number): void => {
    for (let person = 0; person < model.people; person++) {
      const day = model.day[at]!;
      if (what.cells[person * model.days + day]! >= 0 || before.some((link) => link.person === person)) continue;
      propose([...before, { person, code: at, release: NOTHING }]);
    }
  };
  bend([], code);
  if (!found.some((one) => sizeOf(one) <= ORDER.indexOf('consent') && one.bent.length < 2)) {
    for (const link of chains.exchangesOf(code).slice(0, FIRST_LINKS))
      bend([link], what.cells[link.person * model.days + link.release]!);
  }
  return smallest(found).map(({ bent, changes }) => {
    const people = new Set(changes.values());
    const { coverage = 0, ...parts } = penaltyChange(context, shifts, moved(shifts, changes), people);
    return {
      kind: hardest(bent)?.kind ?? (total(parts) > 1e-6 ? 'goal' : 'free'),
      bent: [...bent],
      moves: [...changes].map(([shift, to]) => moveOf(shift, to, shift !== place || stored !== undefined)),
      penalty: coverage + total(parts),
    };
  });
}

/** A solution that breaks no rules except the relaxed ones: who takes which shift. */
interface Found {
  bent: readonly BentRule[];
  changes: ReadonlyMap<Shift, string>;
}

/** The relaxed rule that requires the most. */
const hardest = (bent: readonly BentRule[]): BentRule | undefined =>
  bent.toSorted((a, b) => ORDER.indexOf(b.kind) - ORDER.indexOf(a.kind))[0];
const sizeOf = ({ bent }: Found): number => ORDER.indexOf(hardest(bent)?.kind ?? 'free');
const byOf = ({ bent }: Found): number => bent.reduce((sum, { by }) => sum + by, 0);

/** The best solutions, without repeating an employee with the same rules and with at most two of a kind. */
function smallest(found: readonly Found[]): Found[] {
  const sorted = found.toSorted(
    (a, b) =>
      sizeOf(a) - sizeOf(b) || a.bent.length - b.bent.length || a.changes.size - b.changes.size || byOf(a) - byOf(b),
  );
  const told = new Set<string>();
  const perKind = new Map<number, number>();
  return sorted
    .filter((one) => {
      const key = one.bent.map(({ employeeId, rule }) => `${employeeId}|${rule}`).join(' ');
      const count = perKind.get(sizeOf(one)) ?? 0;
      if (told.has(key) || count >= PER_KIND) return false;
      told.add(key);
      perKind.set(sizeOf(one), count + 1);
      return true;
    })
    .slice(0, PER_NEED);
}

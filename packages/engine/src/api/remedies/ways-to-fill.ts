import type { Shift } from '../../problem/problem.ts';
import type { createChains, Link } from './chains.ts';
import { handOverOrder } from './hand-over-order.ts';
import type { JointRows } from '../trial/joint-rows.ts';
import { moved } from '../repair/moved.ts';
import { REARRANGE, REMEDIES } from '../parameters.ts';
import { rearrange, type Changes } from './rearrange.ts';
import type { RosterProof } from '../roster-proof.ts';
import type { rowMemo } from '../trial/row-memo.ts';
import type { shiftBreaches } from '../trial/shift-breaches.ts';
import { sizeOf, sizeOfKind, type Way } from './smallest-ways.ts';
import { NOTHING, type WhatIf } from '../trial/what-if.ts';

/** [rows] The work of an exact judgement: for itself, and for each shift of the roster. */
const PROOF_WORK = { each: 40, shift: 0.02 } as const;

/** A roster with what was found out about it: shared by all of its open shifts. */
export interface Search {
  what: WhatIf;
  proof: RosterProof;
  shifts: readonly Shift[];
  mayMove: (shift: Shift) => boolean;
  chains: ReturnType<typeof createChains>;
  joint: JointRows | null;
  excessOf: ReturnType<typeof rowMemo>;
  breachesOf: ReturnType<typeof shiftBreaches>;
  /** The open shifts by code. */
  places: ReadonlyMap<number, readonly Shift[]>;
  /** Whether the work for the current open shift is done. */
  isOver: () => boolean;
}

/**
 * Ways to fill an open shift: the cheapest chain without a breach, or a rearrangement; employees for whom rules would
 * have to be relaxed; and the same after a colleague's move if nothing smaller is found.
 */
export function waysToFill(search: Search, place: Shift, code: number): Way[] {
  const { what, chains } = search;
  const found: Way[] = [];
  const judge = (changes: Changes): boolean => {
    const bent = judged(search, changes);
    if (bent !== null) found.push({ bent, changes });
    return bent?.length === 0;
  };
  const propose = (links: readonly Link[]): boolean => {
    const changes = changesOf(what, place, links);
    return changes !== null && judge(changes);
  };

  for (const { person } of directTakers(search, code)) propose([{ person, code, release: NOTHING }]);
  const isFree = found.some(({ bent }) => bent.length === 0);
  const chain = isFree ? null : chains.best(code);
  if (isFree || (chain && propose(chain.links))) return found;
  if (!found.some((way) => sizeOf(way) <= sizeOfKind('consent') && way.bent.length < 2))
    for (const links of endingsOf(search, code)) propose(links);
  rearranged(search, place, code, judge);
  return found;
}

/** A colleague's move after which a rule would have to be relaxed, the most promising first. */
function endingsOf(search: Search, code: number): Link[][] {
  const { what, chains } = search;
  const endings = chains
    .exchangesOf(code)
    .slice(0, REMEDIES.firstLinks)
    .flatMap((link) => {
      const at = what.cells[link.person * what.model.days + link.release]!;
      const others = directTakers(search, at).filter(({ person }) => person !== link.person);
      return others.map((of) => ({ ...of, links: [link, { person: of.person, code: at, release: NOTHING }] }));
    });
  return endings
    .sort(byPromise)
    .slice(0, REMEDIES.endings)
    .map(({ links }) => links);
}

/** Judges changes exactly; null if they cannot be proposed. */
function judged({ what, proof, shifts }: Search, changes: Changes): Way['bent'] | null {
  what.spend(PROOF_WORK.each + PROOF_WORK.shift * shifts.length);
  return proof(moved(shifts, changes), peopleOf(changes));
}

/** All whose shifts change. */
export function peopleOf(changes: Changes): string[] {
  return [...new Set([...changes].flatMap(([{ employeeId }, to]) => (employeeId === null ? to : [employeeId, to])))];
}

function rearranged(search: Search, place: Shift, code: number, judge: (changes: Changes) => boolean): void {
  const { what, mayMove, joint, places, excessOf, isOver } = search;
  const others = (places.get(code) ?? []).filter(({ id }) => id !== place.id);
  rearrange(what, code, {
    mayMove,
    joint,
    excessOf,
    isOver,
    shiftIn: what.shiftAt,
    places: new Map([...places, [code, [place, ...others]]]),
    accept: (changes) => {
      const ordered = handOverOrder(place, changes);
      return judged(search, ordered)?.length === 0 && judge(ordered);
    },
    longest: REARRANGE.mostMoves,
  });
}

/** Null if a link hands on a shift that cannot be told apart. */
function changesOf(what: WhatIf, place: Shift, links: readonly Link[]): Changes | null {
  const changes = new Map<Shift, string>();
  links.forEach(({ person }, i) => {
    const before = links[i - 1];
    const shift = before ? what.shiftAt(before.person * what.model.days + before.release) : place;
    const taker = what.context.problem.people[person];
    if (shift && taker) changes.set(shift, taker.id);
  });
  return changes.size < links.length ? null : changes;
}

interface Taker {
  person: number;
  /** What the shift alone asks for, and what the row then breaks more. */
  size: number;
  excess: number;
}

const byPromise = (a: Taker, b: Taker): number => a.size - b.size || a.excess - b.excess;

/** Employees who are free that day or may work twice, those who need the smallest exceptions first. */
function directTakers({ what, excessOf, breachesOf }: Search, code: number): Taker[] {
  const { model, cells } = what;
  const found: Taker[] = [];
  for (let person = 0; person < model.people; person++) {
    const cell = person * model.days + model.day[code]!;
    const taken = what.withCode(person, code);
    const kinds = taken >= 0 ? breachesOf(person, code) : null;
    if (kinds === null) continue;
    const held = cells[cell]!;
    cells[cell] = taken;
    const excess = excessOf(person, [{ code, isTaken: true }]);
    cells[cell] = held;
    found.push({ person, size: Math.max(-1, ...kinds.map(sizeOfKind)), excess });
  }
  const counts = new Map<number, number>();
  return found.sort(byPromise).filter(({ size }) => {
    const count = (counts.get(size) ?? 0) + 1;
    counts.set(size, count);
    return count <= (size < 0 ? REMEDIES.judged.suited : REMEDIES.judged.other);
  });
}

import { grouped } from '../../problem/grouped.ts';
import type { Shift } from '../../problem/problem.ts';
import { createChains, LONGEST_CHAIN, type Chain } from '../remedies/chains.ts';
import type { JointRows } from '../trial/joint-rows.ts';
import { REARRANGE, REPAIR } from '../parameters.ts';
import { rearrange, type Changes } from '../remedies/rearrange.ts';
import type { RepairState } from './repair-state.ts';
import { rowMemo } from '../trial/row-memo.ts';
import { isOverAfter, NOTHING } from '../trial/what-if.ts';

/** The limits of a repair. */
export interface RepairLimits {
  /** Whether an assigned shift can be reassigned. */
  mayMove: (shift: Shift) => boolean;
  /** Who can take a shift, in addition to the rules. */
  mayTake: (person: number, code: number) => boolean;
  /** Judges the current roster exactly, where that is done at every step. */
  isSound: () => boolean;
  /** Judges the current roster with these changes exactly. */
  keeps: (changes: Changes) => boolean;
  joint: JointRows | null;
  /** The limit on counted rows per open shift. */
  work: number;
  /** The limit on counted rows for rearranging others. */
  rearranging: number;
  /** With so few shifts open, nothing rearranges others to fill one more. */
  enough: number;
}

/**
 * Fills the open shifts one by one, those with the fewest candidates first, each by the chain with the fewest changes;
 * then looks for better candidates, and for rearrangements that fill what is still open.
 */
export function attemptRepair(state: RepairState, places: readonly Shift[], limits: RepairLimits): void {
  const { what, holders } = state;
  const choices = new Map(places.map((place) => [place, chainsOf(state, limits).directOf(what.codeOf(place)).length]));
  const order = places.toSorted((a, b) => (choices.get(a) ?? 0) - (choices.get(b) ?? 0));
  for (const place of order) fill(state, place, limits);
  for (let round = 0; round < REPAIR.rounds; round++) {
    let better = false;
    for (const place of order) {
      if (holders.get(place) === null) fill(state, place, limits);
      else better = replace(state, place, limits) || better;
    }
    if (!better) break;
  }
  const isOver = isOverAfter(what, limits.rearranging);
  const open = (): Shift[] => order.filter((place) => holders.get(place) === null);
  for (const place of open()) {
    if (open().length <= limits.enough) break;
    if (holders.get(place) === null) rearrangeFor(state, place, order, { ...limits, isOver });
  }
}

/** Fills an open shift where that takes two shifts of one employee, or two employees at once. */
function rearrangeFor(
  state: RepairState,
  place: Shift,
  all: readonly Shift[],
  limits: RepairLimits & { isOver: () => boolean },
): void {
  const { what, holders, shiftIn } = state;
  const open = [place, ...all.filter((other) => other !== place && holders.get(other) === null)];
  const { mayMove, mayTake, joint, keeps: accept, isOver } = limits;
  const code = what.codeOf(place);
  if (code < 0) return;
  const changes = rearrange(what, code, {
    shiftIn,
    mayMove,
    mayTake,
    joint,
    accept,
    isOver,
    places: grouped(open, what.codeOf),
    longest: REARRANGE.mostMoves,
    excessOf: rowMemo(what),
  });
  if (changes) state.assign(changes);
}

/**
 * The chains that are possible now. A shift that has already left its employee can move again without counting as
 * another change.
 */
export function chainsOf(state: RepairState, { mayMove, mayTake, work }: RepairLimits, isTouched = true) {
  const { what, shiftIn, holders } = state;
  const hasChanged = [...holders.values()].some((holder) => holder !== null);
  return createChains(what, {
    price: (cell) => {
      const shift = shiftIn(cell);
      if (!shift) return Infinity;
      if (holders.has(shift)) return isTouched ? 0 : Infinity;
      return mayMove(shift) ? 1 : Infinity;
    },
    leastPrice: hasChanged && isTouched ? 0 : 1,
    mayTake,
    isOver: isOverAfter(what, work),
  });
}

function fill(state: RepairState, place: Shift, limits: RepairLimits): void {
  const code = state.what.codeOf(place);
  if (code < 0) return;
  const refused = new Set<number>();
  for (let turn = 0; turn <= REPAIR.retries; turn++) {
    const mayTake = (person: number, of: number) => !refused.has(person) && limits.mayTake(person, of);
    const chain = chainsOf(state, { ...limits, mayTake }).best(code, LONGEST_CHAIN);
    if (!chain) return;
    if (follow(state, place, chain, limits)) return;
    for (const { person } of chain.links) refused.add(person);
  }
}

/** Reassigns a filled shift to the cheapest employee; returns whether this is a different one. */
function replace(state: RepairState, place: Shift, limits: RepairLimits): boolean {
  const back = state.mark();
  const before = state.holders.get(place);
  state.lift(place);
  const [best] = chainsOf(state, limits).directOf(state.what.codeOf(place));
  const isDone = best !== undefined && follow(state, place, { links: [{ ...best, release: NOTHING }] }, limits);
  if (!isDone) back();
  return isDone && state.holders.get(place) !== before;
}

function follow(state: RepairState, place: Shift, chain: Pick<Chain, 'links'>, { isSound }: RepairLimits): boolean {
  const back = state.mark();
  state.follow(place, chain);
  if (isSound()) return true;
  back();
  return false;
}

import { contextOf } from '../../model/context.ts';
import type { Problem, Shift } from '../../problem/problem.ts';
import { rules } from '../../rules/registry.ts';
import { RING_WORK } from '../parameters.ts';
import { moved } from '../repair/moved.ts';
import { proofOf, type RosterProof } from '../roster-proof.ts';
import { ringLinks, type RingLinks, type RingOptions } from './ring-links.ts';

/** [employees] In one ring: more answers are rarely all yes. */
const LONGEST_RING = 4;

/** [rings] The most that are found for a month. */
const MOST_RINGS = 20;

/** [links] The work of judging a ring exactly. */
const PROOF_WORK = 20_000;

/** Two to four employees, each of whom passes a shift on to the next one. */
export interface Ring {
  /** Each goes to the holder of the next one, the last to the holder of the first. */
  shifts: readonly Shift[];
  /** By how much the holder of each is better off by their own preferences, as weights of these; 0: as before. */
  gains: readonly number[];
}

export interface RingsFound {
  rings: Ring[];
  /** No other ring of employees who are in none of these exists. False: the search ended before. */
  complete: boolean;
}

/**
 * Rings of swaps in which nobody is worse off by their own preferences and at least one employee is better off, and
 * which break no binding rule more than the roster does now. Everyone is in at most one ring, so that all of them can
 * come about. Those with the fewest who gain nothing come first, then those with the greatest gain, then the shortest.
 * @param shifts all shifts of the period
 */
export function findRings(problem: Problem, shifts: readonly Shift[], options: RingOptions): RingsFound {
  const search = ringSearch(ringLinks(problem, shifts, options), isLawful(problem, shifts));
  const rings: Ring[] = [];
  for (let favours = 0; favours < LONGEST_RING && rings.length < MOST_RINGS; favours++) {
    for (let ring = search.best(favours); ring && rings.length < MOST_RINGS; ring = search.best(favours)) {
      search.take(ring);
      rings.push(search.shown(ring));
    }
  }
  return { rings, complete: search.isComplete() && rings.length < MOST_RINGS };
}

/**
 * Whether a ring breaks no binding rule more than the roster does now: of everyone in it, who gives one shift and gets
 * another, and between employees.
 * @param shifts all shifts of the period
 */
export const ringKeepsRules = (problem: Problem, shifts: readonly Shift[], ring: readonly Shift[]): boolean =>
  isLawful(problem, shifts)(ring);

function isLawful(problem: Problem, shifts: readonly Shift[]): (ring: readonly Shift[]) => boolean {
  const context = contextOf(problem);
  const proof: RosterProof = proofOf(context, shifts);
  const ofShift = rules.filter(
    (rule) => rule.kind === 'shift' && (rule.binding(problem)?.severity ?? 'soft') !== 'soft',
  );
  // A breach that stands must not pass to another shift.
  const suits = (id: string | null, shift: Shift): boolean => {
    const person = problem.people.find((one) => one.id === id);
    return (
      person !== undefined && ofShift.every((rule) => rule.kind !== 'shift' || !rule.judge(context, person, shift))
    );
  };
  return (ring) => {
    const next = (i: number): string | null => ring[(i + 1) % ring.length]?.employeeId ?? null;
    const after = moved(shifts, new Map(ring.map((shift, i) => [shift, next(i)])));
    const people = ring.flatMap(({ employeeId }) => employeeId ?? []);
    return ring.every((shift, i) => suits(next(i), shift)) && proof(after, people)?.length === 0;
  };
}

/** A ring by the numbers of its shifts. */
interface Found {
  path: readonly number[];
  gain: number;
}

/** Looks for the best ring of those who are in none yet. */
function ringSearch({ shifts, out, gain }: RingLinks, lawful: (ring: readonly Shift[]) => boolean) {
  const taken = new Set<string | null>();
  const holder = shifts.map(({ employeeId }) => employeeId);
  const most = out.reduce((max, links) => links.reduce((top, link) => Math.max(top, link.gain), max), 0);
  let work = 0;

  /** The best ring of one size whose first step is a gain; it must gain more than `least`. */
  const longer = (
    path: number[],
    sofar: { gain: number; left: number; favours: number },
    least: number,
  ): Found | null => {
    let best = null as Found | null;
    const needed = () => best?.gain ?? least;
    const last = path.at(-1)!;
    const step = (to: number, by: number): void => {
      const favours = sofar.favours - (by === 0 ? 1 : 0);
      const total = sofar.gain + by;
      if (favours < 0 || favours > sofar.left - 1 || work > RING_WORK) return;
      if (total + (sofar.left - 1 - favours) * most <= needed()) return;
      if (sofar.left === 1) {
        work += PROOF_WORK;
        if (lawful(path.map((at) => shifts[at]!))) best = { path: [...path], gain: total };
        return;
      }
      best = longer([...path, to], { gain: total, left: sofar.left - 1, favours }, needed()) ?? best;
    };
    work += out[last]!.length;
    if (sofar.left === 1) {
      const back = gain(last, path[0]!);
      if (back >= 0) step(path[0]!, back);
    } else {
      for (const { to, gain: by } of out[last]!)
        if (!taken.has(holder[to]!) && path.every((at) => holder[at] !== holder[to])) step(to, by);
    }
    return best;
  };
  const bestFrom = (favours: number, start: number): Found | null => {
    let best = null as Found | null;
    for (let size = Math.max(2, favours + 1); size <= LONGEST_RING; size++)
      for (const { to, gain: by } of out[start]!) {
        if (by === 0 || taken.has(holder[to]!)) continue;
        best = longer([start, to], { gain: by, left: size - 1, favours }, best?.gain ?? 0) ?? best;
      }
    return best;
  };
  const best = bestOfAll(shifts, taken, bestFrom);
  return {
    best,
    take: ({ path }: Found) => path.forEach((at) => taken.add(holder[at]!)),
    shown: ({ path }: Found): Ring => ({
      shifts: path.map((at) => shifts[at]!),
      gains: path.map((at, i) => gain(path.at(i - 1)!, at)),
    }),
    isComplete: () => work <= RING_WORK,
  };
}

/** Over all shifts that a ring can begin with; what is known of each stays true until somebody in it is taken. */
function bestOfAll(
  shifts: readonly Shift[],
  taken: ReadonlySet<string | null>,
  bestFrom: (favours: number, start: number) => Found | null,
): (favours: number) => Found | null {
  const known = new Map<string, Found | null>();
  const isTaken = (at: number): boolean => taken.has(shifts[at]!.employeeId);
  return (favours) => {
    let best = null as Found | null;
    for (const start of shifts.keys()) {
      if (isTaken(start)) continue;
      const key = `${favours} ${start}`;
      const before = known.get(key);
      const isStale = before?.path.some(isTaken) ?? before === undefined;
      const found = isStale ? bestFrom(favours, start) : (before ?? null);
      known.set(key, found);
      if (found && (!best || isBetter(found, best))) best = found;
    }
    return best;
  };
}

const isBetter = (one: Found, other: Found): boolean =>
  one.gain > other.gain || (one.gain === other.gain && one.path.length < other.path.length);

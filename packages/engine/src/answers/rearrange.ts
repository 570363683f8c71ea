// Ejection chains: a move that breaks a rule is followed by moves that mend it, until none is broken.
// Glover, "Ejection chains, reference structures and alternating path methods" (Discrete Applied Mathematics 1996).
import type { Shift } from '../problem/problem.ts';
import type { JointRows } from './joint-rows.ts';
import { trialRoster } from './trial-roster.ts';
import type { rowMemo } from './row-memo.ts';
import type { WhatIf } from './what-if.ts';

/** Who gets which shift. */
export type Changes = ReadonlyMap<Shift, string>;

export interface RearrangeOptions {
  /** The shift in a cell, and whether it can change hands. */
  shiftIn: (cell: number) => Shift | undefined;
  mayMove: (shift: Shift) => boolean;
  /** Who can be assigned what, in addition to the rules. */
  mayTake?: (person: number, code: number) => boolean;
  /** The open shifts by code, the one to fill first: others can be filled on the way. */
  places: ReadonlyMap<number, readonly Shift[]>;
  joint: JointRows | null;
  /** Judges changes exactly. */
  accept: (changes: Changes) => boolean;
  /** The maximum number of moved shifts. */
  longest: number;
  /** Whether to stop searching. */
  isOver: () => boolean;
  excessOf: ReturnType<typeof rowMemo>;
}

/** How far from a changed day further work can mend an employee's row: a week, and the days of a run beside it. */
const REACH = 7;
/** The work of a step beside counting its row, in rows. */
const STEP = 0.1;
/** The number of answers that the exact judge may refuse. */
const REFUSALS = 6000;

/**
 * The fewest moves that fill an open code without a breach, also where one employee has to take or to give up several
 * shifts, or two employees the same one. Null if none was found; `isWhole` tells whether everything was tried. What is
 * tried first mends most; moves that make a row worse on the way are not tried.
 */
export function rearrange(
  what: WhatIf,
  code: number,
  options: RearrangeOptions,
): { changes: Changes | null; isWhole: boolean } {
  const search = createSearch(what, options);
  for (let longest = 1; longest <= options.longest; longest++) {
    const changes = search(code, longest);
    if (changes) return { changes, isWhole: true };
    if (search.isOver()) return { changes: null, isWhole: false };
  }
  return { changes: null, isWhole: true };
}

/** One next step: who takes a code, and whose it was; or who gives one up. */
interface Step {
  excess: number;
  cost: number;
  run: () => void;
}

function createSearch(what: WhatIf, options: RearrangeOptions) {
  const { model, cells } = what;
  const { shiftIn, mayMove, mayTake, places, joint, accept } = options;
  const trial = trialRoster(what, shiftIn, options.excessOf);
  const holders = new Map<number, number[]>();
  let refused = 0;
  let longest = 0;
  const isOver = (): boolean => options.isOver() || refused > REFUSALS;
  const cellOf = (person: number, code: number): number => person * model.days + model.day[code]!;
  const may = (person: number, code: number): boolean =>
    what.allowed(person, code) && mayTake?.(person, code) !== false;
  const mayGive = (cell: number): boolean => {
    const shift = cells[cell]! < 0 || trial.isTaken(cell) ? undefined : shiftIn(cell);
    return shift !== undefined && mayMove(shift);
  };
  /** Whether the employee is free for a code, or would be without the shift that they have then. */
  const mayFill = (person: number, code: number, isExchange = false): boolean =>
    (cells[cellOf(person, code)]! < 0 ||
      (isExchange && cells[cellOf(person, code)] !== code && mayGive(cellOf(person, code)))) &&
    may(person, code) &&
    !trial.changes.some((change) => change.person === person && change.code === code);
  /** Who has a code, at the start: what somebody took on the way is not taken from them. */
  function holdersOf(code: number): readonly number[] {
    const known = holders.get(code);
    if (known) return known;
    const found: number[] = [];
    for (let person = 0; person < model.people; person++)
      if (shiftIn(cellOf(person, code)) && cells[cellOf(person, code)] === code) found.push(person);
    holders.set(code, found);
    return found;
  }

  /** The moves that are still allowed, if every pending code takes one. */
  const left = (): number => longest - trial.taken() - trial.pending.length;

  /** Tries steps, the one that leaves the least to mend first; each is taken back if it leads nowhere. */
  function tryAll(steps: readonly Step[]): Changes | null {
    for (const { run } of steps.toSorted((a, b) => a.excess - b.excess || a.cost - b.cost)) {
      const back = trial.mark();
      run();
      const found = go();
      back();
      if (found || isOver()) return found;
    }
    return null;
  }

  /** The step, if what is then left to mend of the employee's row can still be mended. */
  function stepOf(person: number, cost: number, below: number, run: () => void): Step | [] {
    const back = trial.mark();
    what.spend(STEP);
    run();
    const excess = trial.excess(person);
    const isHopeful =
      (excess < below || (excess === below && left() > 0)) &&
      left() >= 0 &&
      (excess === 0 || left() > 0 || trial.pending.length > 0);
    back();
    return isHopeful ? { excess, cost, run } : [];
  }

  function go(): Changes | null {
    if (isOver()) return null;
    const person = trial.worse();
    if (person >= 0) return mend(person);
    const code = trial.pending.at(-1);
    if (code !== undefined) return tryAll(takersOf(code));
    const broken = joint?.broken(cells, trial.changes);
    if (broken) {
      if (left() <= 0) return null;
      return tryAll(
        broken.true.flatMap(({ person: of, codes, works }) =>
          works
            ? giving(of, model.day[codes[0] ?? 0]!, Infinity)
            : codes.flatMap((it) => taking(of, it, Infinity, true)),
        ),
      );
    }
    const changes = trial.assigned(places);
    if (changes && accept(changes)) return changes;
    refused++;
    return null;
  }

  /** The employees who can take a pending code, also in exchange for their shift of that day. */
  function takersOf(code: number): Step[] {
    const found: Step[] = [];
    for (let person = 0; person < model.people; person++) {
      const cell = cellOf(person, code);
      if (mayFill(person, code)) found.push(...[stepOf(person, 0, Infinity, () => trial.take(person, code))].flat());
      else if (cells[cell] !== code && left() > 0 && may(person, code) && mayGive(cell)) {
        const exchange = (): void => {
          trial.give(person, model.day[code]!);
          trial.take(person, code);
        };
        found.push(...[stepOf(person, 1, Infinity, exchange)].flat());
      }
    }
    return found;
  }

  /** What makes a row less broken: giving up a shift, or taking one. */
  function mend(person: number): Changes | null {
    const below = trial.excess(person);
    const steps: Step[] = [];
    const own = trial.changes.filter((change) => change.person === person).map(({ code }) => model.day[code]!);
    for (let day = model.first; day <= model.last; day++) {
      if (cells[person * model.days + day]! >= 0) {
        if (left() > 0) steps.push(...giving(person, day, below));
        if (left() < 2) continue;
      }
      if (own.every((changed) => Math.abs(changed - day) > REACH)) continue;
      for (let code = model.dayStart[day]!; code < model.dayStart[day + 1]!; code++)
        steps.push(...taking(person, code, below, true));
    }
    return tryAll(steps);
  }

  function giving(person: number, day: number, below: number): Step[] {
    if (!mayGive(person * model.days + day)) return [];
    return [stepOf(person, 1, below, () => trial.give(person, day))].flat();
  }

  /** Ways to take a code: it is pending, it is open, or a colleague gives it up. */
  function taking(person: number, code: number, below: number, isExchange = false): Step[] {
    if (!mayFill(person, code, isExchange)) return [];
    const isFree = cells[cellOf(person, code)]! < 0;
    const take = (): void => {
      if (!isFree) trial.give(person, model.day[code]!);
      trial.take(person, code);
    };
    const [step] = [stepOf(person, 0, below, take)].flat();
    if (trial.pending.includes(code)) return step ? [step] : [];
    if (!step || left() <= 0) return [];
    const taken = trial.changes.reduce((sum, it) => sum + (it.code === code ? (it.isTaken ? 1 : -1) : 0), 0);
    const isOpen = taken < (places.get(code)?.length ?? 0);
    const steps = isOpen ? [step] : [];
    for (const other of holdersOf(code)) {
      const cell = cellOf(other, code);
      if (other === person || cells[cell] !== code || !mayGive(cell)) continue;
      const run = (): void => {
        trial.give(other, model.day[code]!);
        take();
      };
      steps.push({ excess: step.excess, cost: 1, run });
    }
    return steps;
  }

  return Object.assign(
    (code: number, most: number): Changes | null => {
      longest = most;
      const back = trial.mark();
      trial.add(code);
      const found = go();
      back();
      return found;
    },
    { isOver },
  );
}

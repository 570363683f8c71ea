import type { Shift } from '../../problem/problem.ts';
import type { Statement } from '../../model/model.ts';
import type { TrialRoster } from './trial-roster.ts';
import type { WhatIf } from './what-if.ts';

/** [days] How far from a changed day further work can mend an employee's row: a week, and a run beside it. */
const REACH = 7;

/** [rows] The work of a step beside counting its row. */
const STEP_WORK = 0.1;

/** One next step of a roster on trial: who takes a code, and whose it was; or who gives one up. */
export interface Step {
  /** What the employee's row then breaks more than at the start. */
  excess: number;
  /** The number of shifts that then wait for an employee in addition. */
  cost: number;
  run: () => void;
}

export interface StepOptions {
  /** The shift of the roster at the start in a cell, and whether it can change hands. */
  shiftIn: (cell: number) => Shift | undefined;
  mayMove: (shift: Shift) => boolean;
  /** Who can be assigned what, in addition to the rules. */
  mayTake?: (person: number, code: number) => boolean;
  /** The open shifts by code, the one to fill first: others can be filled on the way. */
  places: ReadonlyMap<number, readonly Shift[]>;
}

/** Single steps of one employee: what they give up or take, if the row that is left can still be mended. */
function ownSteps(what: WhatIf, trial: TrialRoster, { shiftIn, mayMove, mayTake }: StepOptions, left: () => number) {
  const { model, cells } = what;
  const mayGive = (cell: number): boolean => {
    const shift = cells[cell]! < 0 || trial.isTaken(cell) ? undefined : shiftIn(cell);
    return shift !== undefined && mayMove(shift);
  };
  /** Whether the employee is free for a code, or would be without the shift that they have then. */
  const mayFill = (person: number, code: number): boolean => {
    const cell = person * model.days + model.day[code]!;
    if (cells[cell]! >= 0 && (cells[cell] === code || left() <= 0 || !mayGive(cell))) return false;
    if (!what.allowed(person, code) || mayTake?.(person, code) === false) return false;
    return !trial.changes.some((change) => change.person === person && change.code === code);
  };

  /** The step, if what is then left to mend of the employee's row can still be mended. */
  function stepOf(person: number, cost: number, below: number, run: () => void): Step[] {
    const back = trial.mark();
    what.spend(STEP_WORK);
    run();
    const excess = trial.excess(person);
    const mayMend = excess === 0 || left() > 0 || trial.pending.length > 0;
    const isHopeful = left() >= 0 && mayMend && (excess < below || (excess === below && left() > 0));
    back();
    return isHopeful ? [{ excess, cost, run }] : [];
  }

  return {
    mayGive,
    give: (person: number, day: number, below: number): Step[] => {
      if (left() <= 0 || !mayGive(person * model.days + day)) return [];
      return stepOf(person, 1, below, () => trial.give(person, day));
    },
    /** An employee takes a code that waits for one, or that is open, and gives up the shift that they have then. */
    takeWaiting: (person: number, code: number, below: number): Step[] => {
      if (!mayFill(person, code)) return [];
      const isFree = cells[person * model.days + model.day[code]!]! < 0;
      return stepOf(person, isFree ? 0 : 1, below, () => {
        if (!isFree) trial.give(person, model.day[code]!);
        trial.take(person, code);
      });
    },
  };
}

/** @param left the moves that are still allowed, if every pending code takes one */
export function trialSteps(what: WhatIf, trial: TrialRoster, options: StepOptions, left: () => number) {
  const { model, cells } = what;
  const { mayGive, give, takeWaiting } = ownSteps(what, trial, options, left);

  /** Ways to take a code: it waits for an employee, it is open, or a colleague gives it up. */
  function take(person: number, code: number, below: number): Step[] {
    const waiting = takeWaiting(person, code, below);
    const [step] = waiting;
    if (!step || trial.pending.includes(code)) return waiting;
    if (left() <= 0) return [];
    const taken = trial.changes.reduce((sum, it) => sum + (it.code === code ? (it.isTaken ? 1 : -1) : 0), 0);
    const steps = taken < (options.places.get(code)?.length ?? 0) ? [step] : [];
    for (let other = 0; other < model.people; other++) {
      const cell = other * model.days + model.day[code]!;
      if (other === person || cells[cell] !== code || !mayGive(cell)) continue;
      const run = (): void => {
        trial.give(other, model.day[code]!);
        step.run();
      };
      steps.push({ excess: step.excess, cost: step.cost + 1, run });
    }
    return steps;
  }

  return {
    /** The employees who can take a code that waits for one. */
    takersOf: (code: number): Step[] =>
      Array.from({ length: model.people }, (_, person) => takeWaiting(person, code, Infinity)).flat(),
    /** What makes an employee's row less broken: giving up a shift, or taking one. */
    mending: (person: number): Step[] => {
      const below = trial.excess(person);
      const own = trial.changes.filter((change) => change.person === person).map(({ code }) => model.day[code]!);
      const steps: Step[] = [];
      for (let day = model.first; day <= model.last; day++) {
        steps.push(...give(person, day, below));
        if (own.every((changed) => Math.abs(changed - day) > REACH)) continue;
        for (let code = model.dayStart[day]!; code < model.dayStart[day + 1]!; code++)
          steps.push(...take(person, code, below));
      }
      return steps;
    },
    /** What makes one of some statements false. */
    denying: (statements: readonly Statement[]): Step[] =>
      statements.flatMap(({ person, codes, works }) =>
        works ? give(person, model.day[codes[0] ?? 0]!, Infinity) : codes.flatMap((it) => take(person, it, Infinity)),
      ),
  };
}

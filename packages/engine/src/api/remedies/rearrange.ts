// Ejection chains: a move that breaks a rule is followed by moves that mend it, until none is broken.
// Glover, "Ejection chains, reference structures and alternating path methods" (Discrete Applied Mathematics 1996).
import type { Shift } from '../../problem/problem.ts';
import type { JointRows } from '../trial/joint-rows.ts';
import { REARRANGE } from '../parameters.ts';
import type { rowMemo } from '../trial/row-memo.ts';
import { trialRoster } from '../trial/trial-roster.ts';
import { trialSteps, type Step, type StepOptions } from '../trial/trial-steps.ts';
import type { WhatIf } from '../trial/what-if.ts';

/** Who gets which shift. */
export type Changes = ReadonlyMap<Shift, string>;

export interface RearrangeOptions extends StepOptions {
  joint: JointRows | null;
  /** Judges changes exactly. */
  accept: (changes: Changes) => boolean;
  /** The maximum number of moved shifts. */
  longest: number;
  /** Whether to stop searching. */
  isOver: () => boolean;
  excessOf: ReturnType<typeof rowMemo>;
}

/**
 * The fewest moves that fill an open code without a breach, also where one employee has to take or to give up several
 * shifts, or two employees the same one. Null if none is found: until the end of the search, or at all. What mends most
 * is tried first; a move that makes the row that it should mend worse is not tried.
 */
export function rearrange(what: WhatIf, code: number, options: RearrangeOptions): Changes | null {
  const { places, joint, accept } = options;
  const trial = trialRoster(what, options.shiftIn, options.excessOf);
  let longest = 0;
  let refused = 0;
  const isOver = (): boolean => options.isOver() || refused > REARRANGE.refusals;
  const left = (): number => longest - trial.taken() - trial.pending.length;
  const steps = trialSteps(what, trial, options, left);

  /** What could follow; null if nothing is broken and no code waits for an employee. */
  function nextSteps(): Step[] | null {
    const person = trial.worse();
    if (person >= 0) return steps.mending(person);
    const waiting = trial.pending.at(-1);
    if (waiting !== undefined) return steps.takersOf(waiting);
    const broken = joint?.broken(what.cells, trial.changes);
    return broken ? steps.denying(broken) : null;
  }

  /** Each step is taken back if it leads nowhere. */
  function go(): Changes | null {
    const next = nextSteps();
    if (next === null) {
      const changes = trial.assigned(places);
      if (changes && accept(changes)) return changes;
      refused++;
      return null;
    }
    for (const { run } of next.sort((a, b) => a.excess - b.excess || a.cost - b.cost)) {
      if (isOver()) return null;
      const back = trial.mark();
      run();
      const found = go();
      back();
      if (found) return found;
    }
    return null;
  }

  for (longest = 1; longest <= options.longest && !isOver(); longest++) {
    const back = trial.mark();
    trial.add(code);
    const found = go();
    back();
    if (found) return found;
  }
  return null;
}

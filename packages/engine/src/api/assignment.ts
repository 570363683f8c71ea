import { contextOf } from '../model/context.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import type { AssignmentAnswer, PenaltyParts } from '../problem/remedy.ts';
import { judgePeople } from './judge.ts';
import { moved } from './repair/moved.ts';
import { JUDGED_EXCHANGES } from './parameters.ts';
import { penaltyChange, total } from './penalty-change.ts';
import { proofOf } from './roster-proof.ts';
import { NOTHING, whatIf, type WhatIf } from './trial/what-if.ts';

/** [employees, exchanges] The cheapest that are shown. */
const SHOWN = { others: 8, swaps: 5 } as const;

/**
 * Explains an assigned shift: its cost for the employee and the plan, who else could take it, and with whom it could be
 * exchanged, each judged as a whole roster. Locked shifts of colleagues are not offered for exchange. Null for an
 * unknown or open shift.
 */
export function explainAssignment(
  problem: Problem,
  shifts: readonly Shift[],
  shiftId: string,
): AssignmentAnswer | null {
  const context = contextOf(problem);
  const shift = shifts.find(({ id }) => id === shiftId);
  const person = problem.people.findIndex(({ id }) => id === shift?.employeeId);
  const owner = problem.people[person];
  if (!shift || !owner) return null;
  const without = moved(shifts, new Map([[shift, null]]));
  const what = whatIf(problem, shifts);
  const proof = proofOf(context, shifts);
  const changeOf = (changes: ReadonlyMap<Shift, string>): { penalty: number; parts: PenaltyParts } | null => {
    const after = moved(shifts, changes);
    const people = [owner.id, ...changes.values()];
    if (proof(after, people)?.length !== 0) return null;
    const parts = penaltyChange(context, shifts, after, new Set(people));
    return { penalty: total(parts), parts };
  };
  const others = problem.people.flatMap(({ id }) => {
    const change = id === owner.id ? null : changeOf(new Map([[shift, id]]));
    return change === null ? [] : [{ employeeId: id, ...change }];
  });
  const swaps = exchangesOf(what, person, shift).flatMap((other) => {
    const change = changeOf(
      new Map([
        [shift, other.employeeId ?? ''],
        [other, owner.id],
      ]),
    );
    return change === null ? [] : [{ employeeId: other.employeeId ?? '', shift: other, ...change }];
  });
  return {
    shift,
    parts: penaltyChange(context, without, shifts, new Set([owner.id])),
    violations: judgePeople(problem, shifts, [owner.id]).filter(({ shiftIds }) => shiftIds.includes(shiftId)),
    others: others.sort((a, b) => a.penalty - b.penalty).slice(0, SHOWN.others),
    swaps: swaps.sort((a, b) => a.penalty - b.penalty).slice(0, SHOWN.swaps),
  };
}

/** Shifts of colleagues that the compiled rules allow to be exchanged with this one, the cheapest exchanges first. */
function exchangesOf(what: WhatIf, owner: number, shift: Shift): Shift[] {
  const { model, cells, shiftAt } = what;
  const code = what.codeOf(shift);
  const found: { other: Shift; cost: number }[] = [];
  for (let person = 0; person < model.people && code >= 0; person++) {
    if (person === owner || !what.allowed(person, code)) continue;
    for (let day = model.first; day <= model.last; day++) {
      const other = shiftAt(person * model.days + day);
      const given = cells[person * model.days + day]!;
      if (!other || other.locked || given === code || given < 0) continue;
      const cost = what.delta(person, code, day) + what.delta(owner, given, model.day[code] ?? NOTHING);
      if (cost < Infinity) found.push({ other, cost });
    }
  }
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, JUDGED_EXCHANGES)
    .map(({ other }) => other);
}

import { inPeriod } from '../../problem/calendar.ts';
import { isFilled } from '../../problem/shift.ts';
import { isWork } from '../../problem/on-call.ts';
import type { Problem, Shift } from '../../problem/problem.ts';
import type { Disruption, Proposal } from '../../problem/remedy.ts';
import { overlap } from '../../problem/wall-clock.ts';
import { TOLERANCE } from '../../lp/tolerance.ts';
import { proposalOf, workOn, type MayTake, type RepairWork } from './repair-proposal.ts';

/** [proposals] The most that are made. */
const MOST_PROPOSALS = 3;

/**
 * The fewest changes to a published roster after employees fall ill, shifts are withdrawn or needs are added, without
 * new breaches: the fewest open shifts, then the fewest moved shifts of others, then the smallest penalty. The first
 * proposal is the best one; the others assign the shifts to other employees. Empty if there is nothing to do.
 * @param shifts all shifts of the period, as published
 */
export function repair(problem: Problem, shifts: readonly Shift[], disruption: Disruption): Proposal[] {
  const work = workOf(problem, shifts, disruption);
  const first = work && proposalOf(work, () => true, null);
  if (!work || !first) return [];
  const known = new Set([keyOf(first)]);
  const others = [withoutTakers(work, first), withoutBusiest(work, first)].flatMap((mayTake) => {
    const other = proposalOf(work, mayTake, first);
    if (!other || other.open.length > first.open.length || known.has(keyOf(other))) return [];
    known.add(keyOf(other));
    return { ...other, minimal: first.minimal && other.changes.length === first.changes.length };
  });
  return [first, ...others].sort(bySize).slice(0, MOST_PROPOSALS);
}

/** Late changes are part of the penalty: of two ways of the same size the cheaper one comes first. */
function bySize(a: Proposal, b: Proposal): number {
  const penalty = a.penalty - b.penalty;
  return (
    a.open.length - b.open.length ||
    a.changes.length - b.changes.length ||
    (Math.abs(penalty) < TOLERANCE.proof ? 0 : penalty)
  );
}

/** The first proposal of a repair alone; null: there is nothing to do, or none was found. */
export function firstRepair(problem: Problem, shifts: readonly Shift[], disruption: Disruption): Proposal | null {
  const work = workOf(problem, shifts, disruption);
  return work && proposalOf(work, () => true, null);
}

function workOf(problem: Problem, shifts: readonly Shift[], disruption: Disruption): RepairWork | null {
  const withdrawn = new Set(disruption.withdrawn);
  const roster = shifts.filter((shift) => !withdrawn.has(shift.id));
  const lost = roster.filter((shift) => isLost(problem, shift, disruption));
  const wanted = roster.filter((shift) => disruption.wanted.includes(shift.id) && !isFilled(shift) && isWork(shift));
  return lost.length + wanted.length === 0 ? null : workOn(problem, { roster, lost, wanted, disruption });
}

/** Shifts of absent employees that start late enough to be reassigned. */
export function isLost(problem: Problem, shift: Shift, { absences, from }: Disruption): boolean {
  // On-call time at home is assigned by hand, in whole weeks.
  if (!isWork(shift) || !inPeriod(problem, shift) || shift.start < from) return false;
  return absences.some((away) => {
    return away.employeeId === shift.employeeId && overlap(shift.start, shift.end, away.start, away.end) > 0;
  });
}

/** Proposals that assign the same shifts to the same employees are the same. */
function keyOf({ changes }: Proposal): string {
  return changes.map(({ shiftId, to }) => `${shiftId}|${to}`).join();
}

/** No one gets a shift that they got before. */
function withoutTakers({ what }: RepairWork, { changes }: Proposal): MayTake {
  const { people } = what.context.problem;
  const numberOf = new Map(people.map(({ id }, number) => [id, number]));
  const taken = new Set(
    changes.map(({ to, ...place }) => `${numberOf.get(to ?? '')}|${place.date}|${place.template}|${place.role}`),
  );
  return (person, code) => {
    const shift = what.model.shiftOf[code];
    return !taken.has(`${person}|${shift?.date}|${shift?.template}|${shift?.role}`);
  };
}

/** The employee who got the most shifts gets none. */
function withoutBusiest({ what }: RepairWork, { changes }: Proposal): MayTake {
  const counts = new Map<string, number>();
  for (const { to } of changes) if (to !== null) counts.set(to, (counts.get(to) ?? 0) + 1);
  const [busiest] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const number = what.context.problem.people.findIndex(({ id }) => id === busiest);
  return (person) => person !== number;
}

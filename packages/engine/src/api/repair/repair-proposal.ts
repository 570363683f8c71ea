import { inPeriod, withoutBudgets } from '../../problem/calendar.ts';
import { contextOf, type Context } from '../../model/context.ts';
import type { Instant, Problem, Shift } from '../../problem/problem.ts';
import type { Disruption, Proposal } from '../../problem/remedy.ts';
import { moved, moveOf } from './moved.ts';
import { penaltyChange, total } from '../penalty-change.ts';
import { jointRows } from '../trial/joint-rows.ts';
import { leastOpen } from './least-open.ts';
import { REPAIR } from '../parameters.ts';
import type { Changes } from '../remedies/rearrange.ts';
import { attemptRepair, type RepairLimits } from './repair-attempt.ts';
import { provedCount } from './repair-proof.ts';
import { repairState, type RepairState } from './repair-state.ts';
import { proofOf, type RosterProof } from '../roster-proof.ts';
import { whatIf, type WhatIf } from '../trial/what-if.ts';

/** Who can take a shift, by the employee's index and the shift's code. */
export type MayTake = (person: number, code: number) => boolean;

/** Data shared by all proposals of one repair. */
export interface RepairWork {
  /** The context of the problem including the absences. */
  context: Context;
  what: WhatIf;
  proof: RosterProof;
  roster: readonly Shift[];
  lost: readonly Shift[];
  wanted: readonly Shift[];
  disruption: Disruption;
}

export function workOn(
  problem: Problem,
  of: Pick<RepairWork, 'roster' | 'lost' | 'wanted' | 'disruption'>,
): RepairWork {
  const people = problem.people.map((person) => {
    const away = of.disruption.absences.filter(({ employeeId }) => employeeId === person.id);
    const blocks = away.map(({ start, end }) => ({ start, end, source: 'ill' as const }));
    return away.length === 0 ? person : { ...person, blocks: [...person.blocks, ...blocks] };
  });
  const context = contextOf({ ...withoutBudgets(problem), people });
  const before = moved(of.roster, new Map(of.lost.map((shift) => [shift, null])));
  const what = whatIf(context.problem, of.roster, [...of.lost, ...of.wanted]);
  return { ...of, context, what, proof: proofOf(context, before) };
}

/** No one is assigned a shift on the day after their absence, because it is not yet known whether they will be well. */
function mayReturn({ what, context: { problem }, disruption }: RepairWork): MayTake {
  const until = (end: Instant): Instant => {
    const last = problem.days.findLastIndex(({ startsAt }) => startsAt < end);
    return problem.days[last + 2]?.startsAt ?? Infinity;
  };
  const away = disruption.absences.map(({ employeeId, start, end }) => ({
    person: problem.people.findIndex(({ id }) => id === employeeId),
    start,
    until: until(end),
  }));
  return (person, code) => {
    const start = what.model.shiftOf[code]?.start ?? 0;
    return !away.some((one) => one.person === person && start >= one.start && start < one.until);
  };
}

/**
 * One way to fill the open shifts; null if none is valid. Afterwards the roster in `work` is the published one again.
 * @param best the best way, for one beside it; null: this is the best one, and is proved if it can be
 */
export function proposalOf(work: RepairWork, mayTake: MayTake, best: Proposal | null): Proposal | null {
  const joined = work.context.problem.rules;
  // The compiled rules do not cover joint rules, so with those every step is judged exactly; otherwise only the result
  // is.
  const stepwise = Boolean(joined?.pairs?.length ?? joined?.seniors?.length);
  const isWell = mayReturn(work);
  const limits = {
    mayTake: (person: number, code: number) => isWell(person, code) && mayTake(person, code),
    best,
  };
  const quick = stepwise ? null : attempt(work, { ...limits, stepwise: false });
  return quick ?? attempt(work, { ...limits, stepwise: true });
}

function attempt(
  work: RepairWork,
  { mayTake, best, stepwise }: { mayTake: MayTake; best: Proposal | null; stepwise: boolean },
): Proposal | null {
  const { context, what, proof, roster, lost, wanted, disruption } = work;
  const { problem } = context;
  const state = repairState(what, wanted);
  const published = state.mark();
  for (const shift of lost) state.lift(shift);
  what.restart();
  const empty = state.mark();
  const keeps = (changes: Changes): boolean => {
    const holders = new Map([...state.holders, ...changes]);
    return proof(moved(roster, holders), changedPeople(holders))?.length === 0;
  };
  const isSound = (): boolean => keeps(new Map());
  const mayMove = (shift: Shift): boolean =>
    inPeriod(problem, shift) && shift.start >= disruption.from && !disruption.kept.includes(shift.id);
  const places = [...lost, ...wanted];
  const least = best?.open.length ?? leastOpenOf(work, places, mayMove);
  const limits: RepairLimits = {
    mayMove,
    mayTake,
    isSound: stepwise ? isSound : () => true,
    keeps,
    joint: jointRows(what.model, Int32Array.from(what.cells)),
    work: REPAIR.work,
    rearranging: best ? REPAIR.rearranging.other : REPAIR.rearranging.best,
    enough: least,
  };
  attemptRepair(state, places, limits);
  let minimal = false;
  if (!best && isSound()) {
    const before = state.mark();
    const found = countsOf(state, places);
    empty();
    const proved = provedCount(state, places, { ...limits, isSound }, { found, leastOpen: least });
    minimal = proved.minimal;
    if (proved.open === found.open && proved.extra === found.extra) before();
  }
  const proposal = isSound() ? told(work, state, { places, minimal }) : null;
  published();
  return proposal;
}

/** How many of the places every roster leaves open. */
function leastOpenOf({ context, roster }: RepairWork, places: readonly Shift[], mayMove: (shift: Shift) => boolean) {
  const toWork = roster
    .filter((shift) => shift.employeeId !== null || places.includes(shift))
    .map((shift) => (places.includes(shift) ? { ...shift, employeeId: null } : shift));
  return leastOpen(context.problem, toWork, (shift) => !mayMove(shift));
}

function countsOf(state: RepairState, places: readonly Shift[]): { open: number; extra: number } {
  const open = places.filter((place) => state.holders.get(place) === null).length;
  const extra = [...state.holders].filter(([shift, holder]) => !places.includes(shift) && holder !== shift.employeeId);
  return { open, extra: extra.length };
}

function changedPeople(holders: RepairState['holders']): string[] {
  return [...new Set([...holders].flatMap(([shift, holder]) => [shift.employeeId ?? [], holder ?? []].flat()))];
}

function told(
  { context, roster }: RepairWork,
  state: RepairState,
  { places, minimal }: { places: readonly Shift[]; minimal: boolean },
): Proposal {
  const changes = [...state.holders].filter(([shift, holder]) => holder !== shift.employeeId);
  const people = new Set(changedPeople(state.holders));
  return {
    changes: changes
      .map(([shift, holder]) => moveOf(shift, holder))
      .sort((a, b) => a.start - b.start || (a.shiftId ?? '').localeCompare(b.shiftId ?? '')),
    open: places.filter((place) => state.holders.get(place) === null).map(({ id }) => id),
    penalty: total(penaltyChange(context, roster, moved(roster, state.holders), people)),
    minimal,
  };
}

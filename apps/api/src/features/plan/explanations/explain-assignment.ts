import type { explanations } from '@pamaina/contract';
import type { PenaltyParts, Weights } from '@pamaina/engine';
import { askerOf } from '../../../platform/auth/caller.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { engine } from '../../../platform/work/engine.ts';
import { readerOf, ruleText } from '../../../platform/text/rule-text.ts';
import { roundedParts, roundedPenalty } from '../months/index.ts';
import { loadMonthOf } from '../planning-input/index.ts';

/**
 * What an assigned shift costs, who else could work it, and with which shifts it could be swapped; penalties are
 * rounded to thousandths.
 * @throws `not_found`, also for an open shift
 */
export async function explainAssignment(call: Call<typeof explanations.explainAssignment>) {
  const { projectId, ...caller } = member(call);
  const id = call.params.id.toLowerCase();
  const { problem, shifts, project } = await call.deps.database.readInProject(projectId, (tx) => loadMonthOf(tx, id));
  const answer = await call.deps.work.run(askerOf(caller), engine.explainAssignment, [problem, shifts, id], {
    signal: call.signal,
  });
  if (!answer) throw new ProblemError('not_found');
  const names = new Map(problem.people.map((person) => [person.id, person.name]));
  const nameOf = (employeeId: string) => names.get(employeeId) ?? employeeId;
  const timeOf = (minutes: number) => localOf(project.time_zone, minutes * 60_000).time;
  const reader = readerOf(call, project.time_zone);
  const changesOf = (parts: PenaltyParts) => partChanges(parts, problem.weights);
  return {
    parts: roundedParts(answer.parts),
    changes: changesOf(answer.parts),
    warnings: answer.violations.map((violation) => ruleText(violation, reader)),
    others: answer.others.map(({ employeeId, penalty, parts }) => ({
      employee_id: employeeId,
      name: nameOf(employeeId),
      penalty: roundedPenalty(penalty),
      changes: changesOf(parts),
    })),
    swaps: answer.swaps.map(({ employeeId, shift, penalty, parts }) => ({
      employee_id: employeeId,
      name: nameOf(employeeId),
      penalty: roundedPenalty(penalty),
      changes: changesOf(parts),
      shift_id: shift.id,
      date: shift.date,
      template: shift.template,
      role: shift.role,
      start_time: timeOf(shift.start),
      end_time: timeOf(shift.end),
    })),
  };
}

/** The unit of each part, and the weight that turned its units into penalty (`Weights` of the engine). */
const UNITS: Readonly<Record<string, { unit: explanations.ChangeUnit; weight: Exclude<keyof Weights, 'rules'> }>> = {
  coverage: { unit: 'hours', weight: 'coverage' },
  law: { unit: 'times', weight: 'law' },
  'min-shifts': { unit: 'shifts', weight: 'minShifts' },
  'fair-hours': { unit: 'hours', weight: 'fairHours' },
  'fair-weekends': { unit: 'weekends', weight: 'fairWeekends' },
  'fair-nights': { unit: 'nights', weight: 'fairNights' },
  'fair-closings': { unit: 'closings', weight: 'fairClosings' },
  'fair-holidays': { unit: 'holidays', weight: 'fairHolidays' },
  'few-split-days': { unit: 'times', weight: 'splitDays' },
  wishes: { unit: 'times', weight: 'wishes' },
  stability: { unit: 'shifts', weight: 'stability' },
  cost: { unit: 'euro', weight: 'cost' },
  'overtime-cost': { unit: 'euro', weight: 'cost' },
  budget: { unit: 'euro', weight: 'budget' },
};

/** A change of fewer units than this is not noticeable. */
const SEEN = 0.05;

/**
 * A change of the penalty in understandable units, the largest part first: uncovered hours, hours or weekends away from
 * an even share, euro. Parts without a unit are left out.
 */
export function partChanges(parts: PenaltyParts, weights: Weights): explanations.PartChange[] {
  return Object.entries(parts)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .flatMap(([rule, penalty]) => {
      const known = UNITS[rule];
      const weight = known === undefined ? 0 : (weights[known.weight] ?? 1);
      if (known === undefined || weight === 0) return [];
      const amount = Math.round((penalty / weight) * 100) / 100;
      return Math.abs(amount) < SEEN ? [] : [{ rule, unit: known.unit, amount }];
    });
}

import type { answers } from '@pamaina/contract';
import type { PenaltyParts } from '@pamaina/engine';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { localOf } from '../../platform/time/zone.ts';
import { partChanges } from './part-changes.ts';
import { engine } from '../../platform/work/engine.ts';
import { roundedParts, roundedPenalty } from '../months/index.ts';
import { loadMonth, planOf } from '../planning-input/index.ts';
import { ruleText } from '../../platform/text/rule-text.ts';

/**
 * What an assigned shift costs, who else could work it, and with which shifts it could be swapped; penalties are
 * rounded to thousandths.
 * @throws `not_found`, also for an open shift
 */
export async function explainAssignment(call: Call<typeof answers.explainAssignment>) {
  const { projectId, accountId } = member(call);
  const id = call.params.id.toLowerCase();
  const { problem, shifts, project } = await call.deps.database.inProject(projectId, async (tx) => {
    const shift = await tx
      .selectFrom('shift')
      .select(['date', 'amendment', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!shift) throw new ProblemError('not_found');
    return loadMonth(tx, shift.date, planOf(shift));
  });
  const answer = await call.deps.work.run(accountId, engine.explainAssignment, [problem, shifts, id], {
    signal: call.signal,
  });
  if (!answer) throw new ProblemError('not_found');
  const names = new Map(problem.people.map((person) => [person.id, person.name]));
  const nameOf = (employeeId: string) => names.get(employeeId) ?? employeeId;
  const timeOf = (minutes: number) => localOf(project.time_zone, minutes * 60_000).time;
  const changesOf = (parts: PenaltyParts) => partChanges(parts, problem.weights);
  return {
    parts: roundedParts(answer.parts),
    changes: changesOf(answer.parts),
    warnings: answer.violations.map((violation) => ruleText(violation, call.language, project.time_zone)),
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

import type { schedule } from '@pamaina/contract';
import { candidates } from '@pamaina/engine';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { loadProblem } from './load-problem.ts';
import { ruleText } from './rule-text.ts';

/** Who could take a shift, best first, and what stops the others. @throws `not_found` */
export async function listCandidates(call: Call<typeof schedule.listCandidates>) {
  const { projectId } = member(call);
  const id = call.params.id.toLowerCase();
  return call.deps.database.inProject(projectId, async (tx) => {
    const shift = await tx
      .selectFrom('shift')
      .select('date')
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!shift) throw new ProblemError('not_found');
    const { start, end } = monthRange(Number(shift.date.slice(0, 4)), Number(shift.date.slice(5, 7)));
    const { problem, shifts, project } = await loadProblem(tx, projectId, start, end);
    const names = new Map(problem.people.map(({ id: person, name }) => [person, name]));
    return candidates(problem, shifts, id).map(({ employeeId, fits, blockedBy, costCents, minutesAfter }) => ({
      employee_id: employeeId,
      name: names.get(employeeId) ?? employeeId,
      fits,
      blocked_by: blockedBy.map((violation) => ruleText(violation, call.language, project.time_zone)),
      cost_cents: costCents,
      hours_after: Math.round((minutesAfter / 60) * 100) / 100,
    }));
  });
}

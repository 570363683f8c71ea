import type { schedule } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { candidatesOf } from './candidates-of.ts';
import { loadProblem } from '../planning-input/index.ts';

/** Who could take a shift, best first, and the reasons of the others. @throws `not_found` */
export async function listCandidates(call: Call<typeof schedule.listCandidates>) {
  const { projectId } = member(call);
  const id = call.params.id.toLowerCase();
  const loaded = await call.deps.database.inProject(projectId, async (tx) => {
    const shift = await tx
      .selectFrom('shift')
      .select('date')
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!shift) throw new ProblemError('not_found');
    const { start, end } = monthRange(Number(shift.date.slice(0, 4)), Number(shift.date.slice(5, 7)));
    return loadProblem(tx, projectId, start, end);
  });
  return candidatesOf(call, loaded, loaded.shifts, id);
}

import type { schedule } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { findProject, type ProjectRow } from '../projects/index.ts';
import { answerOf } from '../../platform/work/answer-of.ts';
import { taskOf } from '../../platform/work/task.ts';
import { judgeTargets, type JudgedHours, type MonthToJudge } from './judge-targets.ts';
import { loadProblem, monthOf, shiftColumns } from '../planning-input/index.ts';
import { shiftValues } from './shift-values.ts';

/** A view of weeks spans at most two months; more would read the database once for each. */
const MONTHS_MAX = 3;
/** The id of a shift that is not stored yet. */
const NEW = 'new';

const judging = taskOf(judgeTargets, new URL('./judge-targets.ts', import.meta.url).href);
/** For each target and shift of its month: 0.7 ms per target with 80 employees. */
const MS_EACH = 0.0005;

/** Which rules a shift would break for each of the given employees and days; nothing is stored. */
export async function judgeShift(call: Call<typeof schedule.judgeShift>) {
  const { projectId } = member(call);
  const read = await call.deps.database.inProject(projectId, async (tx) => {
    const project = await findProject(tx, projectId);
    const hours = await hoursOf(tx, project, call);
    const named = new Set(call.body.targets.map(({ date }) => monthOf(date)));
    if (named.size > MONTHS_MAX) throw fieldProblem('targets', 'too_many');
    const months = new Map<string, MonthToJudge>();
    for (const month of named) {
      const { start, end } = monthRange(Number(month.slice(0, 4)), Number(month.slice(5)));
      const { problem, shifts } = await loadProblem(tx, projectId, start, end);
      months.set(month, { problem, shifts });
    }
    const known = new Set([...months.values()].flatMap(({ problem }) => problem.people.map(({ id }) => id)));
    if (call.body.targets.some(({ employee_id }) => employee_id !== null && !known.has(employee_id)))
      throw fieldProblem('targets', 'employee_unknown');
    return { hours, months, zone: project.time_zone };
  });
  const { shift_id, targets } = call.body;
  const question = { id: shift_id?.toLowerCase() ?? NEW, hours: read.hours, zone: read.zone, language: call.language };
  const most = Math.max(...[...read.months.values()].map(({ shifts }) => shifts.length));
  return answerOf(call, judging, targets.length * most * MS_EACH, [...read.months], targets, question);
}

async function hoursOf(tx: Tx, project: ProjectRow, { body }: Call<typeof schedule.judgeShift>): Promise<JudgedHours> {
  if (body.shift) return shiftValues(tx, project, { ...body.shift, employee_id: null });
  if (body.shift_id === undefined) throw fieldProblem('shift', 'required');
  const row = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where('project_id', '=', project.id)
    .where('id', '=', body.shift_id.toLowerCase())
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return row;
}

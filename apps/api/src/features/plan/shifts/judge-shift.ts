import { clockTimeOf, monthOf } from '@pamaina/contract';
import type { schedule } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { shiftInstants } from '../../../platform/time/zone.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { imaginedShift, loadMonth, shiftColumns, type ShiftRow } from '../planning-input/index.ts';
import { findProject, type ProjectRow } from '../../access/projects/index.ts';
import { judgeTargets, type MonthToJudge } from './judge-targets.ts';
import { shiftValues, type ShiftValues } from './begin-edit.ts';

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
  const { shift_id, targets } = call.body;
  const { hours, months, zone } = await call.deps.database.inProject(projectId, async (tx) => {
    const project = await findProject(tx);
    const judged = await hoursOf(tx, project, call);
    const named = new Set(targets.map(({ date }) => monthOf(date)));
    if (named.size > MONTHS_MAX) throw fieldProblem('targets', 'too_many');
    const loaded: [string, MonthToJudge][] = [];
    for (const month of named) {
      const { problem, shifts } = await loadMonth(tx, month);
      loaded.push([month, { problem, shifts }]);
    }
    const known = new Set(loaded.flatMap(([, { problem }]) => problem.people.map(({ id }) => id)));
    if (targets.some(({ employee_id }) => employee_id !== null && !known.has(employee_id)))
      throw fieldProblem('targets', 'employee_unknown');
    return { hours: judged, months: loaded, zone: project.time_zone };
  });
  const id = shift_id?.toLowerCase() ?? NEW;
  const shiftOn = new Map(targets.map(({ date }) => [date, shiftAt(date, { ...hours, id }, zone)]));
  const most = Math.max(...months.map(([, { shifts }]) => shifts.length));
  const question = { shiftOn, reader: readerOf(call, zone) };
  return answerOf(call, judging, targets.length * most * MS_EACH, months, targets, question);
}

/** The fields of the shift that are the same on every day. */
type Hours = Pick<ShiftValues, 'start_time' | 'end_time' | 'break_minutes' | 'template' | 'role' | 'on_call'> & {
  cut?: ShiftRow['cut'];
};

async function hoursOf(tx: Tx, project: ProjectRow, { body }: Call<typeof schedule.judgeShift>): Promise<Hours> {
  if (body.shift) return shiftValues(tx, project, { ...body.shift, employee_id: null });
  if (body.shift_id === undefined) throw fieldProblem('shift', 'required');
  const row = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where('id', '=', body.shift_id.toLowerCase())
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  return row;
}

function shiftAt(date: string, hours: Hours & { id: string }, zone: string) {
  const [from, to] = [clockTimeOf(hours.start_time), clockTimeOf(hours.end_time)];
  const { startsAt, endsAt } = shiftInstants(zone, date, from, to);
  const [starts_at, ends_at] = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()];
  return imaginedShift({ ...hours, date, starts_at, ends_at, employee_id: null });
}

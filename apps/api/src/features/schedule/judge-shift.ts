import type { schedule } from '@pamaina/contract';
import { judgePeople, type Shift, type Violation } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { monthRange, shiftInstants } from '../../platform/time/zone.ts';
import { findProject, type ProjectRow } from '../projects/index.ts';
import { loadProblem, type LoadedPeriod } from './load-problem.ts';
import { monthOf } from './refresh-warnings.ts';
import { ruleText } from './rule-text.ts';
import { shiftColumns } from './shift-row.ts';
import { shiftValues, type ShiftValues } from './shift-values.ts';

/** A view of weeks spans two months at most; more would read the database once for each. */
const MONTHS_MAX = 3;
/** The name under which a shift that is not stored yet is judged. */
const NEW = 'new';

type Hours = Pick<ShiftValues, 'start_time' | 'end_time' | 'break_minutes' | 'template' | 'role'>;

/** Which rules a shift would break with each of some people on each of some days; nothing is stored. */
export async function judgeShift(call: Call<typeof schedule.judgeShift>) {
  const { projectId } = member(call);
  return call.deps.database.inProject(projectId, async (tx) => {
    const project = await findProject(tx, projectId);
    const hours = await hoursOf(tx, project, call);
    const named = new Set(call.body.targets.map(({ date }) => monthOf(date)));
    if (named.size > MONTHS_MAX) throw fieldProblem('targets', 'too_many');
    const months = new Map<string, LoadedPeriod>();
    for (const month of named) {
      const { start, end } = monthRange(Number(month.slice(0, 4)), Number(month.slice(5)));
      months.set(month, await loadProblem(tx, projectId, start, end));
    }
    const known = new Set([...months.values()].flatMap(({ problem }) => problem.people.map(({ id }) => id)));
    if (call.body.targets.some(({ employee_id }) => employee_id !== null && !known.has(employee_id)))
      throw fieldProblem('targets', 'employee_unknown');
    return call.body.targets.map(({ date, employee_id }) => {
      const broken =
        employee_id === null
          ? []
          : wouldBreak(months.get(monthOf(date)), project, {
              id: call.body.shift_id?.toLowerCase() ?? NEW,
              date,
              employee_id,
              hours,
            });
      const isRefused = broken.some(({ severity }) => severity === 'hard');
      const verdict = isRefused ? ('refused' as const) : broken.length > 0 ? ('consent' as const) : ('ok' as const);
      return {
        date,
        employee_id,
        verdict,
        rules: broken.map((violation) => ruleText(violation, call.language, project.time_zone)),
      };
    });
  });
}

async function hoursOf(tx: Tx, project: ProjectRow, { body }: Call<typeof schedule.judgeShift>): Promise<Hours> {
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

function wouldBreak(
  loaded: LoadedPeriod | undefined,
  project: ProjectRow,
  { id, date, employee_id, hours }: { id: string; date: string; employee_id: string; hours: Hours },
): Violation[] {
  if (!loaded) return [];
  const { startsAt, endsAt } = shiftInstants(
    project.time_zone,
    date,
    hours.start_time.slice(0, 5),
    hours.end_time.slice(0, 5),
  );
  const shift: Shift = {
    id,
    date,
    template: hours.template,
    role: hours.role,
    start: startsAt / 60_000,
    end: endsAt / 60_000,
    breakMinutes: hours.break_minutes,
    employeeId: employee_id,
    locked: false,
  };
  const others = loaded.shifts.filter((other) => other.id !== id);
  return judgePeople(loaded.problem, [...others, shift], [employee_id]).filter(
    ({ severity, shiftIds }) => severity !== 'soft' && shiftIds.includes(id),
  );
}

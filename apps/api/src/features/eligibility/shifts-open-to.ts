import { candidates } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { loadProblem } from '../planning-input/index.ts';

/** Enough for one list, and each costs a check of the rules. */
const JUDGED_MAX = 100;

/**
 * The open published shifts that an employee can work within the rules, soonest first; each is checked in its month, as
 * an approval checks it.
 * @param now an instant
 */
export async function shiftsOpenTo(
  tx: Tx,
  projectId: string,
  { employeeId, now }: { employeeId: string; now: string },
) {
  const open = await tx
    .selectFrom('shift')
    .innerJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'shift.project_id').on('employee.id', '=', employeeId),
    )
    .select(['shift.id', 'shift.date', 'shift.start_time', 'shift.end_time', 'shift.template', 'shift.role'])
    .where('shift.project_id', '=', projectId)
    .where('shift.status', '=', 'published')
    .where('shift.employee_id', 'is', null)
    .where('shift.former_name', 'is', null)
    .where('shift.starts_at', '>', now)
    .where((where) => where(where.ref('shift.role'), '=', where.fn.any('employee.roles')))
    .orderBy('shift.starts_at')
    .orderBy('shift.id')
    .limit(JUDGED_MAX)
    .execute();
  const months = Map.groupBy(open, ({ date }) => date.slice(0, 7));
  const allowed: typeof open = [];
  for (const [month, ofMonth] of months) {
    const { start, end } = monthRange(Number(month.slice(0, 4)), Number(month.slice(5)));
    const { problem, shifts } = await loadProblem(tx, projectId, start, end);
    const mayWork = (id: string) =>
      candidates(problem, shifts, id)
        .find((candidate) => candidate.employeeId === employeeId)
        ?.blockedBy.every(({ severity }) => severity !== 'hard') ?? false;
    allowed.push(...ofMonth.filter(({ id }) => mayWork(id)));
  }
  return allowed;
}

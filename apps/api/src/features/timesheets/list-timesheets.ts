import type { timesheets } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { readFigures, withFigures } from './kept-figures.ts';
import { readSheet } from './read-sheet.ts';

/**
 * Scheduled against worked: a manager reads everyone's or one employee's, an employee the own whatever the query.
 * Locked months have the figures from when they were locked.
 */
export async function listTimesheets(call: Call<typeof timesheets.listTimesheets>) {
  const caller = member(call);
  const { start, end, employee_id } = call.query;
  const employeeId = caller.role === 'manager' ? employee_id : employeeOf(caller);
  const { reckon, kept } = await call.deps.database.inProject(caller.projectId, async (tx) => ({
    reckon: await readSheet(tx, { start, end, employeeId, now: call.deps.now() }),
    kept: await readFigures(tx, { start, end }),
  }));
  return withFigures(reckon(), kept);
}

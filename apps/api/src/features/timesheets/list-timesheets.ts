import type { timesheets } from '@pamaina/contract';
import { lawPacks } from '@pamaina/engine';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { reckonTeam } from '../analytics/index.ts';
import { presentTimesheets } from './present-timesheets.ts';
import { readBooks } from './read-books.ts';
import { readPlanned } from './read-planned.ts';

/** Planned against worked: a manager reads everybody's or one person's, an employee the own whatever is asked for. */
export async function listTimesheets(call: Call<typeof timesheets.listTimesheets>) {
  const caller = member(call);
  const { start, end, employee_id } = call.query;
  const range = { start, end };
  const employeeId = caller.role === 'manager' ? employee_id : employeeOf(caller);
  const { books, planned } = await call.deps.database.inProject(caller.projectId, async (tx) => ({
    books: await readBooks(tx, caller.projectId, { ...range, employeeId, now: call.deps.now() }),
    planned: await readPlanned(tx, caller.projectId, { ...range, employeeId }),
  }));
  const { law_pack } = books.team;
  const mealBreak = law_pack === 'none' ? undefined : lawPacks[law_pack].mealBreak;
  return presentTimesheets({ range, reckoned: reckonTeam(books, range), planned, mealBreak, now: call.deps.now() });
}

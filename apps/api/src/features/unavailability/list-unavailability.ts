import type { unavailability } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { findProject } from '../projects/index.ts';
import { listBlocks } from './absences.ts';
import { presentUnavailability } from './present-unavailability.ts';

/** Employees' unavailability: a manager sees everyone's or one employee's, an employee the own whatever the query. */
export async function listUnavailability(call: Call<typeof unavailability.listUnavailability>) {
  const caller = member(call);
  const { start, end, employee_id } = call.query;
  const who = caller.role === 'manager' ? employee_id : employeeOf(caller);
  const blocks = await call.deps.database.inProject(caller.projectId, async (tx) =>
    listBlocks(tx, await findProject(tx), start, end, who),
  );
  return blocks.map(presentUnavailability);
}

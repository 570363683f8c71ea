import type { employees } from '@pamaina/contract';
import { claimIdentities } from '../../../platform/auth/accounts.ts';
import { identityKey } from '../../../platform/auth/identity-key.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { countForeignIds } from './employee-ids.ts';
import { employeeColumns, readEmployee, writtenFields } from './employee-columns.ts';
import { readEmploymentFields, readInFull, replaceTerms, todayOf, withEmployment } from './employment-fields.ts';

/**
 * Adds an employee. The ID is claimed among all IDs and usernames of the system, so that of two concurrent calls one
 * wins.
 * @throws `id_taken`, `too_many_requests` after many IDs of other projects
 */
export async function createEmployee(call: ProjectCall<typeof employees.createEmployee>) {
  const { username } = call.caller;
  const { id, ...given } = call.body;
  const { fields: body, lastDay = null, terms } = readEmploymentFields(given);
  const key = identityKey(id);
  await countForeignIds(call, 0);
  const { tx } = call;
  const { first_day, probation_end } = body;
  if (first_day != null && lastDay !== null && lastDay < first_day)
    throw fieldProblem('employment_end', 'before_first_day');
  if (first_day != null && probation_end != null && probation_end < first_day)
    throw fieldProblem('probation_end', 'before_first_day');
  if ((await claimIdentities(tx, [key])) === 0) {
    const own = tx.selectFrom('employee').select('id');
    if (!(await own.where('identity_key', '=', key).executeTakeFirst())) await countForeignIds(call, 1);
    throw new ProblemError('id_taken');
  }
  const row = await tx
    .insertInto('employee')
    .values({ id, identity_key: key, ...writtenFields(body), last_day: lastDay })
    .returning(employeeColumns)
    .executeTakeFirstOrThrow();
  const employee = readEmployee(row);
  const details = { id, name: employee.name, roles: employee.roles };
  await recordActivity(tx, { action_type: 'employee.created', actor: username, details });
  const [inFull] = terms === undefined ? [] : await withEmployment(tx, [employee]);
  if (terms !== undefined && inFull !== undefined) {
    const today = await todayOf(tx, call.now);
    await replaceTerms(tx, { person: employee, before: inFull.terms, terms, caller: call.caller, today });
  }
  return readInFull(tx, id);
}

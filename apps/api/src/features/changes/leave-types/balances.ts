import { yearOf } from '@pamaina/contract';
import type { leaveTypes } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { namesOfUsers, recordActivity, withNames } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { readLeaveTypes } from './leave-rules.ts';
import { balancesOf, readBalanceBooks } from './read-balances.ts';

/** What is left: a manager asks for everybody or one person, an employee gets the own, whatever the query. */
export async function listLeaveBalances(call: ProjectCall<typeof leaveTypes.listLeaveBalances>) {
  const { tx, caller, query } = call;
  const today = localOf(caller.timeZone, call.now).date;
  const employeeId = caller.role === 'manager' ? query.employee_id : employeeOf(caller);
  const year = query.year ?? yearOf(today);
  const people = employeeId === undefined ? undefined : [employeeId];
  return balancesOf(await readBalanceBooks(tx, { first: year, last: year, people }), year, { today });
}

const correctionsOf = (tx: Tx) =>
  tx
    .selectFrom('leave_correction')
    .select(['id', 'employee_id', 'type', 'year', 'reason', 'created_by', 'created_at'])
    .select(sql<number>`amount::float8`.as('amount'))
    .$castTo<Omit<leaveTypes.LeaveCorrection, 'created_by_name'>>();

export async function listLeaveCorrections(call: ProjectCall<typeof leaveTypes.listLeaveCorrections>) {
  const { tx, caller, query } = call;
  const { year } = query;
  const employeeId = caller.role === 'manager' ? query.employee_id : employeeOf(caller);
  const rows = await correctionsOf(tx)
    .$if(employeeId !== undefined, (rows) => rows.where('employee_id', '=', employeeId ?? ''))
    .$if(year !== undefined, (rows) => rows.where('year', '=', year ?? 0))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return withNames(tx, rows, ['created_by', 'created_at']);
}

/** Corrects a balance. @throws `invalid` for somebody unknown, and a type that keeps no balance */
export async function correctLeaveBalance(call: ProjectCall<typeof leaveTypes.correctLeaveBalance>) {
  const { tx, body, caller } = call;
  const { employee_id, type, year, amount } = body;
  // Who is deleted meanwhile is waited for.
  const person = await tx
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employee_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!person) throw fieldProblem('employee_id', 'employee_unknown');
  const types = await readLeaveTypes(tx);
  if (!types.some(({ code, balance, archived }) => code === type && balance === type && !archived))
    throw fieldProblem('type', 'balance_of_none');
  const id = randomUUIDv7();
  await tx
    .insertInto('leave_correction')
    .values({ id, ...body, created_by: caller.username })
    .execute();
  // The reason can name an illness: it stays with the correction, and goes with the person.
  const details = { employee_id, type, year, amount };
  await recordActivity(tx, { action_type: 'time_off.corrected', actor: caller.username, details });
  await notify(tx, [
    {
      kind: 'time_off_answered',
      variant: 'corrected',
      subject: id,
      to: { employees: [employee_id] },
      facts: { start_date: `${year}-01-01`, end_date: `${year}-12-31` },
    },
  ]);
  const made = await correctionsOf(tx).where('id', '=', id).executeTakeFirstOrThrow();
  const nameOf = await namesOfUsers(tx, [made.created_by]);
  return { ...made, created_by_name: nameOf(made.created_by, made.created_at) };
}

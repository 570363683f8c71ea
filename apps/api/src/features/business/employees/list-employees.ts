import type { employees } from '@pamaina/contract';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { employeeColumns, readEmployee } from './employee-columns.ts';
import { withEmployment } from './employment-fields.ts';

/** The employees of the project by name, as its country sorts them; who has left comes only if asked for. */
export async function listEmployees(call: ProjectCall<typeof employees.listEmployees>) {
  const { tx } = call;
  const { employed } = call.query;
  const today = localOf(call.caller.timeZone, call.now).date;
  const rows = await tx
    .selectFrom('employee')
    .select(employeeColumns)
    .select(picturePathOf)
    .$if(employed === 'now', (query) => query.where(isHere(today)))
    .$if(employed === 'former', (query) => query.where('last_day', '<', today))
    .orderBy(byName(tx, 'name'))
    .orderBy('id')
    .execute();
  return withEmployment(tx, rows.map(readEmployee));
}

/** Path of the employee's profile picture; null without one. */
const picturePathOf = (employee: ExpressionBuilder<Tables, 'employee'>) =>
  employee
    .selectFrom('account')
    .innerJoin('picture', 'picture.account_id', 'account.id')
    .select(sql<string>`'/pictures/' || picture.id`.as('path'))
    .whereRef('account.project_id', '=', 'employee.project_id')
    .whereRef('account.employee_id', '=', 'employee.id')
    .as('picture');

/** The names of the project's employees by ID. */
export async function namesOf(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('employee').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Whether a row of `employee` has not left by a day: who begins later has not, either.
 * @param day a local date, or an expression for one
 */
export const isHere = (day: string | RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`(employee.last_day is null or employee.last_day >= ${day})`;

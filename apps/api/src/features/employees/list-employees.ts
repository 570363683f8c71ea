import type { employees } from '@pamaina/contract';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { employeeColumns } from './employee-columns.ts';

/** The employees of the project by name, in Lithuanian sort order. */
export function listEmployees(call: Call<typeof employees.listEmployees>) {
  const { projectId } = member(call);
  return call.deps.database.inProject(projectId, (tx) =>
    tx
      .selectFrom('employee')
      .select(employeeColumns)
      .select(picturePathOf)
      .where('project_id', '=', projectId)
      .orderBy('name', (order) => order.collate('lt-x-icu'))
      .orderBy('id')
      .execute(),
  );
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

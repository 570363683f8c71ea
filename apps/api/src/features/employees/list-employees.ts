import type { employees } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { employeeColumns } from './employee-columns.ts';

/** The people of the project by name, as Lithuanian sorts them. */
export function listEmployees(call: Call<typeof employees.listEmployees>) {
  const { projectId } = member(call);
  return call.deps.database.inProject(projectId, (tx) =>
    tx
      .selectFrom('employee')
      .select(employeeColumns)
      .where('project_id', '=', projectId)
      .orderBy('name', (order) => order.collate('lt-x-icu'))
      .orderBy('id')
      .execute(),
  );
}

import type { privacy } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';

/** Deleted employees, latest first; those whose data was erased only by number. */
export function listFormer(call: Call<typeof privacy.listFormer>) {
  const { projectId } = member(call);
  return call.deps.database.inProject(projectId, (tx) =>
    tx
      .selectFrom('former_employee')
      .select(['id', 'number', 'employee_id', 'name', 'left_at', 'erased_at'])
      .where('project_id', '=', projectId)
      .orderBy('number', 'desc')
      .execute(),
  );
}

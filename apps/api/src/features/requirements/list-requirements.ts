import type { requirements } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { requirementColumns } from './requirement-columns.ts';

/** The weekly standard, then the date exceptions; by template and role within each. */
export function listRequirements(call: Call<typeof requirements.listRequirements>) {
  const { projectId } = member(call);
  return call.deps.database.inProject(projectId, (tx) =>
    tx
      .selectFrom('requirement')
      .select(requirementColumns)
      .where('project_id', '=', projectId)
      .orderBy('date', (order) => order.asc().nullsFirst())
      .orderBy('template', (order) => order.collate('lt-x-icu'))
      .orderBy('role', (order) => order.collate('lt-x-icu'))
      .orderBy('weekday')
      .execute(),
  );
}

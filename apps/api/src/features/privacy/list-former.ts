import type { privacy } from '@pamaina/contract';
import type { ProjectCall } from '../../platform/http/route.ts';

/** Deleted employees, latest first; those whose data was erased only by number. */
export async function listFormer(call: ProjectCall<typeof privacy.listFormer>) {
  const { tx } = call;
  return tx
    .selectFrom('former_employee')
    .select(['id', 'number', 'employee_id', 'name', 'left_at', 'erased_at'])
    .orderBy('number', 'desc')
    .execute();
}

import type { requirements } from '@pamaina/contract';
import type { ProjectCall } from '../../platform/http/route.ts';
import { requirementColumns } from './requirement-columns.ts';

/** The weekly standard, then the date exceptions; by template and role within each. */
export async function listRequirements(call: ProjectCall<typeof requirements.listRequirements>) {
  const { tx } = call;
  return tx
    .selectFrom('requirement')
    .select(requirementColumns)
    .orderBy('date', (order) => order.asc().nullsFirst())
    .orderBy('template', (order) => order.collate('lt-x-icu'))
    .orderBy('role', (order) => order.collate('lt-x-icu'))
    .orderBy('weekday')
    .execute();
}

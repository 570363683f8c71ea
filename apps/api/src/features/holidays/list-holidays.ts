import type { holidays } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { holidayColumns } from './holiday-columns.ts';

/** The project's holidays by date. */
export function listHolidays(call: Call<typeof holidays.listHolidays>) {
  const { projectId } = member(call);
  return call.deps.database.inProject(projectId, (tx) =>
    tx.selectFrom('holiday').select(holidayColumns).where('project_id', '=', projectId).orderBy('date').execute(),
  );
}

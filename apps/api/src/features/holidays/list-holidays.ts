import type { holidays } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { holidayRows } from './holiday-rows.ts';

/** The project's own rows by date; of a year that is asked for, its public holidays too. */
export function listHolidays(call: Call<typeof holidays.listHolidays>) {
  const { projectId } = member(call);
  const { year } = call.query;
  return call.deps.database.inProject(projectId, (tx) => {
    const rows = holidayRows(tx, projectId, call.language);
    return year === undefined
      ? rows.where('version', '>', 0).execute()
      : rows.where((where) => where.between('date', `${year}-01-01`, `${year}-12-31`)).execute();
  });
}

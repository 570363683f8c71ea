import type { holidays } from '@pamaina/contract';
import type { ProjectCall } from '../../platform/http/route.ts';
import { holidayRows } from './holiday-rows.ts';

/** The project's own rows by date; of a year that is asked for, its public holidays too. */
export async function listHolidays(call: ProjectCall<typeof holidays.listHolidays>) {
  const { year } = call.query;
  const { tx } = call;
  const rows = holidayRows(tx, call.language);
  return year === undefined
    ? rows.where('version', '>', 0).execute()
    : rows.where((where) => where.between('date', `${year}-01-01`, `${year}-12-31`)).execute();
}

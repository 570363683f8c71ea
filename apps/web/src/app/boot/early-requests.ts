import { homeRange } from '../../features/schedule/model/home-range.ts';
import { monthOfWeek, monthWeeks, isMonth } from '../../features/schedule/model/months.ts';
import { apiAddress } from '../../lib/http/api-address.ts';

/**
 * What the page at an address requests first, beside the user: the requests that would otherwise wait until its scripts
 * have run. Without the contract's schemas, because this is a part of the document itself.
 * @param today the local date, `YYYY-MM-DD`
 */
export function earlyRequests(path: string, search: string, today: string): string[] {
  const me = apiAddress('/users/me');
  if (path === '/manager') return [me, apiAddress('/dashboard/manager-stats'), apiAddress('/ledger')];
  if (path === '/worker') return [me, scheduleOf(homeRange(today)), apiAddress('/dashboard/worker-stats')];
  if (path !== '/manager/calendar') return [me];
  const query = new URLSearchParams(search);
  const month = query.get('month');
  if (month === null && query.has('from')) return [me];
  return [
    me,
    scheduleOf(monthWeeks(isMonth(month) ? month : monthOfWeek(today))),
    apiAddress('/employees?employed=all'),
  ];
}

const scheduleOf = (range: { start: string; end: string }) =>
  apiAddress(`/schedule?${new URLSearchParams({ start: range.start, end: range.end }).toString()}`);

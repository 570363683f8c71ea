import type { Ability, session } from '@pamaina/contract';
import { homeRange } from '../../lib/schedule/home-range.ts';
import { monthOfView, monthWeeks, isMonth } from '../../lib/schedule/months.ts';
import { apiAddress } from '../../lib/http/api-address.ts';

/** What the last visit stored of the user, unchecked (`writeCachedUser`). */
type Kept = Partial<Record<'id' | 'role' | 'project_id' | 'project_role' | 'abilities', unknown>>;

/** The user as last stored, if the token is of the same account, area and project; else null. */
export function keptUser(stored: string | null, { sub, role, project_id }: session.TokenContents): Kept | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as Kept | null;
    return kept?.id === sub && kept.role === role && kept.project_id === project_id ? kept : null;
  } catch {
    return null;
  }
}

/**
 * What the page at an address requests first, beside the user: the requests that would otherwise wait until its scripts
 * have run. What the user may not read, or might not, is not requested. Without the contract's schemas, because this is
 * a part of the document itself.
 * @param today the local date, `YYYY-MM-DD`
 * @param isPhone one day is shown at a time
 */
export function earlyRequests(
  path: string,
  search: string,
  { today, isPhone }: { today: string; isPhone: boolean },
  user: Kept | null,
): string[] {
  const me = apiAddress('/users/me');
  const can = (ability: Ability) => Array.isArray(user?.abilities) && user.abilities.includes(ability);
  if (path === '/worker') return [me, inRange('/schedule', homeRange(today)), apiAddress('/dashboard/worker-stats')];
  if (!can('plan.read')) return [me];
  if (path === '/manager') {
    const stats = [me, apiAddress('/dashboard/manager-stats')];
    return can('hours.read') && user?.project_role !== 'lead' ? [...stats, apiAddress('/ledger')] : stats;
  }
  if (path !== '/manager/calendar') return [me];
  const query = new URLSearchParams(search);
  const month = query.get('month');
  if (month === null && query.has('from')) return [me];
  const view = query.get('view') ?? (isPhone ? 'day' : 'week');
  const range = monthWeeks(isMonth(month) ? month : monthOfView(view, today));
  const needs = [apiAddress('/templates'), apiAddress('/requirements'), inRange('/unavailability', range)];
  const plan = [me, inRange('/schedule', range), ...needs];
  return can('people.read') ? [...plan, apiAddress('/employees?employed=all')] : plan;
}

const inRange = (path: string, { start, end }: { start: string; end: string }) =>
  apiAddress(`${path}?${new URLSearchParams({ start, end }).toString()}`);

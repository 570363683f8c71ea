import type { analytics } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { localOf } from '../../platform/time/zone.ts';
import { plannedDays } from '../schedule/index.ts';
import { listAbsences } from '../unavailability/index.ts';
import { periodRange, wholePeriods } from './period-range.ts';
import { presentDays, presentDepartments, presentPeople, presentRoles } from './present-analytics.ts';
import { readTeam, readWork } from './read-work.ts';
import { reckonTeam, type Books } from './reckon-team.ts';
import { tally, totalsOf } from './tally.ts';

/** A period and the one before: read in three statements, reckoned up after the transaction, which it would only hold open. */
export async function getAnalytics(call: Call<typeof analytics.getAnalytics>) {
  const { projectId } = member(call);
  const { period } = call.query;
  const { books, current, previous } = await call.deps.database.inProject(projectId, async (tx) => {
    const team = await readTeam(tx, projectId);
    const ranges = periodRange(period, localOf(team.time_zone, call.deps.now()).date);
    const around = wholePeriods(team, { start: ranges.previous.start, end: ranges.current.end });
    const work = await readWork(tx, projectId, around);
    const absences = await listAbsences(tx, projectId, around);
    const list = plannedDays(team.time_zone, around.start, around.end, team.holidays);
    const days = { list, index: new Map(list.map(({ date }, index) => [date, index])) };
    return { books: { team, days, absences, work } satisfies Books, ...ranges };
  });
  const reckoned = reckonTeam(books, { start: previous.start, end: current.end });
  const now = tally(books, reckoned, current);
  const unpaid = new Set(
    books.team.people.filter(({ hourly_rate_cents }) => hourly_rate_cents === null).map(({ id }) => id),
  );
  return {
    period,
    ...current,
    previous,
    currency: 'EUR' as const,
    totals: totalsOf(now),
    previous_totals: totalsOf(tally(books, reckoned, previous)),
    series: presentDays(now),
    by_employee: presentPeople(now),
    by_role: presentRoles(now),
    by_department: presentDepartments(now),
    without_rate: now.people.filter(({ id, sums }) => id !== null && unpaid.has(id) && sums.filled > 0).length,
  };
}

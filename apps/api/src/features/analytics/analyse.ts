import type { DateRange } from './period-range.ts';
import { presentDays, presentDepartments, presentPeople, presentRoles } from './present-analytics.ts';
import type { CountedShift } from './read-work.ts';
import { reckonTeam, type Books } from './reckon-team.ts';
import { tally, totalsOf } from './tally.ts';

/** Calculates a period and the one before from their books. A task for a worker thread: plain data in and out. */
export function analyse(
  books: Books<CountedShift>,
  { current, previous }: { current: DateRange; previous: DateRange },
) {
  const reckoned = reckonTeam(books, { start: previous.start, end: current.end });
  const now = tally(books, reckoned, current);
  const unpaid = new Set(
    books.team.people.filter(({ hourly_rate_cents }) => hourly_rate_cents === null).map(({ id }) => id),
  );
  return {
    totals: totalsOf(now),
    previous_totals: totalsOf(tally(books, reckoned, previous)),
    series: presentDays(now),
    by_employee: presentPeople(now),
    by_role: presentRoles(now),
    by_department: presentDepartments(now),
    without_rate: now.people.filter(({ id, sums }) => id !== null && unpaid.has(id) && sums.filled > 0).length,
  };
}

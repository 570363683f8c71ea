import { collatorOf, type analytics } from '@pamaina/contract';
import { roundedDays } from '@pamaina/engine';
import type { DateRange } from './period-range.ts';
import type { CountedShift } from './read-work.ts';
import { reckonCost, withoutRate } from './reckon-cost.ts';
import type { Books } from './reckon-team.ts';
import { tally, totalsOf, type Tally } from './tally.ts';
import { emptySums, hoursOf, presentSums, type Sums } from './sums.ts';

/** Calculates a period and the one before from their books. A task for a worker thread: plain data in and out. */
export function analyse(
  books: Books<CountedShift>,
  { current, previous }: { current: DateRange; previous: DateRange },
) {
  const reckoned = reckonCost(books, { start: previous.start, end: current.end });
  const now = tally(books, reckoned, current);
  const names = collatorOf(books.team.country);
  return {
    totals: totalsOf(now),
    previous_totals: totalsOf(tally(books, reckoned, previous)),
    series: presentDays(now),
    by_employee: presentPeople(now),
    by_role: presentRoles(now, names),
    by_department: presentDepartments(now, names),
    without_rate: withoutRate(books, current).size,
  };
}

/** Figures per employee. The fair share of weekends is in proportion to the hours worked. */
function presentPeople({ people, all }: Tally): analytics.Person[] {
  const weekends = people.reduce((sum, person) => sum + person.weekends, 0);
  return people.map(({ id, name, department, norm, weekends: own, holidays, sums }) => ({
    employee_id: id,
    name,
    department,
    shifts: sums.filled,
    hours: hoursOf(sums.minutes),
    norm_hours: norm === null ? null : hoursOf(norm),
    overtime_hours: hoursOf(sums.overtime),
    night_hours: hoursOf(sums.night),
    weekend_shifts: own,
    fair_weekend_shifts: all.minutes === 0 ? 0 : Math.round((weekends * sums.minutes * 10) / all.minutes) / 10,
    holiday_shifts: holidays,
    holiday_hours: hoursOf(sums.holiday),
    absence_days: roundedDays(sums.absences),
    cost_cents: Math.round(sums.cents),
    late_cents: Math.round(sums.late),
  }));
}

function presentDays({ days }: Tally): analytics.Day[] {
  return [...days].map(([date, sums]) => ({ date, ...presentSums(sums) }));
}

/** Figures per role, by name. */
function presentRoles({ roles }: Tally, names: Intl.Collator): analytics.Group[] {
  return [...roles]
    .map(([name, { sums, people }]) => ({ name, people: people.size, ...presentSums(sums) }))
    .sort((a, b) => names.compare(a.name, b.name));
}

/** Figures per department; those without one last. The department of open shifts is unknown. */
function presentDepartments({ people }: Tally, names: Intl.Collator): analytics.Group[] {
  const groups = Map.groupBy(people, ({ department }) => department);
  return [...groups]
    .map(([name, members]) => ({
      name,
      people: members.filter(({ id }) => id !== null).length,
      ...presentSums(members.map(({ sums }) => sums).reduce(plus, emptySums())),
    }))
    .sort((a, b) => Number(a.name === null) - Number(b.name === null) || names.compare(a.name ?? '', b.name ?? ''));
}

function plus(left: Sums, right: Sums): Sums {
  const sum = { ...left };
  for (const key of Object.keys(sum) as (keyof Sums)[]) sum[key] += right[key];
  return sum;
}

import { monthNumberOf, monthOf, yearOf } from '@pamaina/contract';
import type { ledger } from '@pamaina/contract';
import { together } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { addDays, localOf, mondayOf, monthRange } from '../../../platform/time/zone.ts';
import {
  accountingPeriods,
  hoursOf,
  monthsOf,
  normsOf,
  readKnownMonths,
  readTeam,
  type DateRange,
} from '../analytics/index.ts';
import { readDays } from '../../plan/planning-input/index.ts';
import { listAbsences } from '../../business/unavailability/index.ts';
import { readCountedDays } from './read-counted.ts';

/**
 * One person's hours against the norm through an accounting period, as the ledger reckons them: clocked days as
 * clocked, others as planned, and of months that nobody planned yet the norm.
 * @throws `not_found`
 */
export async function getCourse(call: Call<typeof ledger.getCourse>) {
  const { projectId } = member(call);
  const { employee_id } = call.query;
  const read = await call.deps.database.readInProject(projectId, async (tx) => {
    const team = await readTeam(tx);
    if (!team.people.some(({ id }) => id === employee_id)) throw new ProblemError('not_found');
    const today = localOf(team.time_zone, call.deps.now()).date;
    const date = call.query.date ?? today;
    const month = monthRange(yearOf(date), monthNumberOf(date));
    const [period = month] = accountingPeriods(team.accounting_start, team.accounting_months, month);
    const [absences, days, list, known] = await together(tx, () => [
      listAbsences(tx, period),
      readCountedDays(tx, { employeeId: employee_id, ...period, today }),
      readDays(tx, team, period),
      readKnownMonths(tx, { ...period, today }),
    ]);
    return { team, today, period, absences, days, list, known };
  });
  const { team, today, period, absences, days, list, known } = read;
  const [first] = days;
  const worked = first === undefined ? [] : [{ person: employee_id, isGone: false, date: first.date }];
  const normOf = normsOf({ team, days: { list }, absences }, worked);
  // Of a month that nobody planned, the norm up to the date stands for the hours.
  const unknown = monthsOf(period).filter(({ start }) => !known.has(monthOf(start)));
  const expectedTo = (end: string) =>
    unknown
      .filter(({ start }) => start <= end)
      .reduce(
        (sum, one) => sum + (normOf(employee_id, { start: one.start, end: one.end < end ? one.end : end }) ?? 0),
        0,
      );
  const points = weekEnds(period).map((date) => {
    const norm = normOf(employee_id, { start: period.start, end: date });
    const counted = days.reduce(
      (sum, day) => sum + (day.date <= date && known.has(monthOf(day.date)) ? day.minutes : 0),
      0,
    );
    return { date, norm_hours: norm === null ? null : hoursOf(norm), hours: hoursOf(counted + expectedTo(date)) };
  });
  return { ...period, today, points };
}

/** The Sundays of a period, and its last day. */
function weekEnds({ start, end }: DateRange): string[] {
  const ends: string[] = [];
  for (let sunday = addDays(mondayOf(start), 6); sunday < end; sunday = addDays(sunday, 7)) ends.push(sunday);
  return [...ends, end];
}

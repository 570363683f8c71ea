import { countWork, type ShiftMinutes, type WorkSum } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays } from '../../../platform/time/zone.ts';
import { type CalendarDay, plannedDays } from './calendar-days.ts';
import { type Hours, minutesOf } from './minutes.ts';

/** What a month that is over came to, by week, person and role. */
interface CountedMonth {
  stored: WorkSum[];
  /** By the engine, from what was planned and clocked. */
  recounted: WorkSum[];
}

/**
 * What is stored of a month beside what the engine makes of its rows: nothing but the rows is common to the two. A test
 * and the recount hold one to the other.
 * @param month its first day
 */
export async function checkSums(tx: Tx, month: string): Promise<CountedMonth> {
  const first = Temporal.PlainDate.from(month);
  const end = first.add({ months: 1 }).toString();
  // Whether its last days were missed is known of a whole month alone.
  const [from, to] = [first.subtract({ months: 1 }).toString(), addDays(end, 1)];
  const { zone } = await tx
    .selectFrom('project')
    .select('time_zone as zone')
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const work = await readRows(tx, { month, end, from, to });
  const days = plannedDays(zone, from, to, work.calendar);
  const recounted = countWork({ ...work, days, roles: new Map(work.people.map(({ id, role }) => [id, role])) });
  const stored = await tx
    .selectFrom('worked_sum')
    .select(['month', 'week', 'employee_id as person', 'role', 'first', 'minutes', 'shifts', 'weekends', 'nights'])
    .select(['night_minutes as nightMinutes', 'closings', 'holidays'])
    .where('month', '=', month)
    .execute();
  return { stored: stored.toSorted(inOrder), recounted: recounted.filter((sum) => sum.month === month).sort(inOrder) };
}

const keyOf = ({ week, person, role }: WorkSum) => JSON.stringify([week, person, role]);
const inOrder = (a: WorkSum, b: WorkSum) => (keyOf(a) < keyOf(b) ? -1 : 1);

type Rows = Omit<Parameters<typeof countWork>[0], 'days' | 'roles'> & {
  calendar: CalendarDay[];
  people: { id: string; role: string }[];
};

async function readRows(
  tx: Tx,
  { month, end, from, to }: Record<'month' | 'end' | 'from' | 'to', string>,
): Promise<Rows> {
  const minutes = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) / 60)::integer`;
  const { rows } = await sql<Rows>`select
    (select coalesce(json_agg(json_build_object('date', date, 'person', employee_id, 'role', role, 'start', ${minutes('starts_at')},
        'end', ${minutes('ends_at')}, 'breakMinutes', break_minutes, 'isPublished', status = 'published')), '[]')
      from work_shift where project_id = ${tx.projectId} and employee_id is not null and date between ${from} and ${to}) as planned,
    (select coalesce(json_agg(json_build_object('date', date, 'person', employee_id, 'start', ${minutes('started_at')},
        'end', ${minutes('ended_at')}, 'isOpen', state = 'open', 'breakMinutes', break_minutes)), '[]')
      from time_entry where project_id = ${tx.projectId} and employee_id is not null and not is_additional and state <> 'void'
        and date between ${from} and ${to}) as clocked,
    (select coalesce(json_agg(json_build_object('person', employee_id, 'from', start_date, 'to', end_date,
        'decidedAt', ${minutes('decided_at')})), '[]')
      from time_off where project_id = ${tx.projectId} and status = 'approved' and start_date <= ${end} and end_date >= ${from}) as leaves,
    (select coalesce(json_agg(json_build_object('date', date, 'closed', closed, 'is_public', is_public)), '[]')
      from calendar_day where project_id = ${tx.projectId} and date >= ${month} and date < ${end}) as calendar,
    (select coalesce(json_agg(json_build_object('id', id, 'role', roles[1])), '[]')
      from employee where project_id = ${tx.projectId}) as people`.execute(tx);
  return rows[0] ?? { planned: [], clocked: [], leaves: [], calendar: [], people: [] };
}

/** The hours of a project's shifts whose stored minutes are not those that the engine counts now. */
export async function checkMinutes(tx: Tx): Promise<{ stored: number; different: Hours[] }> {
  const { rows } = await sql<Hours & ShiftMinutes & { is_due: boolean | null }>`
    select distinct shift.date, shift.starts_at, shift.ends_at, shift.break_minutes, is_due, stored.minutes, night_minutes as night,
      holiday_minutes as holiday, is_night as "isNight", is_holiday as "isHoliday", weekend
    from shift left join shift_minutes as stored using (project_id, date, starts_at, ends_at, break_minutes)
    where project_id = ${tx.projectId}`.execute(tx);
  const counted = rows.length === 0 ? [] : await minutesOf(tx, rows);
  const isSame = (index: number) => {
    const { is_due, ...stored } = rows[index] ?? { is_due: true };
    const { is_due: _, ...now } = counted[index] ?? { is_due: true };
    return is_due === false && JSON.stringify(stored) === JSON.stringify(now);
  };
  return { stored: rows.length, different: rows.filter((_, index) => !isSame(index)) };
}

import { absenceTypes, type AbsenceType, type timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { datesBetween } from '../../../platform/time/zone.ts';

interface Granted extends Pick<timeOff.TimeOff, 'employee_id' | 'start_date' | 'end_date'> {
  /** Of the law. */
  type: AbsenceType;
  /** The instants of the absence, of which these days can be a part: a night shift may go on into the next one. */
  starts_at: string;
  ends_at: string;
  /** Of some hours of one day, not of whole days. */
  isHours: boolean;
}

/**
 * The published scheduled hours of an employee on the days of an absence that is being granted, in net minutes by the
 * date on which each shift starts: they lower the norm (LT12, DK 115). A day off has 0, a day of a month without
 * published shifts is missing. Hours of a day have the part of the shifts that lies in them; where none does, the day
 * of leave is missing, because its hours themselves are what the employee needn't work, and that of an illness has 0.
 * Every day of an absence that is not justified has 0. A shift opened by an absence that was undone counts while no one
 * else has it. One statement.
 * @param opened IDs of the shifts that the absence took; those that had begun by then are still the person's
 */
export async function scheduledMinutes(
  tx: Tx,
  { type, employee_id, start_date, end_date, starts_at, ends_at, isHours }: Granted,
  opened: readonly string[],
): Promise<Record<string, number>> {
  // What has begun is still theirs, and counts as worked as planned where nobody clocks: nothing of it is lost then.
  const clocks = sql`exists (
    select from time_entry entry where entry.project_id = work_shift.project_id and entry.employee_id = ${employee_id}
      and entry.state <> 'void' and not entry.is_additional
      and date_trunc('month', entry.date) = date_trunc('month', work_shift.date)
  )`;
  if (!absenceTypes[type].lowersNorm)
    return Object.fromEntries(datesBetween(start_date, end_date).map((date) => [date, 0]));
  const { rows } = await sql<{ date: string; minutes: number }>`
    with held as (
      select date, sum(case when not ${isHours} then minutes when employee_id = ${employee_id} and not ${clocks} then 0
          else minutes * minutes_between(greatest(starts_at, ${starts_at}), least(ends_at, ${ends_at})) / minutes_between(starts_at, ends_at)
        end) as minutes
      from work_shift
      where project_id = ${tx.projectId} and status = 'published' and (not ${isHours} or starts_at < ${ends_at} and ends_at > ${starts_at}) and (
        employee_id = ${employee_id} and date between ${start_date} and ${end_date}
        or id = any(${opened}::uuid[])
        or employee_id is null and former_name is null and starts_at < ${ends_at} and ends_at > ${starts_at} and id in (
          select unnest(opened) from time_off
          where project_id = ${tx.projectId} and employee_id = ${employee_id} and status = 'cancelled'
        )
      ) group by date
    ), published as (
      select day::date as date from generate_series(${start_date}::date, ${end_date}::date, interval '1 day') as day
      where (not ${isHours} or ${type} = 'sick_leave') and exists (
        select from shift where project_id = ${tx.projectId} and status = 'published'
          and date >= date_trunc('month', day)::date and date < (date_trunc('month', day) + interval '1 month')::date
      )
    )
    select date, round(coalesce(minutes, 0))::integer as minutes from held full join published using (date)`.execute(
    tx,
  );
  return Object.fromEntries(rows.map(({ date, minutes }) => [date, minutes]));
}

import { absenceTypes, type AbsenceType, type timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { datesBetween } from '../../platform/time/zone.ts';

interface Granted extends Pick<timeOff.TimeOff, 'employee_id' | 'start_date' | 'end_date'> {
  /** Of the law. */
  type: AbsenceType;
  /** Its instants. */
  starts_at: string;
  ends_at: string;
}

/**
 * The published scheduled hours of an employee on the days of an absence that is being granted, in net minutes by the
 * date on which each shift starts: they lower the norm (LT12, DK 115). A day off has 0, a day of a month without
 * published shifts is missing. Every day of an absence that is not justified has 0. A shift opened by an absence that
 * was undone counts while no one else has it. One statement.
 * @param opened IDs of the shifts that the absence took; those that had begun by then are still the person's
 */
export async function scheduledMinutes(
  tx: Tx,
  { type, employee_id, start_date, end_date, starts_at, ends_at }: Granted,
  opened: readonly string[],
): Promise<Record<string, number>> {
  if (!absenceTypes[type].lowersNorm)
    return Object.fromEntries(datesBetween(start_date, end_date).map((date) => [date, 0]));
  const { rows } = await sql<{ date: string; minutes: number }>`
    with held as (
      select date, sum(minutes) as minutes from work_shift
      where project_id = ${tx.projectId} and status = 'published' and (
        employee_id = ${employee_id} and date between ${start_date} and ${end_date}
        or id = any(${opened}::uuid[])
        or employee_id is null and former_name is null and starts_at < ${ends_at} and ends_at > ${starts_at} and id in (
          select unnest(opened) from time_off
          where project_id = ${tx.projectId} and employee_id = ${employee_id} and status = 'cancelled'
        )
      ) group by date
    ), published as (
      select day::date as date from generate_series(${start_date}::date, ${end_date}::date, interval '1 day') as day
      where exists (
        select from shift where project_id = ${tx.projectId} and status = 'published'
          and date >= date_trunc('month', day)::date and date < (date_trunc('month', day) + interval '1 month')::date
      )
    )
    select date, coalesce(minutes, 0)::integer as minutes from held full join published using (date)`.execute(tx);
  return Object.fromEntries(rows.map(({ date, minutes }) => [date, minutes]));
}

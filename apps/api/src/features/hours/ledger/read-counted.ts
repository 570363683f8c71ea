import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DateRange } from '../analytics/index.ts';
import { isCounted } from '../../plan/planning-input/index.ts';

/** One person's month; minutes. */
export interface CountedMonth {
  employee_id: string;
  /** `YYYY-MM`. */
  month: string;
  /** Clocked days as they were clocked, others as they are planned unless they were missed. */
  counted: number;
  /** As they were clocked. */
  worked: number;
  /** As they are planned, whether anybody clocked or not. */
  planned: number;
  /** Published, behind today and not worked, without an excuse. */
  missed: number;
  /** The first date with any of it. */
  first: string;
}

/** What counts in the months of a range. One statement. */
export async function readCounted(
  tx: Tx,
  { start, end, today }: DateRange & { today: string },
): Promise<CountedMonth[]> {
  const { rows } = await sql<CountedMonth>`
    with counted as (
      select employee_id, date, sum(minutes) as counted, sum(minutes) filter (where status = 'clocked') as worked, 0 as planned
      from counted_work where project_id = ${tx.projectId} and date between ${start} and ${end} and ${isCounted(today)} group by 1, 2
    ), days as (
      select employee_id, date, counted, worked, planned, 0 as missed from counted
      union all
      select employee_id, date, 0, 0, minutes, 0
      from work_shift where project_id = ${tx.projectId} and date between ${start} and ${end} and employee_id is not null
      union all
      select employee_id, date, 0, 0, 0, minutes
      from counted_work where project_id = ${tx.projectId} and date between ${start} and ${end} and date < ${today}
        and status = 'published' and not ${isCounted(today)}
    )
    select employee_id, to_char(date, 'YYYY-MM') as month, sum(counted)::integer as counted, coalesce(sum(worked), 0)::integer as worked,
      sum(planned)::integer as planned, sum(missed)::integer as missed, min(date) as first
    from days group by 1, 2`.execute(tx);
  return rows;
}

/** What counts of a day, earliest first, of everyone or of one person. One statement. */
export async function readCountedDays(
  tx: Tx,
  { start, end, today, employeeId = null }: DateRange & { today: string; employeeId?: string | null },
): Promise<{ employee_id: string; date: string; minutes: number }[]> {
  const { rows } = await sql<{ employee_id: string; date: string; minutes: number }>`
    select employee_id, date, sum(minutes)::integer as minutes from counted_work
    where project_id = ${tx.projectId} and (${employeeId}::text is null or employee_id = ${employeeId})
      and date between ${start} and ${end} and ${isCounted(today)}
    group by 1, 2 order by 2`.execute(tx);
  return rows;
}

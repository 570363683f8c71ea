import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { mondayOf } from '../../platform/time/zone.ts';
import type { DateRange } from '../analytics/index.ts';
import { isCounted } from '../planning-input/index.ts';

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
  /** What exceeds the contract's hours from Monday to Sunday. */
  weekly_overtime: number;
  /** The first date with any of it. */
  first: string;
}

/**
 * What counts in the months of a range. Overtime of a week is that of its last hours, as payroll has it; a week that
 * began before the range is looked at whole. One statement.
 */
export async function readCounted(
  tx: Tx,
  { start, end, today }: DateRange & { today: string },
): Promise<CountedMonth[]> {
  const { rows } = await sql<CountedMonth>`
    with counted as (
      select employee_id, date, sum(minutes) as counted, sum(minutes) filter (where status = 'clocked') as worked, 0 as planned
      from counted_work where project_id = ${tx.projectId} and date between ${mondayOf(start)} and ${end} and ${isCounted(today)} group by 1, 2
    ), running as (
      select counted.*, 60 * contract_hours_in(${tx.projectId}, employee_id, date_trunc('week', date)::date) as contract, sum(counted) over (
          partition by employee_id, date_trunc('week', date) order by date
        ) as until
      from counted
    ), days as (
      select employee_id, date, counted, worked, planned, 0 as missed,
        greatest(0, until - contract) - greatest(0, until - counted - contract) as weekly_overtime
      from running where date >= ${start}
      union all
      select employee_id, date, 0, 0, extract(epoch from ends_at - starts_at) / 60 - break_minutes, 0, 0
      from work_shift where project_id = ${tx.projectId} and date between ${start} and ${end} and employee_id is not null
      union all
      select employee_id, date, 0, 0, 0, minutes, 0
      from counted_work where project_id = ${tx.projectId} and date between ${start} and ${end} and date < ${today}
        and status = 'published' and not ${isCounted(today)}
    )
    select employee_id, to_char(date, 'YYYY-MM') as month, sum(counted)::integer as counted, coalesce(sum(worked), 0)::integer as worked,
      sum(planned)::integer as planned, sum(missed)::integer as missed, round(sum(weekly_overtime))::integer as weekly_overtime, min(date) as first
    from days group by 1, 2`.execute(tx);
  return rows;
}

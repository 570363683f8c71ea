import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { DateRange } from '../analytics/index.ts';

/** One person's month; minutes. */
export interface CountedMonth {
  employee_id: string;
  /** `YYYY-MM`. */
  month: string;
  /** Clocked days as they were clocked, all others as they are planned. */
  counted: number;
  /** As they were clocked. */
  worked: number;
  /** As they are planned, whether anybody clocked or not. */
  planned: number;
  /** The first date with any of it. */
  first: string;
}

/** Shifts on so many days of a month are a plan, published or not; a single draft is none. */
const DAYS_OF_A_PLAN = 7;

/** What counts in the months of a range, and which of them are planned. One statement. */
export async function readCounted(tx: Tx, projectId: string, { start, end }: DateRange) {
  const { rows } = await sql<{ months: CountedMonth[]; planned: string[] }>`
    with live as (
      select employee_id, date, status, extract(epoch from ends_at - starts_at) / 60 - break_minutes as minutes
      from shift where project_id = ${projectId} and date between ${start} and ${end}
    ), counted as (
      select employee_id, date, minutes as counted, case status when 'clocked' then minutes else 0 end as worked, 0 as planned
      from counted_work where project_id = ${projectId} and date between ${start} and ${end}
      union all
      select employee_id, date, 0, 0, minutes from live where employee_id is not null
    ), months as (
      select employee_id, to_char(date, 'YYYY-MM') as month, sum(counted)::integer as counted, sum(worked)::integer as worked,
        sum(planned)::integer as planned, min(date) as first
      from counted group by 1, 2
    )
    select (select coalesce(json_agg(months), '[]') from months) as months,
      (select coalesce(json_agg(month), '[]') from (
        select to_char(date, 'YYYY-MM') as month from live
        group by 1 having bool_or(status = 'published') or count(distinct date) >= ${DAYS_OF_A_PLAN}
      ) as plans) as planned`.execute(tx);
  return rows[0] ?? { months: [], planned: [] };
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, minuteOf } from '../../../platform/time/zone.ts';
import type { DateRange } from '../analytics/index.ts';
import { wasExcused } from '../../plan/planning-input/index.ts';

interface Row {
  id: string;
  date: string;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  minutes: number;
  role: string;
  on_call: 'at_work' | null;
  person: string;
  is_gone: boolean;
  name: string;
  is_locked: boolean;
  /** Granted time off covers the date, and the shift had started when it was granted. */
  is_absent: boolean;
}

/** A published assigned shift that is work; epoch minutes. */
export interface Planned extends Row {
  start: number;
  end: number;
}

/** The published shifts of a range and of the day before and after it, by start. One statement. */
export async function readPlanned(
  tx: Tx,
  { start, end, employeeId }: DateRange & { employeeId?: string | undefined },
): Promise<Planned[]> {
  const { rows } = await sql<Row>`
    select shift.id, date, starts_at, ends_at, break_minutes, minutes, role, on_call, employee_id is null as is_gone,
      coalesce(employee_id, former_name) as person, coalesce(employee.name, former_name) as name,
      exists (
        select from timesheet_month locked
        where locked.project_id = shift.project_id and month = date_trunc('month', shift.date)::date and locked_at is not null
      ) as is_locked,
      ${wasExcused} as is_absent
    from work_shift as shift left join employee on employee.project_id = shift.project_id and employee.id = shift.employee_id
    where shift.project_id = ${tx.projectId} and date between ${addDays(start, -1)} and ${addDays(end, 1)} and status = 'published'
      and coalesce(employee_id, former_name) is not null
      and (${employeeId ?? null}::text is null or employee_id = ${employeeId ?? null})
    order by starts_at, shift.id`.execute(tx);
  return rows.map((row) => ({ ...row, start: minuteOf(row.starts_at), end: minuteOf(row.ends_at) }));
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { minuteOf } from '../../../platform/time/zone.ts';
import type { DateRange, Work } from '../analytics/index.ts';
import { readBreaks } from '../time-clock/index.ts';

interface Row {
  id: string;
  employee_id: string | null;
  name: string;
  date: string;
  state: 'open' | 'closed' | 'unclear';
  started_at: string;
  ended_at: string | null;
  breaks: unknown;
  break_minutes: number;
  note: string | null;
  source: 'app' | 'kiosk' | 'manager' | 'schedule';
  is_stated: boolean;
  is_late: boolean;
  is_additional: boolean;
  approved_at: string | null;
  approved_by: string | null;
  version: number;
  is_corrected: boolean;
  is_locked: boolean;
  is_rest_day: boolean;
  role: string | null;
}

/** An entry as clocked, and as the engine calculates with it. */
export interface Entry extends Work {
  row: Row;
}

/**
 * The entries of a range, earliest first, in any state but void. One statement. A rest day is one on which the
 * published schedule of the month has no shift for the employee (DK 144), nor one across midnight that the entry is
 * for; additional work has none.
 */
export async function readEntries(
  tx: Tx,
  { start, end, employeeId }: DateRange & { employeeId?: string | undefined },
): Promise<Entry[]> {
  const { rows } = await sql<Row>`
    select entry.id, employee_id, coalesce(employee.name, former_name) as name, date, state, started_at, ended_at, breaks,
      break_minutes, note, source, is_stated, is_late, is_additional, approved_at, approved_by, entry.version, employee.roles[1] as role,
      exists (
        select from time_entry_version past where past.project_id = entry.project_id and past.entry_id = entry.id
      ) as is_corrected,
      exists (
        select from timesheet_month locked
        where locked.project_id = entry.project_id and month = date_trunc('month', entry.date)::date and locked_at is not null
      ) as is_locked,
      employee_id is not null and not is_additional and exists (
        select from shift planned where planned.project_id = entry.project_id and planned.status = 'published'
          and planned.date >= date_trunc('month', entry.date)::date
          and planned.date < (date_trunc('month', entry.date) + interval '1 month')::date
      ) and not exists (
        select from shift where shift.project_id = entry.project_id and shift.employee_id = entry.employee_id
          and shift.date between entry.date - 1 and entry.date + 1 and status = 'published'
          and clocked_for(entry.date, entry.started_at, shift.date, shift.starts_at, shift.ends_at)
      ) as is_rest_day
    from time_entry entry
    left join employee on employee.project_id = entry.project_id and employee.id = entry.employee_id
    where entry.project_id = ${tx.projectId} and date between ${start} and ${end} and state <> 'void'
      and (${employeeId ?? null}::text is null or employee_id = ${employeeId ?? null})
    order by started_at, entry.id`.execute(tx);
  return rows.map(toEntry);
}

function toEntry(row: Row): Entry {
  const start = minuteOf(row.started_at);
  const breaks = readBreaks(row.breaks);
  return {
    row,
    date: row.date,
    start,
    // An entry without an end counts nothing.
    end: row.ended_at === null ? start : minuteOf(row.ended_at),
    breaks: breaks.map((pause) => ({ start: minuteOf(pause.start), end: minuteOf(pause.end) })),
    // A manager who corrects an entry states how long its breaks were, not when.
    breakMinutes: breaks.length > 0 ? 0 : row.break_minutes,
    isRestDay: row.is_rest_day,
    isAdditional: row.is_additional,
    role: row.role ?? '',
    person: row.employee_id ?? row.name,
    isGone: row.employee_id === null,
  };
}

import type { dashboard } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { addDays } from '../../platform/time/zone.ts';
import { todayLines, type TodayAbsence, type TodayEntry, type TodayShift } from './today-lines.ts';

/** A business without clock events for this long has no time clock. */
const CLOCK_DAYS = 14;

interface Row {
  has_clock: boolean;
  shifts: TodayShift[];
  entries: TodayEntry[];
  absences: TodayAbsence[];
}

/**
 * The today board of a project (`TodayLine`), in one statement.
 * @param today the project's date
 * @param now epoch milliseconds
 */
export async function readToday(
  tx: Tx,
  { today, now }: { today: string; now: number },
): Promise<dashboard.TodayLine[]> {
  const yesterday = addDays(today, -1);
  const moment = new Date(now).toISOString();
  const person = sql`'employee_id', employee.id, 'phone', employee.phone`;
  const { rows } = await sql<Row>`
    select
      exists(select from time_entry entry
        join clock_event event on event.project_id = entry.project_id and event.entry_id = entry.id
        where entry.project_id = ${tx.projectId} and date between ${addDays(today, -CLOCK_DAYS)} and ${today}) as has_clock,
      (select coalesce(json_agg(json_build_object(
          'id', shift.id, 'date', date, 'start_time', to_char(start_time, 'HH24:MI'),
          'end_time', to_char(end_time, 'HH24:MI'), 'starts_at', starts_at, 'ends_at', ends_at, 'on_call', on_call,
          'role', role, 'status', status, 'employee_name', coalesce(employee.name, former_name), ${person}
        ) order by starts_at, role, employee.name), '[]')
        from shift left join employee on employee.project_id = shift.project_id and employee.id = shift.employee_id
        where shift.project_id = ${tx.projectId} and date between ${yesterday} and ${today}
          and (amendment is null or status = 'published')) as shifts,
      (select coalesce(json_agg(json_build_object(
          'id', entry.id, 'role', employee.roles[1], 'state', state, 'started_at', started_at, 'ended_at', ended_at,
          'break_started_at', break_started_at, 'is_additional', is_additional, 'employee_name', employee.name, ${person}
        ) order by started_at), '[]')
        from time_entry entry join employee on employee.project_id = entry.project_id and employee.id = entry.employee_id
        where entry.project_id = ${tx.projectId} and state <> 'void'
          and (state = 'open' or date between ${yesterday} and ${today})) as entries,
      (select coalesce(json_agg(json_build_object(
          'id', away.id, 'type', leave.type, 'starts_at', away.starts_at, 'ends_at', away.ends_at,
          'until', case when not leave.is_open
            then ((away.ends_at - interval '1 minute') at time zone project.time_zone)::date end,
          'employee_name', employee.name, ${person}
        ) order by employee.name, away.starts_at), '[]')
        from unavailability away
        join project on project.id = away.project_id
        join employee on employee.project_id = away.project_id and employee.id = away.employee_id
        join time_off leave on leave.project_id = away.project_id and leave.id = away.time_off_id
        where away.project_id = ${tx.projectId} and away.source = 'time_off' and away.ends_at > ${moment}
          and away.starts_at < ${addDays(today, 1)}::timestamp at time zone project.time_zone) as absences`.execute(tx);
  const { has_clock: hasClock, ...facts } = rows[0] as Row;
  return todayLines({ ...facts, hasClock, today, now });
}

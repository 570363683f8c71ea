import type { schedule } from '@pamaina/contract';
import type { Violation } from '@pamaina/engine';
import { sql } from 'kysely';
import { member, Prebuilt, type Call } from '../../platform/http/route.ts';
import { ruleText } from './rule-text.ts';

interface Month {
  shifts: string;
  warned: { shift: Record<string, unknown>; violations: Violation[] }[];
  holidays: string;
  zone: string;
}

/**
 * The shifts of a range (Spec section 6: an employee sees published ones only, and never a rule that a colleague breaks).
 * One statement, and PostgreSQL builds the JSON; only shifts with warnings pass through here, to be put into words.
 */
export async function getSchedule(call: Call<typeof schedule.getSchedule>): Promise<Prebuilt> {
  const { projectId, role } = member(call);
  const { start, end } = call.query;
  const isManager = role === 'manager';
  const month = await call.deps.database.inProject(projectId, async (tx) => {
    const { rows } = await sql<Month>`
      with listed as (
        select jsonb_array_length(shift.violations) > 0 and ${isManager} as is_warned, shift.violations, shift.starts_at, json_build_object(
          'id', shift.id, 'date', shift.date, 'start_time', to_char(start_time, 'HH24:MI'), 'end_time', to_char(end_time, 'HH24:MI'),
          'starts_at', to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'ends_at', to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'break_minutes', break_minutes, 'template', template, 'role', role, 'employee_id', employee_id,
          'employee_name', coalesce(employee.name, former_name), 'status', status, 'pinned', pinned, 'version', shift.version,
          'warnings', json_build_array()
        ) as shift
        from shift left join employee on employee.project_id = shift.project_id and employee.id = shift.employee_id
        where shift.date between ${start} and ${end} and (${isManager} or status = 'published')
      )
      select
        (select coalesce(json_agg(shift order by starts_at), '[]')::text from listed where not is_warned) as shifts,
        (select coalesce(json_agg(json_build_object('shift', shift, 'violations', violations)), '[]') from listed where is_warned) as warned,
        (select coalesce(json_agg(json_build_object('date', date, 'name', name, 'closed', closed) order by date), '[]')::text
          from holiday where date between ${start} and ${end}) as holidays,
        (select time_zone from project where id = ${projectId}) as zone`.execute(tx);
    return rows[0] as Month;
  });
  const warned = month.warned.map(({ shift, violations }) => ({
    ...shift,
    warnings: violations.map((violation) => ruleText(violation, call.language, month.zone)),
  }));
  const shifts = [month.shifts.slice(1, -1), JSON.stringify(warned).slice(1, -1)].filter(Boolean).join(',');
  return new Prebuilt(`{"shifts":[${shifts}],"holidays":${month.holidays},"events":[]}`);
}

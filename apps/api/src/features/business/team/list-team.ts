import type { team } from '@pamaina/contract';
import { sql } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { picturePath } from '../../access/profile/index.ts';

/** Seen in the last minute. */
const PRESENT_SECONDS = 60;

type Row = Omit<team.TeamMember, 'picture'> & { picture: string | null };

/** The employees as their colleagues see them. One statement. */
export async function listTeam(call: ProjectCall<typeof team.listTeam>) {
  const { projectId } = call.caller;
  const now = call.now;
  const [at, since] = [now, now - PRESENT_SECONDS * 1000].map((moment) => new Date(moment).toISOString());
  const { tx } = call;
  const { rows } = await sql<Row>`
      with worked as (
        select employee_id, sum(minutes)::integer as minutes
        from work_shift where project_id = ${projectId} and status = 'published' and ends_at <= ${at} and employee_id is not null
        group by employee_id
      )
      select employee.id, employee.name, employee.roles, employee.department, employee.location,
        case when account.seen_at is null or account.seen_at < ${since} then 'offline'
          when account.is_busy then 'busy' else 'online' end as status,
        coalesce(employee.first_day::text, local_time(employee.created_at, project.time_zone)::date::text) as join_date,
        (coalesce(worked.minutes, 0) / 60.0)::double precision as total_hours,
        picture.id as picture
      from employee
      join project on project.id = employee.project_id
      left join worked on worked.employee_id = employee.id
      left join account on account.project_id = employee.project_id and account.employee_id = employee.id
      left join picture on picture.account_id = account.id
      where employee.project_id = ${projectId}
        and (employee.last_day is null or employee.last_day >= local_time(${at}, project.time_zone)::date)
      order by ${byName(tx, 'employee.name')}, employee.id`.execute(tx);
  return rows.map((row) => ({ ...row, picture: picturePath(row.picture) }));
}

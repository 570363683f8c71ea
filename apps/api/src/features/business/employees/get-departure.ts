import type { employees } from '@pamaina/contract';
import { sql } from 'kysely';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';

/**
 * What deleting an employee would open and cancel, by the same conditions as `deleteEmployee`. One statement. @throws
 * `not_found`
 */
export async function getDeparture(call: Call<typeof employees.getDeparture>): Promise<employees.Departure> {
  const { projectId } = member(call);
  const { id } = call.params;
  const now = new Date(call.deps.now()).toISOString();
  const { rows } = await call.deps.database.readInProject(projectId, (tx) =>
    sql<employees.Departure>`select
      (select coalesce(json_agg(json_build_object('id', id, 'date', date, 'start_time', to_char(start_time, 'HH24:MI'),
          'end_time', to_char(end_time, 'HH24:MI'), 'template', template, 'role', role, 'status', status) order by starts_at, id), '[]')
        from shift where project_id = ${projectId} and employee_id = person.id and starts_at > ${now}
          and (amendment is null or status = 'published')) as shifts,
      (select count(*)::integer from swap_offer where project_id = ${projectId} and status in ('pending', 'employee_accepted')
        and starts_at > ${now} and person.id in (offered_by, target, accepted_by)) as swaps,
      (select count(*)::integer from shift_claim where project_id = ${projectId} and employee_id = person.id
        and status = 'pending' and starts_at > ${now}) as claims,
      (select count(*)::integer from time_off where project_id = ${projectId} and employee_id = person.id
        and status = 'pending') as time_off
      from employee as person where person.project_id = ${projectId} and person.id = ${id}`.execute(tx),
  );
  const [departure] = rows;
  if (!departure) throw new ProblemError('not_found');
  return departure;
}

import type { employment } from '@pamaina/contract';
import { sql } from 'kysely';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { narrowEmployment, workedOutside } from '../employees/index.ts';
import { planningFactsChanged } from '../projects/index.ts';
import { lockEmployee } from './change-terms.ts';
import { readEmployment } from './read-employment.ts';

/** What a last day would open and cancel, by the same conditions as `endEmployment`. @throws `not_found` */
export async function previewEnd(call: ProjectCall<typeof employment.previewEnd>): Promise<employment.EmploymentEnd> {
  const { tx } = call;
  const { id } = call.params;
  const { last_day } = call.query;
  const now = new Date(call.now).toISOString();
  const { rows } = await sql<Omit<employment.EmploymentEnd, 'worked'>>`
    with opening as (
      select * from shift
      where project_id = ${tx.projectId} and employee_id = ${id} and date > ${last_day} and starts_at > ${now}
    )
    select
      (select coalesce(json_agg(json_build_object('id', id, 'date', date, 'start_time', to_char(start_time, 'HH24:MI'),
          'end_time', to_char(end_time, 'HH24:MI'), 'template', template, 'role', role, 'status', status) order by starts_at, id), '[]')
        from opening where amends is null) as shifts,
      (select count(*)::integer from swap_offer where project_id = ${tx.projectId} and status in ('pending', 'employee_accepted')
        and shift_id in (select id from opening)) as swaps
    from employee as person where person.project_id = ${tx.projectId} and person.id = ${id}`.execute(tx);
  const [found] = rows;
  if (!found) throw new ProblemError('not_found');
  const worked = await workedOutside(tx, { employeeId: id, firstDay: null, lastDay: last_day, now: call.now });
  return { ...found, worked };
}

/**
 * Sets the last day, agreed for a fixed term or known, or takes it back. Shifts after it that have not begun become
 * open; from the day after it on the employee is in no list.
 * @throws `not_found`, `stale`, `generation_running`; `invalid` for a day before the first one or before worked shifts
 */
export async function endEmployment(
  call: ProjectCall<typeof employment.endEmployment>,
): Promise<employment.Employment> {
  const { tx, now } = call;
  const { username } = call.caller;
  const { id } = call.params;
  const { last_day } = call.body;
  const is_fixed_term = call.body.is_fixed_term && last_day !== null;
  const person = await lockEmployee(tx, id, call.ifMatch);
  const { name, first_day: firstDay } = person;
  if (last_day !== null && firstDay !== null && last_day < firstDay) throw fieldProblem('last_day', 'before_first_day');
  if (last_day !== null)
    await narrowEmployment(tx, { employeeId: id, firstDay, lastDay: last_day, actor: username, now });
  await tx
    .updateTable('employee')
    .set({ last_day, is_fixed_term, version: person.version + 1 })
    .where('id', '=', id)
    .execute();
  const before = { last_day: person.last_day, is_fixed_term: person.is_fixed_term };
  const details = { id, name, before, after: { last_day, is_fixed_term } };
  await recordActivity(tx, { action_type: 'employee.end_changed', actor: username, details });
  await planningFactsChanged(tx, [id]);
  return readEmployment(tx, id, now);
}

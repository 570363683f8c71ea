import type { employment } from '@pamaina/contract';
import { sql } from 'kysely';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivity } from '../../access/activity/index.ts';
import {
  applyTerms,
  narrowEmployment,
  workedOutside,
  changeEmployee,
  putTerms,
  removeTerms,
} from '../employees/index.ts';
import { planningFactsChanged } from '../../access/projects/index.ts';
import { readEmployment, todayOf } from './read-employment.ts';

/** What a last day would open, cancel and shorten, by the same conditions as `endEmployment`. @throws `not_found` */
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
        and (shift_id in (select id from opening) or return_shift_id in (select id from opening))) as swaps,
      (select coalesce(json_agg(json_build_object('start', start_date, 'end', case when not is_open then end_date end) order by start_date, id), '[]')
        from time_off where project_id = ${tx.projectId} and employee_id = ${id} and status in ('pending', 'approved')
          and end_date > ${last_day}) as absences
    from employee as person where person.project_id = ${tx.projectId} and person.id = ${id}`.execute(tx);
  const [found] = rows;
  if (!found) throw new ProblemError('not_found');
  const worked = await workedOutside(tx, { employeeId: id, firstDay: null, lastDay: last_day, now: call.now });
  return { ...found, worked };
}

/**
 * Sets the last day, agreed for a fixed term or known, or takes it back. Shifts after it that have not begun become
 * open, and absences take no day after it; from the day after it on the employee is in no list.
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
  await changeEmployee(tx, id, { last_day, is_fixed_term });
  const before = { last_day: person.last_day, is_fixed_term: person.is_fixed_term };
  const details = { id, name, before, after: { last_day, is_fixed_term } };
  await recordActivity(tx, { action_type: 'employee.end_changed', actor: username, details });
  await planningFactsChanged(tx, [id]);
  return readEmployment(tx, id, now);
}

/**
 * Changes roles, contract hours or rate from a day on; what is left out goes on as it was. Shifts are judged again: a
 * role that ends does not fit those after it.
 * @throws `not_found`, `stale`; `invalid` for a day outside of the employment
 */
export async function changeTerms(call: ProjectCall<typeof employment.changeTerms>): Promise<employment.Employment> {
  const { tx, now } = call;
  const { username } = call.caller;
  const { id } = call.params;
  const { valid_from, ...changed } = call.body;
  const person = await lockEmployee(tx, id, call.ifMatch);
  if (person.first_day !== null && valid_from <= person.first_day) throw fieldProblem('valid_from', 'before_first_day');
  if (person.last_day !== null && valid_from > person.last_day) throw fieldProblem('valid_from', 'after_last_day');
  const before = await readEmployment(tx, id, now);
  const known = before.terms.findLast((term) => term.valid_from === null || term.valid_from <= valid_from);
  if (!known) throw new ProblemError('not_found');
  const { valid_from: _, is_current: __, created_by: ___, ...earlier } = known;
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  const terms = { ...earlier, ...given };
  if (terms.has_reduced_norm && (terms.contract_hours_per_week ?? 40) >= 40) terms.has_reduced_norm = false;
  await putTerms(tx, id, { valid_from, ...terms, created_by: username });
  return finish(call, { id, name: person.name, before: { valid_from, ...earlier }, after: { valid_from, ...terms } });
}

/** Takes a change of terms back: those before it go on. @throws `not_found`, `stale` */
export async function deleteTerms(call: ProjectCall<typeof employment.deleteTerms>): Promise<employment.Employment> {
  const { tx } = call;
  const { id, valid_from } = call.params;
  const { name } = await lockEmployee(tx, id, call.ifMatch);
  const removed = await removeTerms(tx, id, valid_from);
  if (!removed) throw new ProblemError('not_found');
  return finish(call, { id, name, before: removed });
}

/** @throws `not_found`, `stale` */
async function lockEmployee(tx: Tx, id: string, ifMatch: number | null) {
  const person = await tx
    .selectFrom('employee')
    .select(['name', 'first_day', 'last_day', 'is_fixed_term', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw new ProblemError('not_found');
  if (ifMatch !== null && ifMatch !== person.version) throw new ProblemError('stale');
  return person;
}

async function finish(
  { tx, caller, now }: Pick<ProjectCall, 'tx' | 'caller' | 'now'>,
  details: { id: string; name: string; before: object; after?: object },
): Promise<employment.Employment> {
  const { id } = details;
  await changeEmployee(tx, id, {});
  await applyTerms(tx, await todayOf(tx, now), id);
  await recordActivity(tx, {
    action_type: details.after === undefined ? 'employee.terms_deleted' : 'employee.terms_changed',
    actor: caller.username,
    details,
  });
  await planningFactsChanged(tx, [id]);
  return readEmployment(tx, id, now);
}

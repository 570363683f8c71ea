import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { RequestRow, SystemAction, Table } from './machine.ts';

/** When the system has acted, though nothing has been written: read from the clock and the shift. */
const conditions: Partial<Record<SystemAction, (now: string) => RawBuilder<boolean>>> = {
  expire: (now) => sql`request.starts_at <= ${now}`,
  complete: (now) => sql`request.ends_at <= ${now}`,
  shift_lost: () => sql`shift.employee_id is distinct from request.offered_by`,
  shift_removed: () => sql`shift.id is null`,
  shift_given: () => sql`shift.employee_id = request.employee_id`,
  shift_taken: () => sql`(shift.employee_id is not null or shift.former_name is not null)`,
};

/**
 * Requests with their current status: the first row of the table whose condition holds has led to it.
 * @param now an instant
 */
export function requestQuery<State extends string>(tx: Tx, machine: Table<State>, now: string) {
  const passed = machine.transitions.flatMap(([from, action, who, to]) => {
    const condition = who === 'system' ? conditions[action as SystemAction] : undefined;
    return condition ? [sql`when request.status = ${from} and ${condition(now)} then ${to}`] : [];
  });
  const people = Object.entries(machine.people).map(([person, columns]) => {
    const [id, name] = columns?.map((column) => sql.ref(`request.${column}`)) ?? [];
    return sql`${id ?? sql`null::text`} as ${sql.ref(person)}, ${name ?? sql`null::text`} as ${sql.ref(`${person}_name`)}`;
  });
  const rows = sql<RequestRow<State>>`(select request.id, request.shift_id, request.date, request.start_time,
      request.end_time, request.starts_at, request.template, request.role, ${sql.join(people)}, request.note,
      request.rejection_reason, request.created_at, request.status as stored,
      case ${sql.join(passed, sql` `)} else request.status end as status
    from ${sql.table(machine.table)} as request
    left join shift on shift.project_id = request.project_id and shift.id = request.shift_id
    where request.project_id = ${tx.projectId})`;
  return tx.selectFrom(rows.as('request')).selectAll().$castTo<RequestRow<State>>();
}

/**
 * One request with its current status, its row locked until the transaction ends, so that of two concurrent answers one
 * comes first.
 * @throws `not_found`
 */
export async function lockRequest<State extends string>(
  tx: Tx,
  machine: Table<State>,
  { id, now }: { id: string; now: string },
): Promise<RequestRow<State>> {
  await tx
    .selectFrom(machine.table)
    .select('id')
    .where('project_id', '=', tx.projectId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const found = await requestQuery(tx, machine, now).where('request.id', '=', id).executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}

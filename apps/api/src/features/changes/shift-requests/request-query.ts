import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { RequestRow, SystemAction, Table } from './machine.ts';

/** When the system has acted, though nothing has been written: read from the clock and the shift. */
type Conditions = Partial<Record<SystemAction, (now: string) => RawBuilder<boolean>>>;

const conditions: Conditions = {
  expire: (now) => sql`request.starts_at <= ${now}`,
  complete: (now) => sql`request.ends_at <= ${now}`,
  shift_lost: () => sql`shift.employee_id is distinct from request.offered_by`,
  shift_removed: () => sql`shift.id is null`,
  shift_given: () => sql`shift.employee_id = request.employee_id`,
  shift_taken: () => sql`(shift.employee_id is not null or shift.former_name is not null)`,
};

/** An exchange ends with either shift, and when one is no longer what they agreed on. */
const withReturn: Conditions = {
  ...conditions,
  expire: (now) => sql`least(request.starts_at, request.return_starts_at) <= ${now}`,
  complete: (now) => sql`greatest(request.ends_at, request.return_ends_at) <= ${now}`,
  shift_lost: () => sql`(shift.employee_id is distinct from request.offered_by
    or request.return_date is not null and (
      back.employee_id is distinct from request.target
      or (shift.date, shift.start_time, shift.end_time, shift.role)
        is distinct from (request.date, request.start_time, request.end_time, request.role)
      or (back.date, back.start_time, back.end_time, back.role)
        is distinct from (request.return_date, request.return_start_time, request.return_end_time, request.return_role)))`,
};

const RETURN = ['shift_id', 'date', 'start_time', 'end_time', 'template', 'role'].map((name) => `return_${name}`);

/**
 * Requests with their current status: the first row of the table whose condition holds has led to it.
 * @param now an instant
 */
export function requestQuery<State extends string>(tx: Tx, machine: Table<State>, now: string) {
  const passed = machine.transitions.flatMap(([from, action, who, to]) => {
    const known = machine.hasReturn ? withReturn : conditions;
    const condition = who === 'system' ? known[action as SystemAction] : undefined;
    return condition ? [sql`when request.status = ${from} and ${condition(now)} then ${to}`] : [];
  });
  const people = Object.entries(machine.people).map(([person, columns]) => {
    const [id, name] = columns?.map((column) => sql.ref(`request.${column}`)) ?? [];
    return sql`${id ?? sql`null::text`} as ${sql.ref(person)}, ${name ?? sql`null::text`} as ${sql.ref(`${person}_name`)}`;
  });
  const back = RETURN.map((name) =>
    machine.hasReturn ? sql.ref(`request.${name}`) : sql`null::text as ${sql.ref(name)}`,
  );
  const starts = machine.hasReturn ? sql`least(request.starts_at, request.return_starts_at)` : sql`request.starts_at`;
  const returned = sql`left join shift as back on back.project_id = request.project_id and back.id = request.return_shift_id`;
  const rows = sql<RequestRow<State>>`(select request.id, request.shift_id, request.date, request.start_time,
      request.end_time, ${starts} as starts_at, request.template, request.role, ${sql.join(people)}, ${sql.join(back)}, request.note,
      request.rejection_reason, request.created_at, request.status as stored,
      case ${sql.join(passed, sql` `)} else request.status end as status
    from ${sql.table(machine.table)} as request
    left join shift on shift.project_id = request.project_id and shift.id = request.shift_id
    ${machine.hasReturn ? returned : sql``}
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

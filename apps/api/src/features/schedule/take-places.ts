import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { settleLost } from './settle-lost.ts';

/**
 * Of a month that is published again: a draft with a person takes the place of a published open shift of the same date, template
 * (without one: the same hours) and role, one for one, so that no need is counted twice; whoever asked for the open shift is told.
 * @param now milliseconds since 1970
 */
export async function takePlaces(
  tx: Tx,
  projectId: string,
  { start, end, actor, now }: { start: string; end: string; actor: string; now: number },
): Promise<void> {
  const { rows } = await sql<{ id: string; to: string[] }>`
    with of_month as (
      select id, date, role, status, employee_id, former_name, jsonb_build_array(template,
        case when template is null then start_time end, case when template is null then end_time end) as what
      from shift where project_id = ${projectId} and date between ${start} and ${end}
    ), places as (
      select id, date, what, role, row_number() over (partition by date, what, role order by id) as place
      from of_month where status = 'published' and employee_id is null and former_name is null
    ), takers as (
      select date, what, role, array_agg(employee_id) as people
      from of_month where status = 'draft' and employee_id is not null
      group by date, what, role
    )
    select places.id, takers.people as "to" from places join takers using (date, what, role)
    where places.place <= cardinality(takers.people)`.execute(tx);
  if (rows.length === 0) return;
  await settleLost(tx, projectId, { fates: rows.map(({ id, to }) => ({ id, to, isRemoved: true })), actor, now });
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom('shift').where('project_id', '=', projectId).where('id', 'in', ids).execute();
}

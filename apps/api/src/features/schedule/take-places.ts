import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { tellLost } from './tell-lost.ts';

/**
 * Of a month that is published again: a draft with a person takes the place of a published open shift of the same date, template
 * and role, one for one, so that no need is counted twice; whoever asked for the open shift is told.
 */
export async function takePlaces(tx: Tx, projectId: string, start: string, end: string): Promise<void> {
  const { rows } = await sql<{ id: string; to: string[] }>`
    with places as (
      select id, date, template, role, row_number() over (partition by date, template, role order by id) as place
      from shift
      where project_id = ${projectId} and date between ${start} and ${end}
        and status = 'published' and employee_id is null and former_name is null
    ), takers as (
      select date, template, role, array_agg(employee_id) as people
      from shift
      where project_id = ${projectId} and date between ${start} and ${end} and status = 'draft' and employee_id is not null
      group by date, template, role
    )
    select places.id, takers.people as "to" from places join takers using (date, template, role)
    where places.place <= cardinality(takers.people)`.execute(tx);
  if (rows.length === 0) return;
  await tellLost(
    tx,
    projectId,
    rows.map(({ id, to }) => ({ id, to, isRemoved: true })),
  );
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom('shift').where('project_id', '=', projectId).where('id', 'in', ids).execute();
}

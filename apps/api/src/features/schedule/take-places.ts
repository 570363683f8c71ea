import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * Of a month that is published again: a draft with a person takes the place of a published open shift of the same date, template
 * and role, one for one, so that no need is counted twice.
 */
export async function takePlaces(tx: Tx, projectId: string, start: string, end: string): Promise<void> {
  await sql`
    with places as (
      select id, date, template, role, row_number() over (partition by date, template, role order by id) as place
      from shift
      where project_id = ${projectId} and date between ${start} and ${end}
        and status = 'published' and employee_id is null and former_name is null
    ), takers as (
      select date, template, role, row_number() over (partition by date, template, role order by id) as place
      from shift
      where project_id = ${projectId} and date between ${start} and ${end} and status = 'draft' and employee_id is not null
    )
    delete from shift using places join takers using (date, template, role, place)
    where shift.project_id = ${projectId} and shift.id = places.id`.execute(tx);
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ShiftTable } from '../shifts/index.ts';

/**
 * For a month that is published again: a draft with an employee takes the place of a published open shift of the same
 * date, template (without one: the same hours) and role, one for one, so that no need is counted twice; those who
 * claimed the open shift are notified. Of several equal ones the one with the fewest other claims is removed, so that
 * no claim is rejected while an equal shift stays open.
 * @param drafts the ids of those that are published; without it all of the month are
 * @param now milliseconds since 1970
 * @returns the rows that went
 */
export async function replaceOpenShifts(
  tx: Tx,
  shifts: ShiftTable,
  {
    start,
    end,
    drafts,
    actor,
    now,
  }: { start: string; end: string; drafts?: readonly string[]; actor: string; now: number },
): Promise<unknown[]> {
  const { rows } = await sql<{ id: string; to: string[] }>`
    with of_month as (
      select id, date, role, status, employee_id, former_name, jsonb_build_array(template, cut ->> 'half',
        case when template is null or cut is not null then start_time end,
        case when template is null or cut is not null then end_time end) as what
      from shift where project_id = ${tx.projectId} and date between ${start} and ${end}
    ), takers as (
      select date, what, role, array_agg(employee_id) as people
      from of_month where status = 'draft' and employee_id is not null
        and (${drafts ?? null}::uuid[] is null or id = any(${drafts ?? null}::uuid[]))
      group by date, what, role
    ), places as (
      select opening.id, people,
        row_number() over (partition by date, what, role order by asked.others, asked.own desc, opening.id) as place
      from of_month as opening join takers using (date, what, role)
      cross join lateral (
        select count(*) filter (where claim.employee_id = any(people)) as own,
          count(*) filter (where claim.employee_id <> all(people)) as others
        from shift_claim as claim
        where claim.project_id = ${tx.projectId} and claim.shift_id = opening.id and claim.status = 'pending'
      ) as asked
      where status = 'published' and opening.employee_id is null and former_name is null
    )
    select id, people as "to" from places where place <= cardinality(people)`.execute(tx);
  return shifts.removeTaken(rows, { actor, now });
}

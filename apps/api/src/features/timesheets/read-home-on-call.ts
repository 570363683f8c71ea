import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { ownerOf, type DateRange } from '../analytics/index.ts';
import { wasExcused } from '../planning-input/index.ts';

/** Minutes of published on-call time at home, by owner (`ownerOf`) and the date on which it starts. One statement. */
export async function readHomeOnCall(tx: Tx, { start, end }: DateRange): Promise<Map<string, Map<string, number>>> {
  const { rows } = await sql<{ person: string; is_gone: boolean; date: string; minutes: number }>`
    select coalesce(employee_id, former_name) as person, employee_id is null as is_gone, date,
      sum(minutes)::integer as minutes
    from counted_shift as shift
    where project_id = ${tx.projectId} and date between ${start} and ${end} and status = 'published' and on_call = 'at_home'
      and coalesce(employee_id, former_name) is not null and not ${wasExcused}
    group by 1, 2, 3`.execute(tx);
  const found = new Map<string, Map<string, number>>();
  for (const { person, is_gone, date, minutes } of rows) {
    const owner = ownerOf(is_gone, person);
    found.set(owner, (found.get(owner) ?? new Map<string, number>()).set(date, minutes));
  }
  return found;
}

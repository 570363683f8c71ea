import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Future work in minutes: per employee, and under null the open shifts. */
export type Coming = ReadonlyMap<string | null, number>;

/** What is scheduled after today up to a period's end: the hours that another schedule could give to someone else. */
export async function readComing(tx: Tx, { today, end }: { today: string; end: string }): Promise<Coming> {
  const { rows } = await sql<{ employee_id: string | null; minutes: number }>`
    select employee_id, sum(minutes)::integer as minutes
    from work_shift where project_id = ${tx.projectId} and date > ${today} and date <= ${end} group by 1`.execute(tx);
  return new Map(rows.map(({ employee_id, minutes }) => [employee_id, minutes]));
}

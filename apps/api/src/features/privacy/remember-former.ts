import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Gives somebody who is being deleted the number that takes their name's place, should their personal data be erased one day. */
export async function rememberFormer(
  tx: Tx,
  projectId: string,
  { employee_id, name }: { employee_id: string; name: string },
): Promise<void> {
  // Of two deletions at once the second counts after the first.
  await sql`select from project where id = ${projectId} for no key update`.execute(tx);
  await sql`
    insert into former_employee (project_id, number, employee_id, name, since)
    select ${projectId}, coalesce(max(number), 0) + 1, ${employee_id}, ${name}, max(left_at) filter (where employee_id = ${employee_id})
    from former_employee where project_id = ${projectId}`.execute(tx);
}
